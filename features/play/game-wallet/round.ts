import type { Instant } from '#core/clock/instant.ts'
import type { GameType } from '#core/enumerations/game-type.ts'
import { addCentavos, type Centavos, maxCentavos, subtractCentavos, zeroCentavos } from '#core/money/centavos.ts'
import { type BetDetail, detailsWith } from './bet-detail.ts'

/** One player's stake and result in one round of one game. */
export type Round = {
  readonly playerId: bigint
  readonly providerId: string
  readonly roundId: string
  /** Null if a round was voided before any part of it arrived. */
  readonly gameCode: string | null
  readonly gameType: GameType | null
  readonly state: 'OPEN' | 'CLOSED' | 'VOIDED'
  readonly stake: Centavos
  /** The part of the stake that is a tip to the dealer. */
  readonly tips: Centavos
  readonly win: Centavos
  /** Among the bets that were not taken back, tips excluded. */
  readonly largestBet: Centavos
  /** A bet was cashed out before its end. */
  readonly isCashedOut: boolean
  /** What providers report about single bets. */
  readonly betDetails: readonly BetDetail[]
  readonly bets: number
  readonly cancelled: number
  readonly wins: number
  /** Wins that named no bet: they settle the whole round. */
  readonly unnamedWins: number
  readonly isFree: boolean
  /** The grant of free rounds that it was played with. */
  readonly freeRoundId: string | null
  /** How often its result was corrected after it had closed. */
  readonly revision: number
  readonly openedAt: Instant
  readonly endedAt: Instant | null
  readonly detailUrl: string | null
  /** The newest of its bets and wins, each of which names the previous one. */
  readonly lastTxId: string | null
  /** False until its batch is written. */
  readonly isStored: boolean
}

export type NewRound = Pick<Round, 'playerId' | 'providerId' | 'roundId' | 'gameCode' | 'gameType' | 'openedAt'>

export const newRound = (facts: NewRound): Round => ({
  ...facts,
  state: 'OPEN',
  stake: zeroCentavos,
  tips: zeroCentavos,
  win: zeroCentavos,
  largestBet: zeroCentavos,
  isCashedOut: false,
  betDetails: [],
  bets: 0,
  cancelled: 0,
  wins: 0,
  unnamedWins: 0,
  isFree: false,
  freeRoundId: null,
  revision: 0,
  endedAt: null,
  detailUrl: null,
  lastTxId: null,
  isStored: false,
})

/** Whether a bet was accepted, whatever became of it. A round voided in advance was never played. */
export const wasPlayed = ({ bets, cancelled }: Round): boolean => bets + cancelled > 0

export type BetInRound = {
  readonly amount: Centavos
  readonly isTip: boolean
  readonly isFree: boolean
  readonly detail: BetDetail | undefined
}

export const withBet = (round: Round, { amount, isTip, isFree, detail }: BetInRound): Round => ({
  ...round,
  largestBet: isTip ? round.largestBet : maxCentavos(round.largestBet, amount),
  betDetails: detail === undefined ? round.betDetails : detailsWith(round.betDetails, detail),
  stake: addCentavos(round.stake, amount),
  tips: isTip ? addCentavos(round.tips, amount) : round.tips,
  bets: round.bets + 1,
  isFree: round.isFree || isFree,
})

export type BetTakenBack = Pick<BetInRound, 'amount' | 'isTip'> & {
  readonly txId: string
  /** Among the bets that remain. */
  readonly largestBet: Centavos
}

export const withoutBet = (round: Round, { amount, isTip, txId, largestBet }: BetTakenBack): Round => ({
  ...round,
  largestBet,
  betDetails: round.betDetails.filter((detail) => detail.txId !== txId),
  stake: subtractCentavos(round.stake, amount),
  tips: isTip ? subtractCentavos(round.tips, amount) : round.tips,
  bets: round.bets - 1,
  cancelled: round.cancelled + 1,
})

export type WinInRound = { readonly amount: Centavos; readonly namesBet: boolean; readonly isCashOut: boolean }

export const withWin = (round: Round, { amount, namesBet, isCashOut }: WinInRound): Round => ({
  ...round,
  isCashedOut: round.isCashedOut || isCashOut,
  win: addCentavos(round.win, amount),
  wins: round.wins + 1,
  unnamedWins: round.unnamedWins + (namesBet ? 0 : 1),
})

/** A round without a stake or a win has not been played. */
export const ended = (round: Round, now: Instant): Round => ({
  ...round,
  state: round.bets === 0 ? 'VOIDED' : 'CLOSED',
  endedAt: round.endedAt ?? now,
})

export const voided = (round: Round, now: Instant): Round => ({
  ...round,
  state: 'VOIDED',
  stake: zeroCentavos,
  tips: zeroCentavos,
  win: zeroCentavos,
  largestBet: zeroCentavos,
  isCashedOut: false,
  betDetails: [],
  bets: 0,
  cancelled: round.cancelled + round.bets,
  wins: 0,
  unnamedWins: 0,
  endedAt: round.endedAt ?? now,
})
