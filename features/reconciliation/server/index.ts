export { reconciliationJobs } from './reconciliation-jobs.ts'
export { staffReconciliation } from './staff-reconciliation.ts'
