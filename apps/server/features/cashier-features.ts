import type { AccountDependencies } from '#features/players/account/server/index.ts'
import { type DepositHooks, staffDeposits } from '#features/cashier/deposit/server/index.ts'
import type { Lobby } from '#features/lobby/home/server/index.ts'
import { reconciliationJobs, staffReconciliation } from '#features/office/reconciliation/server/index.ts'
import { riskJobs, staffRisk } from '#features/cashier/risk/server/index.ts'
import type { StaffDependencies } from '#features/office/staff/server/index.ts'
import { staffWithdrawals } from '#features/cashier/withdrawal/server/index.ts'
import { depositFeatures, receiptSeal } from './deposit-features.ts'
import type { ServerContext } from '../server-context.ts'
import { channel, channelsOf } from '#features/cashier/channel/server/index.ts'
import { payInProviders } from '#features/cashier/providers/server/index.ts'
import { recordFeatures } from './record-features.ts'
import { riskDependencies } from '../risk-dependencies.ts'
import { tradeFeature } from './trade-features.ts'
import { withdrawalFeatures } from './withdrawal-features.ts'

type Dependencies = DepositHooks & {
  readonly lobby: Pick<Lobby, 'content'>
  readonly account: AccountDependencies
  readonly staff: StaffDependencies
}

/** Money in and out with its records, and what watches over it. */
export function cashierFeatures(house: ServerContext, { lobby, account, staff, hooks }: Dependencies) {
  const deposits = depositFeatures(house, { lobby, hooks })
  const withdrawals = withdrawalFeatures(house, account)
  const providers = payInProviders(house.configuration)
  return {
    deposits,
    withdrawals,
    player: [
      deposits.feature,
      channel({ channels: async () => channelsOf((await lobby.content()).rechargeTypes), providers }),
      ...withdrawals.player,
      recordFeatures(house),
      tradeFeature(lobby),
    ],
    staff: [
      staffDeposits({ ...staff, hooks, receiptSeal: receiptSeal(house) }),
      staffWithdrawals({ ...withdrawals.needs, ...staff }),
      staffReconciliation({ ...staff, providers }),
      staffRisk({ ...staff, ...riskDependencies(house) }),
    ],
    jobs: [...deposits.jobs, ...withdrawals.jobs, ...reconciliationJobs({ ...house, providers }), ...riskJobs(house)],
  }
}
