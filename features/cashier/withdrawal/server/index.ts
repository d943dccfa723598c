import { hours, milliseconds } from '#core/clock/duration.ts'
import { answer } from '#core/contract/outcome.ts'
import { formatMoney } from '#core/money/format-money.ts'
import type { StaffDependencies, WorkQueues } from '#features/office/staff/server/index.ts'
import { settingSwitch, type Switches } from '#features/office/web-configuration/server/index.ts'
import type { LedgerInvariants } from '#ledger'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import type { ServedCalls } from '#platform/http/served-calls.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { awaitTurnover } from '../contract.ts'
import { withdrawalTexts as words } from '../messages/index.ts'
import { beginPasskeyWithdrawalHandler } from './begin-passkey-withdrawal.ts'
import { cancelWithdrawalHandler, lockWithdrawalHandler } from './cancel-withdrawal.ts'
import { staffWithdrawals } from './desk/staff-withdrawals.ts'
import { giveUpBonusHandler } from './give-up-bonus.ts'
import { fieldMeanings } from './field-meanings.ts'
import { checkWithdrawalHandler, listWithdrawalsHandler } from './list-withdrawals.ts'
import { withdrawalData } from './withdrawal-data.ts'
import { requestWithdrawalHandler } from './request-withdrawal.ts'
import { holdsCheck } from './holds-check.ts'
import { payoutLetters } from './payout-letters.ts'
import { withdrawalsWaiting, withdrawalsWaitingList } from './store/payout-figures.store.ts'
import { steadyPayouts } from './steady-payouts.ts'
import { registerWebhookRoutes } from './webhook-routes.ts'
import { type TurnoverWatch, turnoverWatch } from './turnover-watch.ts'
import type { WithdrawalDependencies } from './withdrawal-dependencies.ts'
import { withdrawalJobs } from './withdrawal-jobs.ts'
import { withdrawalTermsHandler } from './withdrawal-terms.ts'
import { vaultWithdrawals } from './vault-withdrawals.ts'
import { withdrawalTemplates } from './withdrawal-templates.ts'

type Dependencies = WithdrawalDependencies & Pick<StaffDependencies, 'audit' | 'secondPerson'>

/** How money goes out. */
export function withdrawals(given: Dependencies): FeatureModule & LedgerInvariants & Switches & WorkQueues {
  const needs = { ...given, providers: given.providers.map((provider) => steadyPayouts(provider, given.log)) }
  const watch = turnoverWatch(needs)
  return {
    name: 'withdrawal',
    player: playerCalls(needs, watch),
    desk: staffWithdrawals(given),
    jobs: withdrawalJobs(needs),
    consumers: [payoutLetters],
    messageTemplates: withdrawalTemplates,
    checks: [holdsCheck],
    personalData: [withdrawalData],
    queues: [
      {
        name: 'withdrawals',
        label: 'Withdrawals to review',
        permission: 'withdrawal.view',
        page: '/withdrawals',
        count: withdrawalsWaiting,
        items: {
          dueAfter: hours(4),
          list: async (db, _now, max) =>
            (await withdrawalsWaitingList(db, max)).map(({ playerId, amount, ...item }) => ({
              ...item,
              about: `Player ${playerId}, ${formatMoney(amount)}`,
              page: `/withdrawals/${item.ref}`,
            })),
        },
      },
    ],
    vault: [vaultWithdrawals],
    switches: { withdrawals: settingSwitch('withdrawalsOpen') },
    register: (server) => {
      registerWebhookRoutes(server, needs)
      // A player who waits for a round does not keep the server from stopping.
      server.addHook('preClose', async () => watch.close())
    },
  }
}

const playerCalls = (needs: WithdrawalDependencies, watch: TurnoverWatch): ServedCalls => ({
  handlers: [
    withdrawalTermsHandler(needs),
    awaitTurnoverHandler(watch),
    giveUpBonusHandler(),
    beginPasskeyWithdrawalHandler(needs),
    requestWithdrawalHandler(needs),
    checkWithdrawalHandler(needs),
    listWithdrawalsHandler(needs),
    cancelWithdrawalHandler(needs),
    lockWithdrawalHandler(needs),
  ],
  fieldMeanings,
  refusalTexts: Object.fromEntries(Object.entries(words).map(([key, text]) => [key.replace('withdrawal.', ''), text])),
})

const awaitTurnoverHandler = (watch: TurnoverWatch) =>
  handleOutsideTransaction(awaitTurnover, async ({ input: { remaining, waitMs }, identity: { playerId } }) =>
    answer({ isChanged: await watch.wait({ playerId, remaining }, milliseconds(waitMs)) }),
  )

export { withdrawalChangedTopic } from './move-withdrawal.ts'
export type { PayoutReport } from '../settlement.ts'
export type { PayoutProvider } from './payout-provider.ts'
export { paidOutByChannel } from './store/paid-out.store.ts'
export { payoutReport } from './store/payout-report.store.ts'
export { payoutsUndecided } from './store/payout-figures.store.ts'
export { newestPayouts } from './store/settled.store.ts'
export { hasWithdrawnSince } from './store/withdrawn-since.store.ts'
export { withdrawalFindOpen, withdrawalUsesAccount } from './store/withdrawal.store.ts'
export { withdrawalPage, withdrawalReferencesOf } from './store/withdrawal-page.store.ts'
