import type { Instant } from '#core/clock/instant.ts'
import type { GameType } from '#core/enumerations/game-type.ts'
import { type BasisPoints, basisPointsFromDecimal } from '#core/money/basis-points.ts'
import {
  type Centavos,
  centavos,
  maxCentavos,
  minCentavos,
  subtractCentavos,
  sumCentavos,
  zeroCentavos,
} from '#core/money/centavos.ts'

/** How a round ended for one player, as far as turnover needs to know. */
export type RoundResult = {
  readonly playerId: bigint
  /** Unique per player, so it includes the provider. */
  readonly roundId: string
  /** Increases with every correction of a round that had ended. */
  readonly revision: number
  readonly gameType: GameType
  readonly gameId: string
  /** Everything that was staked and not taken back, tips included. */
  readonly stake: Centavos
  readonly tips: Centavos
  readonly win: Centavos
  readonly isFree: boolean
  /** It never took place: what it contributed is taken back. */
  readonly isVoid: boolean
  /** When it closed. It does not count towards later credits. */
  readonly closedAt: Instant
  /** Absent if the provider does not report it: the whole stake was one bet. */
  readonly largestBet?: Centavos
  /** The amount that a sports bet was sold for before its end. */
  readonly cashOut?: Centavos
  readonly odds?: BasisPoints
  /** Stakes by side, for rounds whose bets can oppose each other. */
  readonly wagers?: readonly Wager[]
}

/** Sides of one market can oppose each other; sides of different markets never do. */
export type Wager = { readonly market: string; readonly side: string; readonly stake: Centavos }

const countedAsStaked: ReadonlySet<GameType> = new Set(['slots', 'fish', 'games'])

/** The part of a round that is play: risk taken, not money moved back and forth. */
export function validBetOf(round: RoundResult): Centavos {
  if (isNoPlay(round)) return zeroCentavos
  const stake = stakeAtRisk(round)
  if (countedAsStaked.has(round.gameType)) return stake
  return minCentavos(stake, distance(round.win, subtractCentavos(round.stake, round.tips)))
}

/** The largest bet known to be part of the round. */
export const largestBetOf = ({ largestBet, stake, tips }: RoundResult): Centavos =>
  largestBet ?? subtractCentavos(stake, tips)

const oddsMin = basisPointsFromDecimal(1.5)

function isNoPlay({ isVoid, isFree, gameType, stake, tips, cashOut, odds }: RoundResult): boolean {
  if (isVoid || isFree) return true
  if (cashOut !== undefined && cashOut < subtractCentavos(stake, tips)) return true
  return gameType === 'sports' && odds !== undefined && odds < oddsMin
}

/** Bets on both sides of an outcome risk only their difference. */
function stakeAtRisk({ stake, tips, wagers = [] }: RoundResult): Centavos {
  const opposed = [...Map.groupBy(wagers, ({ market }) => market).values()].map(opposedIn)
  const cancelled = sumCentavos([...opposed, ...opposed])
  return maxCentavos(zeroCentavos, subtractCentavos(subtractCentavos(stake, tips), cancelled))
}

/** The amount staked on one side of a market that is matched by the opposite side. */
function opposedIn(wagers: readonly Wager[]): Centavos {
  const on = (side: string): Centavos =>
    sumCentavos(wagers.filter((wager) => wager.side === side).map((wager) => wager.stake))
  return sumCentavos(opposites.map(([one, other]) => minCentavos(on(one), on(other))))
}

const opposites = [
  ['banker', 'player'],
  ['red', 'black'],
  ['odd', 'even'],
  ['low', 'high'],
  ['big', 'small'],
  ['over', 'under'],
  ['dragon', 'tiger'],
  ['meron', 'wala'],
] as const

const distance = (a: Centavos, b: Centavos): Centavos => centavos(a > b ? a - b : b - a)
