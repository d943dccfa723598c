import type { Draw } from './draw.ts'

/** One recorded draw, so that an outcome can be explained and repeated. */
export type DrawRecord = { readonly bound: number; readonly value: number }

/** A recording draw: `drawn` grows with each one made. */
export function recordingDraw(draw: Draw): { readonly draw: Draw; readonly drawn: readonly DrawRecord[] } {
  const drawn: DrawRecord[] = []
  return {
    drawn,
    draw: (bound) => {
      const value = draw(bound)
      drawn.push({ bound, value })
      return value
    },
  }
}

/** Replays recorded values in order. Asking for another bound, or for more, is a defect. */
export function replayingDraw(drawn: readonly DrawRecord[]): Draw {
  let next = 0
  return (bound) => {
    const recorded = drawn[next++]
    if (recorded?.bound !== bound) throw new Error(`draw ${next} below ${bound} was not recorded so`)
    return recorded.value
  }
}
