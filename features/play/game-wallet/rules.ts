import { hours } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { type Round, wasPlayed } from './round.ts'

export const houseCurrency = 'PHP'
/** A game's session lasts at most as long as the player's longest day of play. */
const gameSessionLife = hours(12)

export type SessionFacts = {
  readonly playerId: bigint
  readonly providerId: string
  readonly gameCode: string
  readonly authenticatedAt: Instant
  readonly betsUntil: Instant | null
  readonly supersededAt: Instant | null
}

export type SessionUse = {
  readonly playerId: bigint
  readonly providerId: string
  readonly gameCode?: string | undefined
}

/** A session of another player, provider or game counts as none. */
export function refuseSession(
  session: SessionFacts | undefined,
  use: SessionUse,
  now: Instant,
): SessionRefusal | undefined {
  if (session === undefined || session.playerId !== use.playerId) return 'sessionInvalid'
  if (session.providerId !== use.providerId) return 'sessionInvalid'
  if (use.gameCode !== undefined && session.gameCode !== use.gameCode) return 'sessionInvalid'
  if (session.supersededAt !== null) return 'sessionExpired'
  if (session.betsUntil !== null && session.betsUntil <= now) return 'sessionExpired'
  return addDuration(session.authenticatedAt, gameSessionLife) <= now ? 'sessionExpired' : undefined
}
type SessionRefusal = 'sessionInvalid' | 'sessionExpired'

/** Limits of the player and the operator; an absent one does not bind. */
export type PlayLimits = {
  readonly betMax?: Centavos
  /** The stake left in the current period. */
  readonly stakeLeft?: Centavos
  /** The loss left in the current period. */
  readonly lossLeft?: Centavos
  readonly playEndsAt?: Instant
}

export type BetFacts = {
  readonly currency: string
  /** Undefined: the operation carries none and needs none. */
  readonly session: { readonly refusal: SessionRefusal | undefined } | undefined
  readonly isPlayerStopped: boolean
  readonly isGameAvailable: boolean
  /** The named free rounds are missing, used up, or expired. */
  readonly isFreeRoundRefused: boolean
  readonly round: Round | undefined
  readonly limits: PlayLimits
  readonly amount: Centavos
  readonly coin: Centavos
  readonly now: Instant
}

/** Why a bet is refused, in order of precedence: the session, the game, the round, the limits, and last the money. */
export function refuseBet(bet: BetFacts) {
  if (bet.currency !== houseCurrency) return 'currencyMismatch'
  if (bet.session?.refusal !== undefined) return bet.session.refusal
  if (bet.isPlayerStopped) return 'playerBlocked'
  if (!bet.isGameAvailable) return 'gameUnavailable'
  if (bet.isFreeRoundRefused) return 'notPermitted'
  const refusal = refuseByRound(bet.round) ?? refuseByLimits(bet)
  return refusal ?? (bet.amount > bet.coin ? 'insufficientFunds' : undefined)
}

function refuseByRound(round: Round | undefined) {
  if (round?.state === 'VOIDED') return 'txCancelled'
  return round?.state === 'CLOSED' ? 'roundClosed' : undefined
}

function refuseByLimits({ limits: { betMax, stakeLeft, lossLeft, playEndsAt }, amount, now }: BetFacts) {
  if (playEndsAt !== undefined && playEndsAt <= now) return 'sessionTimeReached'
  if (betMax !== undefined && amount > betMax) return 'betMaxReached'
  if (stakeLeft !== undefined && amount > stakeLeft) return 'betMaxReached'
  return lossLeft !== undefined && amount > lossLeft ? 'lossReached' : undefined
}

/** The known facts about an earlier transaction id. */
export type TxFacts = {
  readonly playerId: bigint
  readonly roundId: string | null
  readonly isBet: boolean
  readonly state: 'APPLIED' | 'REJECTED' | 'ROLLED_BACK' | 'TOMBSTONE'
}

/** A bet whose win has come cannot be rolled back alone. */
export type BetToUndo = TxFacts & { readonly isSettled: boolean }

export type WinFacts = {
  readonly currency: string
  readonly playerId: bigint
  readonly roundId: string
  readonly round: Round | undefined
  /** Only an archive has the round, which closed longer ago than wins may be late. */
  readonly isArchived: boolean
  /** Undefined: the win names no bet. */
  readonly bet: { readonly found: TxFacts | undefined } | undefined
  readonly lateWinHours: number | null
  readonly now: Instant
}

/** Neither the player's state nor the session matters: accepted stakes are always settled. */
export function refuseWin(win: WinFacts) {
  if (win.currency !== houseCurrency) return 'currencyMismatch'
  const bet = win.bet === undefined ? refuseWinOfRound(win) : refuseWinOfBet(win.bet.found, win)
  if (bet !== undefined) return bet
  return win.isArchived ? 'roundClosed' : refuseWinInRound(win)
}

function refuseWinInRound({ round, lateWinHours, now }: WinFacts) {
  if (round === undefined) return 'betNotFound'
  if (round.state === 'VOIDED') return 'txCancelled'
  if (round.endedAt === null || lateWinHours === null) return round.state === 'CLOSED' ? 'roundClosed' : undefined
  return now >= addDuration(round.endedAt, hours(lateWinHours)) ? 'roundClosed' : undefined
}

function refuseWinOfBet(bet: TxFacts | undefined, { playerId, roundId }: WinFacts) {
  if (bet === undefined || !bet.isBet || bet.playerId !== playerId || bet.state === 'REJECTED') return 'betNotFound'
  if (bet.state !== 'APPLIED') return 'txCancelled'
  return bet.roundId === roundId ? undefined : 'betNotFound'
}

function refuseWinOfRound({ round, isArchived }: WinFacts) {
  if (round === undefined && isArchived) return undefined
  if (round === undefined || !wasPlayed(round)) return 'betNotFound'
  return round.bets === 0 ? 'txCancelled' : undefined
}

/** Decides the rollback of one bet. A bet that is not known yet is refused in advance. */
export function decideBetRollback(bet: BetToUndo | undefined, playerId: bigint, round: Round | undefined) {
  if (bet === undefined) return 'tombstone'
  if (bet.playerId !== playerId || !bet.isBet) return 'betNotFound'
  if (bet.state === 'REJECTED') return 'nothing'
  if (bet.state !== 'APPLIED') return 'repeated'
  return bet.isSettled || (round !== undefined && round.unnamedWins > 0) ? 'txAlreadySettled' : 'undo'
}

/** Decides the rollback of a whole round. */
export function decideRoundRollback(round: Round | undefined, mayVoidRound: boolean) {
  if (!mayVoidRound) return 'notPermitted'
  if (round === undefined) return 'tombstone'
  return round.state === 'VOIDED' ? 'repeated' : 'undo'
}
