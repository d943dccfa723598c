import { type StaffDependencies, staffMessages } from '#features/office/staff/server/index.ts'
import type { ApprovalKinds } from '#features/office/approval/server/index.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import type { ServedCalls } from '#platform/http/served-calls.ts'
import { contentTexts as texts } from './messages/index.ts'
import type { PreviewDependencies } from './desk/preview-content.ts'
import { paidAccountKind } from './desk/paid-account-kind.ts'
import { staffContent } from './desk/staff-content.ts'
import { staffFieldMeanings } from './desk/staff-field-meanings.ts'
import { fieldMeanings } from './field-meanings.ts'
import { type ContentDependencies, rewardDetailHandler } from './reward-detail.ts'

type Dependencies = ContentDependencies & Pick<StaffDependencies, 'audit'> & PreviewDependencies

/** What the operator has written for players. */
export const content = (dependencies: Dependencies): FeatureModule & ApprovalKinds => ({
  name: 'content',
  player: {
    handlers: [rewardDetailHandler(dependencies)],
    fieldMeanings,
    refusalTexts: { adNotFound: texts.adNotFound },
  },
  desk: staffCalls(dependencies),
  approvalKinds: [paidAccountKind],
})

const staffCalls = (dependencies: Dependencies): ServedCalls => ({
  fieldMeanings: staffFieldMeanings,
  handlers: staffContent(dependencies),
  refusalTexts: {
    notPermitted: staffMessages.notPermitted,
    nothingToChange: 'Nothing to change. It’s already set this way.',
    askedBefore: 'This request is already waiting for approval.',
    stale: staffMessages.stale,
  },
})

export type { Content } from './content-sections.ts'
export { previewPath } from '../preview-contract.ts'
export { nextEdge } from '../rules.ts'
export { announcementsOf, type Audience } from './announcements.ts'
export { announcementsView } from './announcements-view.ts'
export { previewKeys } from './preview-key.ts'
export { readContent } from './read-content.ts'
export { readLevels } from './read-levels.ts'
export { seedDemoContent } from './seed-demo-content.ts'
