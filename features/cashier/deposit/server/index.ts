import { hours } from '#core/clock/duration.ts'
import { formatMoney } from '#core/money/format-money.ts'
import type { StaffDependencies, WorkQueues } from '#features/office/staff/server/index.ts'
import { settingSwitch, type Switches } from '#features/office/web-configuration/server/index.ts'
import type { LedgerInvariants } from '#ledger'
import { sealedColumn } from '#platform/crypto/reseal/sealed-column.ts'
import { receiptContext } from './store/receipt.store.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import type { ServedCalls } from '#platform/http/served-calls.ts'
import { depositTexts as words } from '../messages/index.ts'
import { queryProvidersJob } from './query-providers-job.ts'
import { beginDepositHandler } from './begin-deposit.ts'
import { checkDepositHandler } from './check-deposit.ts'
import type { DepositDependencies } from './deposit-dependencies.ts'
import { unexpectedDepositLetters } from './deposit-letters.ts'
import { creditsCheck } from './credits-check.ts'
import { staffDeposits } from './desk/staff-deposits.ts'
import { depositsStuck } from './store/deposit-figures.store.ts'
import { transfersToMatch, transfersToMatchList } from './store/staff-order.store.ts'
import { fieldMeanings } from './field-meanings.ts'
import { listDepositsHandler, listOpenDepositsHandler } from './list-deposits.ts'
import { depositData } from './deposit-data.ts'
import { quoteDepositHandler } from './quote-deposit.ts'
import { refundJob } from './refund-job.ts'
import { stuckOrdersJob } from './stuck-orders-job.ts'
import { reportDepositHandler } from './report-deposit.ts'
import { registerWebhookRoutes } from './webhook-routes.ts'
import { steadyProvider } from './steady-provider.ts'
import { webhookWorker } from './webhook-worker.ts'
import { vaultDeposits } from './vault-deposits.ts'
import { depositTemplates } from './deposit-templates.ts'

export type Deposits = FeatureModule &
  LedgerInvariants &
  Switches &
  WorkQueues & {
    /** Resolves when every webhook that was received has been handled. */
    readonly drained: () => Promise<void>
  }

type Dependencies = DepositDependencies & Pick<StaffDependencies, 'audit' | 'secondPerson'>

/** How money comes in. */
export function deposits(given: Dependencies): Deposits {
  const needs = { ...given, providers: given.providers.map((provider) => steadyProvider(provider, given.log)) }
  const worker = webhookWorker(needs)
  return {
    name: 'deposit',
    player: playerCalls(needs),
    desk: staffDeposits({ ...given, receiptSeal: given.seal }),
    jobs: [queryProvidersJob(needs), refundJob(needs), stuckOrdersJob(needs), worker.job],
    consumers: [unexpectedDepositLetters],
    messageTemplates: depositTemplates,
    checks: [creditsCheck],
    personalData: [depositData],
    vault: [vaultDeposits],
    queues: [
      {
        name: 'transfers',
        label: 'Bank transfers to match',
        permission: 'deposit.view',
        page: '/deposits',
        count: transfersToMatch,
        items: {
          dueAfter: hours(4),
          list: async (db, now, max) =>
            (await transfersToMatchList(db, now, max)).map(({ reference, playerId, amount, createdAt }) => ({
              ref: reference,
              since: createdAt,
              about: `Player ${playerId}, ${formatMoney(amount)}`,
              page: '/deposits',
            })),
        },
      },
      {
        name: 'deposits',
        label: 'Overdue deposits',
        permission: 'deposit.view',
        page: '/deposits?tab=stuck',
        count: depositsStuck,
      },
    ],
    sealed: [
      sealedColumn({
        table: 'deposit_receipt',
        key: { column: 'order_id', type: 'bigint' },
        of: 'order_id',
        value: { column: 'image' },
        purpose: 'deposit-receipt',
        contextOf: (orderId) => receiptContext(BigInt(orderId)),
        batchRows: 10,
      }),
    ],
    switches: { deposits: settingSwitch('depositsOpen') },
    register: (server) => registerWebhookRoutes(server, needs, worker),
    drained: worker.drained,
  }
}

const playerCalls = (needs: DepositDependencies): ServedCalls => ({
  handlers: [
    beginDepositHandler(needs),
    quoteDepositHandler(needs),
    checkDepositHandler(needs),
    reportDepositHandler(needs),
    listDepositsHandler,
    listOpenDepositsHandler,
  ],
  fieldMeanings,
  refusalTexts: {
    depositsClosed: words['deposit.closed'],
    depositStopped: words['deposit.stopped'],
    identityNeeded: words['deposit.identityNeeded'],
    limitReached: words['deposit.limitReached'],
    accountNeeded: words['deposit.accountNeeded'],
    channelClosed: words['deposit.channelClosed'],
    amountTooSmall: words['deposit.amountTooSmall'],
    amountTooLarge: words['deposit.amountTooLarge'],
    tooManyOrders: words['deposit.tooManyOrders'],
    paymentUnavailable: words['deposit.paymentUnavailable'],
    orderNotFound: words['deposit.orderNotFound'],
    notATransfer: words['deposit.notATransfer'],
    receiptUnreadable: words['deposit.receiptUnreadable'],
    tryLater: words['deposit.tryLater'],
    couponUnusable: words['deposit.couponUnusable'],
    offerSoldOut: words['deposit.offerSoldOut'],
    offerChanged: words['deposit.offerChanged'],
  },
})

export { creditedByReference } from './store/credited.store.ts'
export { depositorsIn, depositsCreditedIn, depositSums } from './store/credited-in.store.ts'
export { depositDebtOf } from './store/deposit-debt.store.ts'
export { depositDebts } from './store/staff-debt.store.ts'
export type { PaymentProvider, SettlementLine } from './payment-provider.ts'
export { providerEventColumns } from './provider-event-columns.ts'
export type { OfferQuote } from '../offer-quote.ts'
export type { DepositHook, DepositHooks, QuotedDeposit, SellingOrder } from './deposit-hook.ts'
export { type ChannelSum, creditedByChannel } from './store/credited-month.store.ts'
export { type ChannelPayments, depositReport } from './store/payment-report.store.ts'
export { depositTotal } from './store/deposit-total.store.ts'
export { hasOpenOrder } from './store/open-order.store.ts'
export { firstDepositOf } from './store/first-deposit.store.ts'
export { depositedSince } from './store/deposited.store.ts'
export { depositsUndecided, firstDepositsByHour, paymentHealth } from './store/deposit-figures.store.ts'
export { orderPage as depositPage } from './store/order-page.store.ts'
export { newestDeposits } from './store/settled.store.ts'
export { creditWork } from './deposit-subject.ts'
export { bankTransferId } from './clearing-account.ts'
export { orderValidity, type PaymentReport, transferValidity } from '../rules.ts'
export type { PaymentAnswer, PaymentEvent, PaymentRef, Webhook } from './payment-provider.ts'
export { depositReferencesOf } from './store/order.store.ts'
export { depositConfirmedTopic } from './deposit-confirmed.ts'
