export { compareProviderDay } from './compare-provider-day.ts'
export { comparedOnDay, differencesFoundAfter, differencesOpenUntil } from './store/closing-facts.store.ts'
export { reconciliationJobs } from './reconciliation-jobs.ts'
export { staffReconciliation } from './staff-reconciliation.ts'
