/** Long enough to hope, short enough to repeat. */
export const turnMs = 3_800

const wholeTurns = 6
const circle = 360

/** The angle at which a field is under the pointer at the top, some whole turns further. */
export function stopAngle({ from, field, fields }: { from: number; field: number; fields: number }): number {
  const target = restingAngle(-(circle / fields) * field)
  return from + wholeTurns * circle + restingAngle(target - from)
}

/** The same angle within one turn. */
export const restingAngle = (angle: number): number => ((angle % circle) + circle) % circle
