import type { Instant } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import { type Centavos, subtractCentavos } from '#core/money/centavos.ts'
import { addRequirement, balancesOf, post } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import { failpoint } from '#platform/failpoint/failpoint.ts'
import { publish } from '#platform/outbox/publish.ts'
import { clearingAccountOf } from './clearing-account.ts'
import { depositConfirmed } from './deposit-confirmed.ts'
import { decideSettlement, type PaymentReport } from '../rules.ts'
import type { DepositHooks } from './deposit-hook.ts'
import { depositDayGiveBack } from './store/deposit-day.store.ts'
import type { EventOutcome } from './store/deposit-event.store.ts'
import { type Order, orderFindForUpdate, orderMarkBonus, orderMarkCredited } from './store/order.store.ts'
import { endOrder } from './end-order.ts'
import { depositTotal } from './store/deposit-total.store.ts'
import { finishRefund } from './finish-refund.ts'
import { repayDepositDebts } from './repay-deposit-debts.ts'
import { takeBack } from './take-back.ts'

type PaymentSettlement = {
  readonly provider: string
  readonly report: PaymentReport
  readonly now: Instant
} & DepositHooks

/** Applies a provider's report once, whichever way it came. The order stays locked until the commit. */
export async function settlePayment(
  tx: Transaction,
  { provider, report, now, hooks }: PaymentSettlement,
): Promise<EventOutcome> {
  const order = await orderFindForUpdate(tx, { provider, reference: report.reference })
  if (order === undefined) return 'unknownOrder'
  const settlement = decideSettlement(order, report)
  switch (settlement.kind) {
    case 'credit':
      await credit(tx, { order, paymentId: report.paymentId, now, hooks, ...settlement })
      return 'credited'
    case 'end':
      await endOrder(tx, { order, state: settlement.state, now }, { hooks })
      return 'ended'
    case 'takeBack':
      await takeBack(tx, { order, state: settlement.state, now, hooks })
      return 'takenBack'
    case 'creditAndTakeBack': {
      const { state, amount } = settlement
      await credit(tx, { order, paymentId: report.paymentId, now, hooks, ...settlement })
      await takeBack(tx, { order: { ...order, credited: amount }, state, now, hooks })
      return 'takenBackFirst'
    }
    case 'partlyRefunded':
      if (settlement.unpaid) await credit(tx, { order, paymentId: report.paymentId, now, hooks, ...settlement.unpaid })
      return 'partlyRefunded'
    case 'refundOvertaken':
      await finishRefund(tx, { order, isDone: false, isOvertaken: true, now, hooks })
      await takeBack(tx, { order, state: 'chargedBack', now, hooks })
      return 'takenBack'
    case 'refundDone':
      await finishRefund(tx, { order, isDone: true, now, hooks })
      return 'refunded'
    default:
      return settlement.kind
  }
}

type Credit = DepositHooks & {
  readonly order: Order
  readonly paymentId: string | null
  readonly amount: Centavos
  readonly isLate: boolean
  readonly now: Instant
}

/** The book is locked: only the hooks of this deposit move it. */
const coinOf = async (tx: Transaction, playerId: bigint): Promise<Centavos> => (await balancesOf(tx, playerId)).coin

const stakedOnce = basisPoints(10_000)

/** The money, its turnover, and its event, in the order's transaction. */
async function credit(tx: Transaction, { order, paymentId, amount, isLate, now, hooks }: Credit): Promise<void> {
  const { id, playerId, reference } = order
  const marked = await orderMarkCredited(tx, { id, credited: amount, isLate, paymentId, now })
  if (marked === undefined) throw new Error(`order ${reference} was credited while it was locked`)
  const posted = await post(tx, {
    playerId,
    source: 'deposit',
    key: reference,
    transfers: [{ reason: 'deposit', from: clearingAccountOf(order), to: 'coin', amount, reference }],
    now,
  })
  if (posted.kind !== 'applied') throw new Error(`deposit ${reference} was ${posted.kind}`)
  const left = await repayDepositDebts(tx, { playerId, reference, amount, now })
  if (left > 0n) {
    await addRequirement(tx, {
      playerId,
      source: 'deposit',
      sourceId: reference,
      title: 'Deposit',
      credit: left,
      rate: stakedOnce,
      terms: { kind: 'deposit' },
      now,
    })
  }
  await depositDayGiveBack(tx, { playerId, day: dayOf(order.createdAt) })
  // The book is locked since the posting, so of two simultaneous deposits one is the first.
  const { count } = await depositTotal(tx, playerId)
  const isFirst = count === 1n
  await publish(tx, depositConfirmed({ order, amount, isLate, isFirst, now }))
  const { actType, couponId, takesBonus } = order
  const paid = { playerId, reference, amount, actType, couponId, takesBonus, isFirst, now }
  const before = await coinOf(tx, playerId)
  const isWhole = amount === order.amount
  for (const { onPaid, onEnded } of hooks) await (isWhole ? onPaid?.(tx, paid) : onEnded?.(tx, order, now))
  await orderMarkBonus(tx, { id, bonus: subtractCentavos(await coinOf(tx, playerId), before) })
  failpoint('deposit.settled')
}
