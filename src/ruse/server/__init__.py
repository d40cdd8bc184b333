"""The server: tables that outlive their players' connections, kept in a journal; it knows no HTML."""
