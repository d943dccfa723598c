import { sealedColumn } from '#platform/crypto/reseal/sealed-column.ts'
import { caseFileContext } from './desk/staff-case-files.ts'
import type { WorkQueues } from '#features/office/staff/server/index.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { amlQueues } from './aml-queues.ts'
import { amlJob } from './aml-job.ts'
import { followSignInsJob } from './follow-sign-ins-job.ts'
import { releaseByIdentity } from './release-by-identity.ts'
import type { RiskDependencies } from './risk-dependencies.ts'
import { staffRisk } from './desk/staff-risk.ts'
import { riskTemplates } from './risk-templates.ts'

/** Links between players, held rewards, and the desk of the reporting officer. */
export const risk = (dependencies: RiskDependencies): FeatureModule & WorkQueues => ({
  name: 'risk',
  desk: staffRisk(dependencies),
  queues: amlQueues,
  jobs: [followSignInsJob(dependencies), amlJob(dependencies)],
  consumers: [releaseByIdentity],
  messageTemplates: riskTemplates,
  sealed: [
    sealedColumn({
      table: 'aml_entry',
      key: { column: 'id', type: 'bigint' },
      of: 'case_id',
      value: { column: 'content' },
      purpose: 'aml-file',
      contextOf: (caseId) => caseFileContext(BigInt(caseId)),
      batchRows: 10,
    }),
  ],
})

export { caseCounts } from './store/case-month.store.ts'
export { clusterOf, sharedLinks } from './store/link.store.ts'
export { linkForReview } from './link-for-review.ts'
export { linkPlayers } from './link-players.ts'
export { noteHeldGift } from './note-held-gift.ts'
export { giftIsReleased } from './store/held-gift.store.ts'
export { networkIsFull, newcomersNetworks, noteGiven } from './newcomers-network.ts'
export { giftReleasedTopic } from './release-gift.ts'
export type { PayoutFacts } from '../rules.ts'
export { riskScoreOf } from './risk-score-of.ts'
export { scoresNewest } from './store/risk-score.store.ts'
export { tieGate } from './tie-gate.ts'
