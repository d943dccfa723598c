import { milliseconds, seconds } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { DepositDependencies } from './deposit-dependencies.ts'
import { finishRefund } from './finish-refund.ts'
import { orderFindForUpdate } from './store/order.store.ts'
import { type OpenRefund, refundListDue, refundMarkTried } from './store/refund.store.ts'

const refundsMax = 25
const pauseFirst = seconds(10)
const doublingsMax = 9

/** Sends refunds that staff has decided. Idempotent by our id. */
export const refundJob = ({ db, providers, hooks }: Pick<DepositDependencies, 'db' | 'providers' | 'hooks'>): Job => ({
  name: 'deposit.refunds',
  when: { every: seconds(5) },
  run: async ({ now, signal }) => {
    for (const refund of await refundListDue(db, now, refundsMax)) {
      signal.throwIfAborted()
      const provider = providers.find(({ id }) => id === refund.provider)
      // A provider without refunds is a bank: a person made the transfer before requesting this.
      const answered = (await provider?.refundPayment?.(refundRequestOf(refund), now)) ?? 'refunded'
      await refundMarkTried(db, { orderId: refund.orderId, next: nextTry(refund, now) })
      if (answered === 'unreachable' || answered === 'undecided') continue
      await db.transaction(async (tx) => {
        const order = await orderFindForUpdate(tx, refund)
        if (order) await finishRefund(tx, { order, isDone: answered === 'refunded', now, hooks })
      })
    }
  },
})

const refundRequestOf = ({ reference, paymentId, amount, seq }: OpenRefund) => ({
  reference,
  paymentId,
  amount,
  refundId: `${reference}-R${seq}`,
})

const nextTry = ({ tryCount }: OpenRefund, now: Instant): Instant =>
  addDuration(now, milliseconds(pauseFirst * 2 ** Math.min(tryCount, doublingsMax)))
