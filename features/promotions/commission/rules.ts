import { type GameType, gameType } from '#core/enumerations/game-type.ts'
import { applyBasisPoints, type BasisPoints } from '#core/money/basis-points.ts'
import {
  addCentavos,
  type Centavos,
  maxCentavos,
  minCentavos,
  subtractCentavos,
  sumCentavos,
  zeroCentavos,
} from '#core/money/centavos.ts'
import { divFloor } from '#core/money/division.ts'

/** What a promotion pays on friends' play, whatever else it gives. */
export type CommissionTerms = {
  /** By level: friends, friends of friends, and theirs. */
  readonly rates: readonly BasisPoints[]
  /** With so many friends who played in the month before, the first level has this rate instead. */
  readonly tiers: readonly { readonly active: number; readonly rate: BasisPoints }[]
  /** What a friend must have played in the month before to count for a tier. */
  readonly activeMin: Centavos
  /** The share of a bet that counts, by kind of game. */
  readonly weights: readonly { readonly game: number; readonly weight: BasisPoints }[]
  /** Maximum commission per day. */
  readonly dailyMax: Centavos
  readonly exchangeMin: Centavos
  /** A larger payout waits for two members of the staff. */
  readonly reviewAbove: Centavos
  readonly betRate: BasisPoints
}

export type PlayByGame = Readonly<Partial<Record<GameType, Centavos>>>

/** The part of the play that counts. A kind of game without a weight does not. */
export const countedPlay = (bets: PlayByGame, weights: CommissionTerms['weights']): Centavos =>
  sumCentavos(
    weights.map(({ game, weight }) => applyBasisPoints(bets[nameOfGame(game)] ?? zeroCentavos, weight, divFloor)),
  )

const gameNames = Object.fromEntries(Object.entries(gameType).map(([name, game]) => [game, name])) as Readonly<
  Record<number, GameType>
>
const nameOfGame = (game: number): GameType => {
  const name = gameNames[game]
  if (name === undefined) throw new RangeError(`${game} is no kind of game`)
  return name
}

/** The rate of a level, the first counted as 1. Undefined: the level earns nothing. */
export function rateOf(
  { rates, tiers }: Pick<CommissionTerms, 'rates' | 'tiers'>,
  { level, activeFriends }: { readonly level: number; readonly activeFriends: number },
): BasisPoints | undefined {
  const base = rates[level - 1]
  if (base === undefined || level > 1) return base
  return tiers
    .filter(({ active }) => activeFriends >= active)
    .reduce((best, { rate }) => (rate > best ? rate : best), base)
}

export type AgentStanding = {
  /** Open to the agent: not excluded, on a break or outside the audience. */
  readonly isOffered: boolean
  readonly isGreenMode: boolean
  /** Agent and friend share a device, a document or a payout account. */
  readonly isTied: boolean
}

export type FriendStanding = {
  /** Excluded, suspended, on a break, or recently at a limit. */
  readonly isRestricted: boolean
}

export type NoCommission = 'agentOut' | 'friendOut' | 'tied' | 'levelClosed'

/** The first reason why an agent earns nothing from a friend's day. Green mode has one level. */
export function refuseCommission(
  agent: AgentStanding,
  friend: FriendStanding,
  level: number,
): NoCommission | undefined {
  if (!agent.isOffered) return 'agentOut'
  if (friend.isRestricted) return 'friendOut'
  if (agent.isTied) return 'tied'
  return agent.isGreenMode && level > 1 ? 'levelClosed' : undefined
}

export type Earning = { readonly rate: BasisPoints; readonly counted: Centavos; readonly amount: Centavos }

/** What a day's play earns, up to what is left of the day's maximum. Fractions of a centavo stay with the house. */
export const earn = (counted: Centavos, rate: BasisPoints, left: Centavos): Earning => ({
  rate,
  counted,
  amount: minCentavos(applyBasisPoints(counted, rate, divFloor), maxCentavos(zeroCentavos, left)),
})

/**
 * What a day's earning changes by when rounds of it were voided or counted late. It keeps its rate. Less play never
 * leaves more than the play that remains earns.
 */
export function correctEarning(before: Earning, counted: Centavos, left: Centavos): Earning {
  const { rate } = before
  const [was, is] = [before.counted, counted].map((play) => applyBasisPoints(play, rate, divFloor)) as [
    Centavos,
    Centavos,
  ]
  const change =
    counted < before.counted
      ? subtractCentavos(minCentavos(before.amount, is), before.amount)
      : minCentavos(subtractCentavos(is, was), maxCentavos(zeroCentavos, left))
  return { rate, counted: subtractCentavos(counted, before.counted), amount: change }
}

/** What a deposit that was taken back costs the agent: what the friend's play since then earned, at most the deposit. */
export const clawback = (earnedSince: Centavos, deposit: Centavos): Centavos =>
  maxCentavos(zeroCentavos, minCentavos(earnedSince, deposit))

export type Exchange = { readonly amount: Centavos; readonly available: Centavos; readonly minimum: Centavos }

/** Why commission cannot be exchanged. */
export const refuseExchange = ({ amount, available, minimum }: Exchange): 'conditionNotReached' | undefined =>
  amount < minimum || amount > available ? 'conditionNotReached' : undefined

/** What the terms would have paid for this play by level, at the highest tier and without the daily maximum. */
export const costOfPlay = (terms: CommissionTerms, byLevel: readonly PlayByGame[]): Centavos =>
  sumCentavos(
    byLevel.map((bets, index) => {
      const rate = rateOf(terms, { level: index + 1, activeFriends: Number.POSITIVE_INFINITY })
      return rate === undefined ? zeroCentavos : applyBasisPoints(countedPlay(bets, terms.weights), rate, divFloor)
    }),
  )

/** The balance that can be exchanged: what was earned, less what was paid or waits to be. */
export const availableOf = (earned: Centavos, taken: Centavos): Centavos => subtractCentavos(earned, taken)

export const addBets = (a: PlayByGame, game: GameType, bet: Centavos): PlayByGame => ({
  ...a,
  [game]: addCentavos(a[game] ?? zeroCentavos, bet),
})
