import type { Database } from '#platform/db/database.ts'
import type { Job } from '#platform/jobs/job.ts'
import { amlJob } from './aml-job.ts'
import { followSignInsJob } from './follow-sign-ins-job.ts'

export const riskJobs = (needs: { readonly db: Database }): readonly Job[] => [followSignInsJob(needs), amlJob(needs)]

export { clusterOf, sharedLinks } from './link.store.ts'
export { linkPlayers } from './link-players.ts'
export { noteHeldGift } from './note-held-gift.ts'
export type { Leaving, RiskRating } from '../rules.ts'
export type { StaffRiskNeeds } from './risk-needs.ts'
export { riskScoreOf } from './risk-score-of.ts'
export { reviewExcludedTies } from './review-excluded-ties.ts'
export { tieGate } from './tie-gate.ts'
export { staffRisk } from './staff-risk.ts'
