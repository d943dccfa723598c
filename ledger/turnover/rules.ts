import { type Instant, isAfter } from '#core/clock/instant.ts'
import { addCentavos, type Centavos, subtractCentavos, zeroCentavos } from '#core/money/centavos.ts'
import { betMaxOf } from './bet-max.ts'
import { type Fill, fillInOrder, type Taker } from './fill.ts'
import { isActive, type Requirement } from './requirement.ts'
import { largestBetOf, type RoundResult, validBetOf } from './round-result.ts'

/** One player's requirements by number, without those that nothing can change any more. */
export type Turnover = {
  readonly playerId: bigint
  /** The player's lifetime valid bets. */
  readonly validBet: Centavos
  /** The number of withdrawals requested. */
  readonly withdrawals: number
  readonly requirements: readonly Requirement[]
}

/** A round as last counted. */
export type CountedRound = {
  readonly roundId: string
  readonly revision: number
  readonly isVoid: boolean
  readonly validBet: Centavos
  /** A bet exceeded a bonus limit, so the round contributes to no requirement. */
  readonly isTooLarge: boolean
  readonly closedAt: Instant
  readonly fills: readonly Fill[]
}

export type CountedTurnover = { readonly turnover: Turnover; readonly counted: CountedRound }

/**
 * Counts a round once. A later revision takes back what the earlier one contributed and counts again; requirements that
 * have ended since keep their part, so that no bet counts twice. Undefined if this result or a later one has been
 * counted.
 */
export function countRound(
  turnover: Turnover,
  { result, before, now }: { result: RoundResult; before: CountedRound | undefined; now: Instant },
): CountedTurnover | undefined {
  if (before !== undefined && !supersedes(result, before)) return undefined
  const counted = countedRoundOf(turnover, result, before)
  const [minus, plus] = [byRequirement(before?.fills ?? []), byRequirement(counted.fills)]
  const requirements = turnover.requirements.map((requirement) => {
    const change = { minus: minus.get(requirement.id), plus: plus.get(requirement.id) }
    return settle(requirement, changeProgress(requirement, change), { withdrawals: turnover.withdrawals, now })
  })
  const others = subtractCentavos(turnover.validBet, before?.validBet ?? zeroCentavos)
  return { turnover: { ...turnover, validBet: addCentavos(others, counted.validBet), requirements }, counted }
}

function countedRoundOf(turnover: Turnover, result: RoundResult, before: CountedRound | undefined): CountedRound {
  const { roundId, revision, isVoid } = result
  const { closedAt } = before ?? result
  const validBet = validBetOf(result)
  const isTooLarge = before?.isTooLarge ?? exceedsBetMax(result, turnover.requirements)
  const filledBefore = byRequirement(before?.fills ?? [])
  const takers = isTooLarge ? [] : takersOf(turnover, { closedAt, filledBefore })
  const fills = fillInOrder(takers, { validBet, game: result })
  return { roundId, revision, isVoid, validBet, isTooLarge, closedAt, fills }
}

/** A void is final; otherwise the highest revision wins. */
export const supersedes = (result: RoundResult, before: CountedRound): boolean =>
  !before.isVoid && (result.isVoid || result.revision > before.revision)

/** Active requirements take what they can; ended ones keep their part and take no more. */
function takersOf(
  { requirements }: Turnover,
  { closedAt, filledBefore }: { closedAt: Instant; filledBefore: ReadonlyMap<bigint, Fill> },
): Taker[] {
  return requirements.flatMap((requirement): Taker[] => {
    const minus = filledBefore.get(requirement.id)
    const taker = { requirement: changeProgress(requirement, { minus }) }
    if (isActive(requirement)) return minus || !isAfter(requirement.createdAt, closedAt) ? [taker] : []
    return minus ? [{ ...taker, validBetMax: minus.validBet }] : []
  })
}

const byRequirement = (fills: readonly Fill[]): ReadonlyMap<bigint, Fill> =>
  new Map(fills.map((fill) => [fill.requirementId, fill]))

function changeProgress(
  requirement: Requirement,
  { minus, plus }: { minus?: Fill | undefined; plus?: Fill | undefined },
): Requirement {
  if (minus === undefined && plus === undefined) return requirement
  const kept = subtractCentavos(requirement.progress, minus?.counted ?? zeroCentavos)
  return { ...requirement, progress: addCentavos(kept, plus?.counted ?? zeroCentavos) }
}

/**
 * A complete requirement is cleared. A cleared one reopens if progress is taken back and no withdrawal has passed the
 * gate since.
 */
function settle(
  before: Requirement,
  after: Requirement,
  { withdrawals, now }: { withdrawals: number; now: Instant },
): Requirement {
  const { state } = before
  if (state.status === 'ACTIVE' && after.progress >= after.required) {
    return { ...after, state: { status: 'CLEARED', by: 'PLAY', withdrawals, endedAt: now } }
  }
  if (state.status !== 'CLEARED' || after.progress >= before.progress || state.withdrawals !== withdrawals) return after
  return { ...after, state: { status: 'ACTIVE' } }
}

const exceedsBetMax = (result: RoundResult, requirements: readonly Requirement[]): boolean => {
  const max = betMaxOf(requirements.filter(({ createdAt }) => !isAfter(createdAt, result.closedAt)))
  return max !== undefined && largestBetOf(result) > max
}
