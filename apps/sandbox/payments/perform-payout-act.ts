import type { DatabaseSync } from 'node:sqlite'
import { deliveryInsert } from './delivery.store.ts'
import {
  actWhenDue,
  afterPayoutAct,
  type Payout,
  type PayoutAct,
  payoutView,
  sendsNothing,
  sendsTwice,
} from './payout.ts'
import { payoutListDue, payoutSave } from './payout.store.ts'

type PayoutActOptions = {
  readonly database: DatabaseSync
  readonly now: () => number
  /** No webhook is sent: the merchant has to query. */
  readonly isSilent?: boolean
}

/** Moves the payout on and queues the news of it, together or not at all. */
export function performPayoutAct(
  { database, now, isSilent }: PayoutActOptions,
  current: Payout,
  act: PayoutAct,
): Payout {
  const next = afterPayoutAct(current, act, now())
  if (next === undefined) return current
  database.exec('begin immediate')
  try {
    payoutSave(database, next)
    const id = `evt_${next.id}_${next.state}`
    const body = JSON.stringify({ id, type: `payout.${next.state}`, createdAt: now(), data: payoutView(next) })
    const times = isSilent || sendsNothing(next) ? 0 : sendsTwice(next) ? 2 : 1
    for (let time = 0; time < times; time += 1) deliveryInsert(database, { paymentId: next.id, body, dueAt: now() })
    database.exec('commit')
  } catch (error) {
    database.exec('rollback')
    throw error
  }
  return next
}

/** What banks do by themselves; says to how many payouts. */
export function performDuePayouts(options: Omit<PayoutActOptions, 'isSilent'>): number {
  const due = payoutListDue(options.database, options.now())
  for (const payout of due) performPayoutAct(options, payout, actWhenDue(payout))
  return due.length
}
