import type { Instant } from '#core/clock/instant.ts'
import { post } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import { publish } from '#platform/outbox/publish.ts'
import { type EndReason, isOpenWithdrawal, mayMove, type WithdrawalState } from '../withdrawal-states.ts'
import type { Withdrawal } from './store/withdrawal.store.ts'
import { withdrawalDayGiveBack } from './store/withdrawal-day.store.ts'
import { stepInsert, withdrawalChangeState } from './store/withdrawal-move.store.ts'

/** Every step of a withdrawal. */
export const withdrawalChangedTopic = 'WITHDRAWAL_CHANGED'

export type Move = {
  readonly to: WithdrawalState
  readonly byWhom: string
  readonly note?: string
  readonly reason?: EndReason
  /** When to query the provider next. */
  readonly queryAt?: Instant | undefined
  readonly now: Instant
}

/** One transition of a locked withdrawal: its state, its money, its timeline entry, and its event. */
export async function moveWithdrawal(tx: Transaction, order: Withdrawal, move: Move): Promise<Withdrawal> {
  const { to, byWhom, now } = move
  if (!mayMove(order.state, to)) throw new Error(`withdrawal ${order.reference} cannot go from ${order.state} to ${to}`)
  const settleSeq = await moveMoney(tx, order, move)
  const { id, state: from, version } = order
  const { reason, queryAt, note = '' } = move
  const change = { id, from, to, isEnd: !isOpenWithdrawal(to), reason, settleSeq, queryAt, now }
  const [moved] = await Promise.all(
    tx.pipeline(() => [
      withdrawalChangeState(tx, change),
      recordStep(tx, { ...order, state: to, version: version + 1 }, { byWhom, note, now }),
    ]),
  )
  return moved
}

type StepBy = { readonly byWhom: string; readonly note: string; readonly now: Instant }

/** The timeline entry and the event. */
export async function recordStep(tx: Transaction, order: Withdrawal, { byWhom, note, now }: StepBy): Promise<void> {
  const { id: orderId, version, state, playerId, reference, amount } = order
  await Promise.all(
    tx.pipeline(() => [
      stepInsert(tx, { orderId, version, state, at: now, byWhom, note }),
      publish(tx, {
        topic: withdrawalChangedTopic,
        key: String(playerId),
        id: `withdrawal:${reference}:${version}`,
        payload: { playerId: String(playerId), orderId: reference, state, amount: String(amount), at: now },
      }),
    ]),
  )
}

/** The movement of money that belongs to a state. Returned money also frees the day's limit. */
async function moveMoney(tx: Transaction, order: Withdrawal, { to, now }: Move): Promise<bigint | undefined> {
  const { playerId, amount, reference, provider, holdSeq, settleSeq } = order
  const about = { amount, reference }
  const house = `psp:${provider}` as const
  switch (to) {
    case 'SUCCEEDED': {
      const transfer = { ...about, reason: 'withdrawalSettle', from: 'hold', to: house, closes: holdSeq } as const
      return postOnce(tx, { playerId, key: `${reference}:settle`, transfer, now })
    }
    case 'REVERSED': {
      if (settleSeq === null) throw new Error(`withdrawal ${reference} is reversed and was never settled`)
      const transfer = { ...about, reason: 'withdrawalReversed', from: house, to: 'coin', closes: settleSeq } as const
      await postOnce(tx, { playerId, key: `${reference}:reverse`, transfer, now })
      return undefined
    }
    case 'REJECTED':
    case 'CANCELLED':
    case 'FAILED': {
      const transfer = { ...about, reason: 'withdrawalRelease', from: 'hold', to: 'coin', closes: holdSeq } as const
      await postOnce(tx, { playerId, key: `${reference}:release`, transfer, now })
      await withdrawalDayGiveBack(tx, { playerId, day: order.day, amount })
      return undefined
    }
    default:
      return undefined
  }
}

type WithdrawalTransfer = {
  readonly playerId: bigint
  readonly key: string
  readonly transfer: Parameters<typeof post>[1]['transfers'][number]
  readonly now: Instant
}

/**
 * Returns the sequence number in the player's book. The order is locked: anything but an applied posting is a defect.
 */
async function postOnce(tx: Transaction, { playerId, key, transfer, now }: WithdrawalTransfer): Promise<bigint> {
  const posted = await post(tx, { playerId, source: 'withdrawal', key, transfers: [transfer], now })
  if (posted.kind !== 'applied') throw new Error(`withdrawal ${key} was ${posted.kind}`)
  const [seq] = posted.seqs
  if (seq === undefined) throw new Error(`withdrawal ${key} moved nothing`)
  return seq
}
