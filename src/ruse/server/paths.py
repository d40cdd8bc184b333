"""What paths say about a request before its route is looked up."""

ANSWER = "/play"
"""How the path of an answer ends, for programs and for pages: by far the most frequent request."""

FOR_ALL = ("/static/", "/art/", "/healthz", "/livez", "/readyz", "/metrics")
"""How the paths begin that give everybody the same: files, and how the server is doing."""
