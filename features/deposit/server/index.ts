import type { FastifyInstance } from 'fastify'
import type { Feature } from '#platform/http/feature.ts'
import type { Job } from '#platform/jobs/job.ts'
import { depositMessages as words } from '../messages.ts'
import { askProvidersJob } from './ask-providers-job.ts'
import { beginDepositHandler } from './begin-deposit.ts'
import { checkDepositHandler } from './check-deposit.ts'
import type { DepositDependencies } from './deposit-dependencies.ts'
import { listDepositsHandler, listOpenDepositsHandler } from './list-deposits.ts'
import { registerWebhookRoutes } from './webhook-routes.ts'

export type Deposits = {
  readonly feature: Feature
  readonly jobs: readonly Job[]
  /** Where providers tell what became of payments, under /payments/. */
  readonly register: (server: FastifyInstance) => void
}

/** How money comes in. */
export const deposits = (needs: DepositDependencies): Deposits => ({
  feature: {
    name: 'deposit',
    handlers: [beginDepositHandler(needs), checkDepositHandler(needs), listDepositsHandler, listOpenDepositsHandler],
    refusalTexts: {
      depositsClosed: words['deposit.closed'],
      depositStopped: words['deposit.stopped'],
      identityNeeded: words['deposit.identityNeeded'],
      limitReached: words['deposit.limitReached'],
      notFromHere: words['deposit.notFromHere'],
      channelClosed: words['deposit.channelClosed'],
      amountTooSmall: words['deposit.amountTooSmall'],
      amountTooLarge: words['deposit.amountTooLarge'],
      tooManyOrders: words['deposit.tooManyOrders'],
      paymentUnavailable: words['deposit.paymentUnavailable'],
      orderNotFound: words['deposit.orderNotFound'],
    },
  },
  jobs: [askProvidersJob(needs)],
  register: (server) => registerWebhookRoutes(server, needs),
})

export { depositedSince } from './deposited.store.ts'
export { depositsStuck, firstDepositsByHour, paymentHealth } from './deposit-figures.store.ts'
export { orderPage as depositPage } from './order-page.store.ts'
export { depositTotal } from './order.store.ts'
export { newestDeposits } from './settled.store.ts'
export { sandpay } from './sandpay.ts'
export { sandpayApi, type SandpayOptions } from './sandpay-api.ts'
