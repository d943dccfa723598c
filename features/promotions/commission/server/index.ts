import { hours } from '#core/clock/duration.ts'
import { formatMoney } from '#core/money/format-money.ts'
import type { DepositHooks } from '#features/cashier/deposit/server/index.ts'
import type { ApprovalKinds } from '#features/office/approval/server/index.ts'
import type { StaffDependencies, WorkQueues } from '#features/office/staff/server/index.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { clawBackDeposits } from './claw-back-deposits.ts'
import { commissionFollowsPlay } from './commission-follows-play.ts'
import { staffCommission } from './desk/staff-commission.ts'
import { payoutKind } from './payout-kind.ts'
import type { CommissionDependencies } from './programme.ts'
import { payoutsWaiting, payoutsWaitingList } from './store/payout.store.ts'
import { settleCommissionJob } from './settle-commission-job.ts'

/** Commission on friends' play, settled once a day for all promotions that pay it. */
export const commission = (
  needs: CommissionDependencies & Pick<StaffDependencies, 'audit'>,
): FeatureModule & DepositHooks & ApprovalKinds & WorkQueues => ({
  name: 'commission',
  desk: staffCommission(needs),
  approvalKinds: [payoutKind(needs)],
  queues: [
    {
      name: 'agentPayouts',
      label: 'Payouts of commission',
      permission: 'agent.view',
      page: '/agents',
      count: payoutsWaiting,
      items: {
        dueAfter: hours(24),
        list: async (db, _now, max) =>
          (await payoutsWaitingList(db, max)).map(({ id, agentId, amount, requestedAt }) => ({
            ref: String(id),
            since: requestedAt,
            about: `Player ${agentId}, ${formatMoney(amount)}`,
            page: '/agents',
          })),
      },
    },
  ],
  consumers: [commissionFollowsPlay],
  jobs: [settleCommissionJob(needs)],
  hooks: [clawBackDeposits],
})

export { commissionView, friendsView } from './commission-view.ts'
export { commissionMeanings } from './commission-meanings.ts'
export { hasCommission } from './has-commission.ts'
export { commissionRule } from './commission-rule.ts'
export { commissionFields, commissionSettings, termsOfSettings } from './commission-settings.ts'
export { measureCommission, measuredDays } from './measure-cost.ts'
export { payoutList as payoutsOf } from './store/payout.store.ts'
export { payCommission } from './pay-commission.ts'
export { type CommissionDependencies, commissionProgramme } from './programme.ts'
export { agentCommissions } from './store/agent-report.store.ts'
