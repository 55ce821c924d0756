#!/usr/bin/env python3
"""Proves that check_room_table.py bites, and that it leaves legal code alone."""
import unittest

import check_includes
import check_room_table
from law_test import LawTest


class CheckRoomTable(LawTest):
    law = check_room_table

    def table(self, **changes):
        rows = []
        for room, sees in check_includes.SEES.items():
            rows.append(f"| `{room}` | words | {changes.get(room, ', '.join(f'`{s}`' for s in sees) or 'nothing')} |\n")
        return "| room | holds | sees |\n|---|---|---|\n" + "".join(rows)

    def test_table_of_rooms(self):
        path = "docs/architecture.md"
        self.legal(path, self.table())
        self.illegal(path, self.table(repl="`tester`"), line=2 + list(check_includes.SEES).index("repl") + 1)
        without = "".join(line for line in self.table().splitlines(True) if "`lang` |" not in line[:10])
        self.illegal(path, without)


if __name__ == "__main__":
    unittest.main()
