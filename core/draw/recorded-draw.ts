import type { Draw } from './draw.ts'

/** One draw as it was made, so that an outcome can be explained and repeated. */
export type Drawn = { readonly bound: number; readonly value: number }

/** A draw that remembers: `drawn` grows with each one made. */
export function recordingDraw(draw: Draw): { readonly draw: Draw; readonly drawn: readonly Drawn[] } {
  const drawn: Drawn[] = []
  return {
    drawn,
    draw: (bound) => {
      const value = draw(bound)
      drawn.push({ bound, value })
      return value
    },
  }
}

/** Gives the recorded values again, in order. Asking for another bound, or for more, is a defect. */
export function replayingDraw(drawn: readonly Drawn[]): Draw {
  let next = 0
  return (bound) => {
    const recorded = drawn[next++]
    if (recorded?.bound !== bound) throw new Error(`draw ${next} below ${bound} was not recorded so`)
    return recorded.value
  }
}
