"""Zones and connections."""

from __future__ import annotations

from berthier.kernel.graph import Graph

#  0 - 1 - 2    4 - 5 (an island)
#   \\  |
#      3
ISLE = Graph(6, [(1, 0), (2, 1), (0, 3), (3, 1), (4, 5)])


def test_neighbours_are_in_order_and_mutual() -> None:
    assert ISLE.near == [[1, 3], [0, 2, 3], [1], [0, 1], [5], [4]]


def test_a_connection_has_one_number_both_ways() -> None:
    assert [ISLE.link[a][b] for a, b in ISLE.ends] == [0, 1, 2, 3, 4]
    assert all(ISLE.link[a][b] == ISLE.link[b][a] for a in range(6) for b in range(6))
    assert ISLE.link[0][2] == -1


def test_distances() -> None:
    assert ISLE.distance[0] == [0, 1, 2, 1, 7, 7]  # 7: more than any way could take
    assert ISLE.distance[4] == [7, 7, 7, 7, 0, 1]
