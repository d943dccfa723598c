import { type BasisPoints, applyBasisPoints } from '#core/money/basis-points.ts'
import { type Centavos, centavos, minCentavos, subtractCentavos, zeroCentavos } from '#core/money/centavos.ts'
import { divCeil, divFloor } from '#core/money/division.ts'
import { missingOf, type Requirement } from './requirement.ts'
import { type PlayedGame, weightOf } from './weights.ts'

/** What one round contributed to one requirement. */
export type Fill = {
  readonly requirementId: bigint
  /** The part of the valid bet that it took up. */
  readonly validBet: Centavos
  /** The resulting increase of its progress. */
  readonly counted: Centavos
}

export type Taker = {
  readonly requirement: Requirement
  /** Absent: as much as it needs. */
  readonly validBetMax?: Centavos
}

/** The oldest requirement takes what it needs and passes on the rest; a remainder after the newest is lost. */
export function fillInOrder(
  takers: readonly Taker[],
  { validBet, game }: { readonly validBet: Centavos; readonly game: PlayedGame },
): Fill[] {
  const fills: Fill[] = []
  let left = validBet
  for (const { requirement, validBetMax = left } of takers) {
    const offered = minCentavos(left, validBetMax)
    const { validBet: used, counted } = fillOne(offered, missingOf(requirement), weightOf(requirement.weights, game))
    if (used > 0n) fills.push({ requirementId: requirement.id, validBet: used, counted })
    left = subtractCentavos(left, used)
  }
  return fills
}

const whole = 10_000n

function fillOne(left: Centavos, missing: Centavos, weight: BasisPoints): Omit<Fill, 'requirementId'> {
  if (weight === 0) return { validBet: zeroCentavos, counted: zeroCentavos }
  const validBet = minCentavos(left, centavos(divCeil(missing * whole, BigInt(weight))))
  return { validBet, counted: minCentavos(missing, applyBasisPoints(validBet, weight, divFloor)) }
}
