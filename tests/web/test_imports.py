"""The rooms of the pages: what a module imports never leads back to it."""

from __future__ import annotations

import grimp

import ruse.web


def test_no_module_imports_itself_in_a_roundabout_way():
    graph = grimp.build_graph("ruse", exclude_type_checking_imports=True, cache_dir=None)
    circles = [
        graph.find_shortest_chain(imported, module)
        for module in graph.find_descendants(ruse.web.__name__)
        for imported in graph.find_modules_directly_imported_by(module)
        if imported.startswith(ruse.web.__name__) and graph.chain_exists(imported, module)
    ]
    assert not circles
