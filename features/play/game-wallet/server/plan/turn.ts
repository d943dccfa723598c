import type { BookState, HouseAccount, Plan } from '#ledger'
import { hours } from '#core/clock/duration.ts'
import { subtractDuration } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { GlwCodeName, LimitKind, TxState } from '#games/protocol/codes.ts'
import { newRound, type Round } from '../../round.ts'
import type { GameTx, TxKind } from '../store/game-tx.store.ts'
import { gameKey, roundKey, txKey, type WalletChange, type WalletView } from '../wallet-view.ts'
import { txIdOf } from '../order-identity.ts'
import type { MovingOp, WalletDecision, WalletOrder } from '../wallet-order.ts'

/** One operation with the state it is decided from. */
export type Turn<O extends MovingOp = MovingOp> = {
  readonly order: WalletOrder<O>
  readonly view: WalletView
  readonly book: BookState<WalletDecision>
}

export type WalletPlan = Plan<WalletChange, WalletDecision>

export const gameAccount = ({ order }: Turn): HouseAccount => `game:${order.provider.id}`

/** The current state of the round that the operation names. */
export const roundOf = ({ order, view }: Turn, roundId: string | undefined): Round | undefined =>
  roundId === undefined
    ? undefined
    : view.rounds.get(roundKey({ playerId: order.playerId, providerId: order.provider.id, roundId }))

/**
 * Whether only an archive has the round: nobody knows what there is to undo, or to correct. If a provider began another round under
 * its id, the bets from before that one are of the archived round.
 */
export function isRoundArchived({ order, view }: Turn, roundId: string | null | undefined, bet?: GameTx): boolean {
  if (roundId === null || roundId === undefined) return false
  const key = roundKey({ playerId: order.playerId, providerId: order.provider.id, roundId })
  const round = view.rounds.get(key)
  if (round === undefined) return view.archivedRounds.has(key)
  return bet !== undefined && bet.at < subtractDuration(round.openedAt, clocksDiffer)
}

const clocksDiffer = hours(1)

export const txOf = ({ order, view }: Turn, txId: string): GameTx | undefined =>
  view.txs.get(txKey(order.provider.id, txId))

/** The round of a first bet, with its game's current type. */
export function openedRound(
  { order, view, book }: Turn,
  { roundId, gameCode }: { roundId: string; gameCode: string },
): Round {
  const providerId = order.provider.id
  const gameType = view.games.get(gameKey(providerId, gameCode))?.type ?? null
  return newRound({ playerId: order.playerId, providerId, roundId, gameCode, gameType, openedAt: book.now })
}

type TxFacts = Pick<GameTx, 'kind' | 'amount'> & Partial<GameTx>

/** A transaction row of this operation; applied by default. */
export const txRow = ({ order, book }: Turn, facts: TxFacts): GameTx => ({
  providerId: order.provider.id,
  txId: txIdOf(order),
  playerId: order.playerId,
  roundId: null,
  state: 'APPLIED',
  seq: null,
  refTxId: null,
  followsTxId: null,
  at: book.now,
  ...facts,
})

export const decided = (
  { order }: Turn,
  code: GlwCodeName,
  more: { readonly state?: TxState; readonly dup?: boolean; readonly kind?: LimitKind } = {},
): WalletDecision => ({ code, txId: txIdOf(order), state: more.state ?? null, dup: more.dup ?? false, ...kindOf(more) })

const kindOf = ({ kind }: { readonly kind?: LimitKind }) => (kind === undefined ? {} : { kind })

/** Answered without a record: the id stays free. */
export const refused = (turn: Turn, code: GlwCodeName): WalletPlan => ({ kind: 'answer', answer: decided(turn, code) })

/** Asked again until the month is attached: nothing is decided from what cannot be read. */
export const unreadable = (turn: Turn): WalletPlan => refused(turn, 'unknown')

/** The parts of a change that every operation has. */
export const changeOf = ({ order }: Turn): Pick<WalletChange, 'deadline' | 'playerId'> => ({
  deadline: order.deadline,
  playerId: order.playerId,
})

/** Operations that are only recorded. */
export function remembered(
  turn: Turn,
  tx: { readonly kind: TxKind; readonly amount: Centavos } & Partial<GameTx>,
  { dup = false }: { readonly dup?: boolean } = {},
): WalletPlan {
  const answer = decided(turn, 'ok', { state: 'APPLIED', dup })
  return {
    kind: 'apply',
    answer: tx.kind === 'rollback' ? { ...answer, amount: tx.amount } : answer,
    transfers: [],
    rows: [{ ...changeOf(turn), txs: [txRow(turn, tx)] }],
  }
}
