"""Cabling leaves to spines."""

from __future__ import annotations

import numpy as np
import pytest

from fabric_studio.base.errors import InvariantError
from tests.factories_wizards import do, errors, links, propose, superpod


def test_the_spines_of_a_superpod_are_cabled_as_nvidia_does():
    """The same table: 4 SU have 32 leaves with 32 uplinks each to 16 spines, 1,024 cables."""
    document = superpod(4, without=("leaf-spine",))
    proposal = do(document, "uplinks", {})
    assert len(proposal.new_cables) == 1024 and proposal.notes == ()
    assert links(document.snapshot(), "leaf-spine") == links(superpod(4).snapshot(), "leaf-spine")
    assert errors(document) == []


def test_k_uplinks_are_dealt_evenly():
    document = superpod(1, without=("leaf-spine",))
    do(document, "uplinks", {}, uplinks=8)
    view = document.snapshot()
    joined = np.stack((view.cables.a_device, view.cables.z_device))[:, view.cables.role == "leaf-spine"]
    _, count = np.unique(joined, axis=1, return_counts=True)
    assert joined.shape[1] == 8 * 8 and set(count.tolist()) == {2}, "8 uplinks over 4 spines"
    with pytest.raises(InvariantError, match="as many uplinks as ports down already"):
        propose(superpod(1), "uplinks", {})


def test_a_number_of_uplinks_that_does_not_divide_is_told():
    proposal = propose(superpod(1, without=("leaf-spine",)), "uplinks", {}, uplinks=6)
    assert proposal.notes == (
        "6 uplinks do not divide by 4 spines, so not every leaf has the same number of links to every spine",
    )


def test_ports_that_run_out_on_leaf_and_spine_are_conflicts():
    document = superpod(1, without=("leaf-spine",))
    proposal = do(document, "uplinks", {}, uplinks=40, spines="spine-01, spine-02, spine-03")
    texts = [conflict.text for conflict in proposal.conflicts]
    assert texts[0] == "leaf-su01-r1 has 32 free ports at 400 Gb/s for 40 uplinks: 8 are left out"
    assert "spine-01 has 64 free ports at 400 Gb/s: 23 uplinks are left out" in texts
    assert len(proposal.new_cables) == 3 * 64


def test_switches_of_unknown_tier_are_asked_for():
    document = superpod(1, without=("leaf-spine", "server-leaf", "ufm-leaf"))
    with document.transaction("Forget") as tx:
        view = tx.now
        tx.set("device", view.devices.where(np.isin(view.devices.role, ("leaf", "spine"))), role="switch")
    with pytest.raises(InvariantError, match="give them the roles leaf and spine"):
        propose(document, "uplinks", {}, uplinks=4)
    do(document, "uplinks", {}, uplinks=4, spines="spine-*")
    assert set(document.snapshot().devices.role.tolist()) == {"server", "ufm", "leaf", "spine"}
