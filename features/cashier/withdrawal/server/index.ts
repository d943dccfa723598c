import type { FastifyInstance } from 'fastify'
import { milliseconds } from '#core/clock/duration.ts'
import { answer } from '#core/contract/outcome.ts'
import type { Feature } from '#platform/http/feature.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import type { Job } from '#platform/jobs/job.ts'
import { awaitTurnover } from '../contract.ts'
import { withdrawalMessages as words } from '../messages.ts'
import { cancelWithdrawalHandler, lockWithdrawalHandler } from './cancel-withdrawal.ts'
import { fieldMeanings } from './field-meanings.ts'
import { checkWithdrawalHandler, listWithdrawalsHandler } from './list-withdrawals.ts'
import { requestWithdrawalHandler } from './request-withdrawal.ts'
import { steadyPayouts } from './steady-payouts.ts'
import { registerWebhookRoutes } from './webhook-routes.ts'
import { type TurnoverWatch, turnoverWatch } from './turnover-watch.ts'
import type { WithdrawalDependencies } from './withdrawal-dependencies.ts'
import { withdrawalJobs } from './withdrawal-jobs.ts'
import { withdrawalTermsHandler } from './withdrawal-terms.ts'

export type Withdrawals = {
  readonly feature: Feature
  readonly jobs: readonly Job[]
  /** Registers the providers' webhooks under /payouts/. */
  readonly register: (server: FastifyInstance) => void
}

export function withdrawals(given: WithdrawalDependencies): Withdrawals {
  const needs = { ...given, providers: given.providers.map((provider) => steadyPayouts(provider, given.log)) }
  const watch = turnoverWatch(needs)
  return {
    feature: {
      name: 'withdrawal',
      handlers: [
        withdrawalTermsHandler(needs),
        awaitTurnoverHandler(watch),
        requestWithdrawalHandler(needs),
        checkWithdrawalHandler(needs),
        listWithdrawalsHandler(needs),
        cancelWithdrawalHandler(needs),
        lockWithdrawalHandler(needs),
      ],
      fieldMeanings,
      refusalTexts: Object.fromEntries(
        Object.entries(words).map(([key, text]) => [key.replace('withdrawal.', ''), text]),
      ),
    },
    jobs: withdrawalJobs(needs),
    register: (server) => {
      registerWebhookRoutes(server, needs)
      // Long-polling requests must not keep the server from stopping.
      server.addHook('preClose', async () => watch.close())
    },
  }
}

const awaitTurnoverHandler = (watch: TurnoverWatch) =>
  handleOutsideTransaction(awaitTurnover, async ({ input: { remaining, waitMs }, identity: { playerId } }) =>
    answer({ isChanged: await watch.wait({ playerId, remaining }, milliseconds(waitMs)) }),
  )

export type { PayoutProvider } from './payout-provider.ts'
export { holdsCheck } from './holds-check.ts'
export { payoutsUndecided, withdrawalsWaiting } from './store/payout-figures.store.ts'
export { newestPayouts } from './store/settled.store.ts'
export { hasWithdrawnSince } from './store/withdrawn-since.store.ts'
export { withdrawalUsesAccount } from './store/withdrawal.store.ts'
export type { WithdrawalDependencies } from './withdrawal-dependencies.ts'
export { withdrawalPage } from './store/withdrawal-page.store.ts'
export { withdrawalPolicy } from '../policy.ts'
export { staffWithdrawals } from './desk/staff-withdrawals.ts'
export type { PayoutReport } from '../settlement.ts'
