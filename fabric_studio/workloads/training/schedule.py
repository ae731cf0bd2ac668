"""In which order a pipeline stage works on its micro-batches: one forward, one backward, with interleaved chunks of layers."""

from __future__ import annotations

from typing import NamedTuple


class Pass(NamedTuple):
    """One pass of one micro-batch through one chunk of layers."""

    backward: bool
    chunk: int
    micro_batch: int


def one_forward_one_backward(stage: int, stages: int, micro_batches: int, chunks: int) -> list[Pass]:
    """The passes of one stage in their order.

    Forward passes until the pipeline is full, then one forward and one backward in turn, then what is left of backward. With
    more than one chunk a stage has several runs of layers and takes `stages` micro-batches through each in turn, which makes
    the bubble (stages - 1) / (chunks * micro_batches). Source: Narayanan et al., arXiv 2104.04473, section 2.2.
    """
    total = micro_batches * chunks
    if chunks == 1:
        warm = min(stages - 1 - stage, total)
    elif micro_batches == stages:
        warm = total
    else:
        warm = min(2 * (stages - 1 - stage) + (chunks - 1) * stages, total)
    forward = [_interleaved(k, False, stages, chunks) for k in range(total)]
    backward = [_interleaved(k, True, stages, chunks) for k in range(total)]
    order = forward[:warm]
    for k in range(warm, total):
        order += [forward[k], backward[k - warm]]
    return order + backward[total - warm :]


def _interleaved(k: int, backward: bool, stages: int, chunks: int) -> Pass:
    if chunks == 1:
        return Pass(backward, 0, k)
    group, place = divmod(k, stages * chunks)
    chunk, within = divmod(place, stages)
    return Pass(backward, chunks - 1 - chunk if backward else chunk, group * stages + within)
