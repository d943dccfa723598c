import { divFloor } from '#core/money/division.ts'
import type { BasisPoints } from '#core/money/basis-points.ts'
import { type Centavos, pesos } from '#core/money/centavos.ts'

/** Points earned, exactly: centavos staked times ten-thousandths of weight. */
export const earnedOf = (validBet: Centavos, weight: BasisPoints): bigint => validBet * BigInt(weight)

export const stakedForAPoint = pesos(10n)
const fullWeight = 10_000n
const earnedForAPoint = stakedForAPoint * fullWeight

/** Points are granted whole, in hundredths as the ledger counts them. */
const due = (earned: bigint): bigint => divFloor(earned, earnedForAPoint) * 100n

export type PointsMove = { readonly kind: 'give' | 'takeBack'; readonly amount: bigint }

/** The correction that aligns granted points with earned ones, as far as spent points allow. */
export function decideMove(
  { earned, given }: { earned: bigint; given: bigint },
  balance: bigint,
): PointsMove | undefined {
  const missing = due(earned) - given
  if (missing > 0n) return { kind: 'give', amount: missing }
  const tooMuch = -missing < balance ? -missing : balance
  return tooMuch > 0n ? { kind: 'takeBack', amount: tooMuch } : undefined
}
