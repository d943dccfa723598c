/** Exact integer division. The name states the rounding, which holds for negative numbers too. */
export type Division = (dividend: bigint, divisor: bigint) => bigint

/** Towards minus infinity: -7 / 2 = -4. */
export const divFloor: Division = (dividend, divisor) => {
  const quotient = dividend / divisor
  const rest = dividend % divisor
  return rest !== 0n && rest < 0n !== divisor < 0n ? quotient - 1n : quotient
}

/** Towards plus infinity: -7 / 2 = -3. */
export const divCeil: Division = (dividend, divisor) => -divFloor(-dividend, divisor)

/** To the nearest, a half towards plus infinity: 5 / 2 = 3, -5 / 2 = -2. */
export const divHalfUp: Division = (dividend, divisor) => divFloor(2n * dividend + divisor, 2n * divisor)
