/** A turn is long enough to hope and short enough to do again. */
export const turnMs = 3_800

const wholeTurns = 6
const circle = 360

/** Where the wheel stops so that a field stands under the pointer at the top, some whole turns on from where it is. */
export function stopAngle({ from, field, fields }: { from: number; field: number; fields: number }): number {
  const target = restingAngle(-(circle / fields) * field)
  return from + wholeTurns * circle + restingAngle(target - from)
}

/** The same place within one turn. */
export const restingAngle = (angle: number): number => ((angle % circle) + circle) % circle
