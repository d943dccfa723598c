import type { StaffDependencies } from '#features/office/staff/server/index.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import type { ReconciliationDependencies } from './reconciliation-dependencies.ts'
import { reconciliationJobs } from './reconciliation-jobs.ts'
import { staffReconciliation } from './staff-reconciliation.ts'

/** Compares payment providers' settlements with the ledger's credits. */
export const reconciliation = (
  dependencies: ReconciliationDependencies & Pick<StaffDependencies, 'audit'>,
): FeatureModule => ({
  name: 'reconciliation',
  desk: staffReconciliation(dependencies),
  jobs: reconciliationJobs(dependencies),
})

export { compareDayOfAll } from './compare-provider-day.ts'
export { comparedOnDay, differencesFoundAfter, differencesOpenUntil } from './store/closing-facts.store.ts'
export { feeReport } from './store/fee-report.store.ts'
