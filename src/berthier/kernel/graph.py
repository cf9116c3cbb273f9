"""Zones and connections as plain lists, with what is static worked out once."""

from __future__ import annotations


class Graph:
    """`near[z]`: neighbours in order; `link[z][w]`: number of the connection, or -1."""

    def __init__(self, size: int, connections: list[tuple[int, int]]) -> None:
        self.size = size
        self.ends = connections
        self.near: list[list[int]] = [[] for _ in range(size)]
        self.link: list[list[int]] = [[-1] * size for _ in range(size)]
        for number, (a, b) in enumerate(connections):
            self.near[a].append(b)
            self.near[b].append(a)
            self.link[a][b] = self.link[b][a] = number
        for row in self.near:
            row.sort()
        self.distance = [self._distances(z) for z in range(size)]

    def _distances(self, start: int) -> list[int]:
        far = self.size + 1
        found = [far] * self.size
        found[start] = 0
        edge = [start]
        while edge:
            nxt = []
            for zone in edge:
                for other in self.near[zone]:
                    if found[other] == far:
                        found[other] = found[zone] + 1
                        nxt.append(other)
            edge = nxt
        return found
