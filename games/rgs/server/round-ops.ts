import { seconds } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { toWireCentavos } from '#core/money/wire-centavos.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { Round } from './round.store.ts'
import { walletOpInsert } from './wallet-op.store.ts'

/** Whose round it is, as the wallet knows it. */
export type WalletPlayer = { readonly playerId: string; readonly session: string }
type InRound = { readonly round: Pick<Round, 'id' | 'gameCode'>; readonly playerId: string; readonly now: Instant }

/** A request has so long to do what it wrote down, before the worker does it. */
export const requestLease = seconds(30)

const common = ({ round, playerId, now }: InRound, txId: string) => ({
  reqId: txId,
  currency: 'PHP',
  ts: new Date(now).toISOString(),
  playerId,
  gameCode: round.gameCode,
  roundId: round.id,
})

type Stake = {
  /** The number of earlier bets of the round, whatever their outcome: each has its own id at the wallet. */
  readonly betsBefore: number
  readonly amount: Centavos
  readonly session: string
  /** The grant that pays for it. */
  readonly freeRoundId?: string
}

/** The bet that opens a round, or that a move costs. */
export function orderBet(db: Queryable, inRound: InRound, { betsBefore, amount, session, freeRoundId }: Stake) {
  const txId = `${inRound.round.id}.b${betsBefore}`
  const free = freeRoundId === undefined ? {} : { freeRoundId }
  const body = { ...common(inRound, txId), txId, session, amount: toWireCentavos(amount), ...free }
  return write(db, inRound, { op: 'bet', txId, body, betAmount: amount })
}

/** A round that its first step ends: bet and win together, both or neither. */
export function orderBetwin(
  db: Queryable,
  inRound: InRound,
  { amount, win, session }: Omit<Stake, 'betsBefore' | 'freeRoundId'> & { win: Centavos },
) {
  const betTxId = `${inRound.round.id}.b0`
  const amounts = { betAmount: toWireCentavos(amount), winAmount: toWireCentavos(win) }
  const ids = { betTxId, winTxId: `${inRound.round.id}.w` }
  const body = { ...common(inRound, betTxId), ...ids, ...amounts, session, endRound: true }
  return write(db, inRound, { op: 'betwin', txId: betTxId, body, betAmount: amount, winAmount: win })
}

type End = { readonly staked: Centavos; readonly win: Centavos; readonly isFree: boolean }

/** The end of a round of several steps: what was won, and the totals. */
export async function orderEnd(db: Queryable, inRound: InRound, { staked, win, isFree }: End) {
  const { id } = inRound.round
  if (win > 0n) {
    const txId = `${id}.w`
    const winType = isFree ? { winType: 'FREE_ROUND' } : {}
    const body = { ...common(inRound, txId), txId, amount: toWireCentavos(win), ...winType }
    await write(db, inRound, { op: 'win', txId, body, winAmount: win })
  }
  const txId = `${id}.e`
  const totals = { bet: toWireCentavos(staked), win: toWireCentavos(win) }
  await write(db, inRound, { op: 'endround', txId, body: { ...common(inRound, txId), txId, totals } })
}

type JackpotWon = { readonly code: string; readonly amount: Centavos }

/** A pool that the round has won, besides what it won itself. */
export function orderJackpot(db: Queryable, inRound: InRound, { code, amount }: JackpotWon) {
  const txId = `${inRound.round.id}.j-${code}`
  const won = { amount: toWireCentavos(amount), winType: 'JACKPOT', jackpotId: code }
  return write(db, inRound, { op: 'win', txId, body: { ...common(inRound, txId), txId, ...won }, winAmount: amount })
}

type Undo = {
  readonly refTxId: string
  /** A round that never began is taken back whole, so that it does not stay open there. */
  readonly scope: 'TX' | 'ROUND'
  readonly reason: string
}

/** Rolls a bet back, whether the wallet has received it or not. */
export function orderRollback(db: Queryable, inRound: InRound, { refTxId, scope, reason }: Undo) {
  const txId = `${refTxId}.${scope === 'TX' ? 'r' : 'v'}`
  const body = { ...common(inRound, txId), txId, refTxId, scope, reason }
  return write(db, inRound, { op: 'rollback', txId, body })
}

type WalletOpRow = Pick<Parameters<typeof walletOpInsert>[1], 'op' | 'txId' | 'body' | 'betAmount' | 'winAmount'>

const write = (db: Queryable, { round, playerId, now }: InRound, op: WalletOpRow) =>
  walletOpInsert(db, { ...op, roundId: round.id, playerId, nextAt: addDuration(now, requestLease) })
