"""Links keep their account while the network is edited under a run."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pytest

from fabric_studio.sim.ledger import LinkLedger


@dataclass
class Named:
    """The part of a router that the ledger looks at: (cable, name) of every link."""

    links: list

    @property
    def capacity_bytes_s(self):
        return np.full(len(self.links), 2.0)

    @property
    def link_cable(self):
        return np.array([cable for cable, _ in self.links], np.int64)

    def link_name(self, link):
        return self.links[link][1]


def replace(ledger, router, carried):
    n = len(carried)
    ledger.replace(router, np.array(carried, float), np.full(n, 2.0), np.array(carried, float) / 10)


def account(ledger, carried):
    n = len(carried)
    _, total, _ = ledger.totals(np.array(carried, float), np.full(n, 2.0), np.zeros(n))
    return dict(zip(ledger.names(np.arange(len(ledger))), total.tolist(), strict=True))


BEFORE = [(7, "a>b"), (8, "a>c"), (7, "b>a"), (8, "c>a"), (0, "in 1"), (0, "in 2")]


def test_a_cut_cable_keeps_its_name_and_bytes_and_the_others_go_on():
    ledger = LinkLedger(Named(BEFORE))
    replace(ledger, Named([(8, "a>c"), (8, "c>a"), (0, "in 1"), (0, "in 2")]), [1, 2, 3, 4, 5, 6])
    assert account(ledger, [10, 20, 30, 40]) == {
        "a>b": 1,
        "a>c": 12,
        "b>a": 3,
        "c>a": 24,
        "in 1": 35,
        "in 2": 46,
    }
    busy, _, peak = ledger.totals(np.zeros(4), np.full(4, 2.0), np.zeros(4))
    assert busy == pytest.approx([0.5, 1, 1.5, 2, 2.5, 3])
    assert peak == pytest.approx([0.1, 0.2, 0.3, 0.4, 0.5, 0.6])


def test_a_new_cable_gets_a_row_of_its_own_and_a_repaired_one_its_old_row():
    ledger = LinkLedger(Named(BEFORE))
    replace(ledger, Named(BEFORE[1:2] + BEFORE[3:]), [1, 2, 3, 4, 5, 6])
    replace(ledger, Named([*BEFORE[1:2], *BEFORE[3:], (9, "b>c")]), [0, 0, 0, 0])
    assert ledger.row.tolist() == [1, 3, 4, 5, 6]
    assert ledger.cable.tolist() == [7, 8, 7, 8, 0, 0, 9]
    assert account(ledger, [1, 1, 1, 1, 1])["b>c"] == 1
    replace(ledger, Named(BEFORE), [1, 1, 1, 1, 1])
    assert ledger.row.tolist() == [0, 1, 2, 3, 4, 5]
    assert account(ledger, [1] * 6) == {
        "a>b": 2,
        "a>c": 4,
        "b>a": 4,
        "c>a": 6,
        "in 1": 7,
        "in 2": 8,
        "b>c": 1,
    }


def test_links_inside_machines_are_matched_by_name_when_a_machine_was_added():
    ledger = LinkLedger(Named(BEFORE))
    replace(ledger, Named([*BEFORE[:4], (0, "in 0"), (0, "in 1"), (0, "in 2")]), [1, 2, 3, 4, 5, 6])
    assert account(ledger, [0] * 7) == {
        "a>b": 1,
        "a>c": 2,
        "b>a": 3,
        "c>a": 4,
        "in 1": 5,
        "in 2": 6,
        "in 0": 0,
    }


def test_a_network_without_links():
    ledger = LinkLedger(Named([]))
    replace(ledger, Named(BEFORE), [])
    assert len(ledger) == 6
