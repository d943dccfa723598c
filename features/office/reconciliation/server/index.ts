import type { StaffDependencies } from '#features/office/staff/server/index.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import type { ReconciliationDependencies } from './reconciliation-dependencies.ts'
import { reconciliationJobs } from './reconciliation-jobs.ts'
import { staffReconciliation } from './staff-reconciliation.ts'

/** What payment providers say they settled, held against what the ledger credited. */
export const reconciliation = (
  dependencies: ReconciliationDependencies & Pick<StaffDependencies, 'audit'>,
): FeatureModule => ({
  name: 'reconciliation',
  desk: staffReconciliation(dependencies),
  jobs: reconciliationJobs(dependencies),
})

export { compareProviderDay } from './compare-provider-day.ts'
export { comparedOnDay, differencesFoundAfter, differencesOpenUntil } from './store/closing-facts.store.ts'
