import { type StaffDependencies, staffMessages } from '#features/office/staff/server/index.ts'
import type { Feature } from '#platform/http/feature.ts'
import { contentMessages } from '../messages.ts'
import type { PreviewDependencies } from './desk/preview-content.ts'
import { staffContent } from './desk/staff-content.ts'
import { staffFieldMeanings } from './desk/staff-field-meanings.ts'
import { fieldMeanings } from './field-meanings.ts'
import { type ContentDependencies, rewardDetailHandler } from './reward-detail.ts'

/** What the operator has written for players, where a call asks for a part of it. */
export const content = (dependencies: ContentDependencies): Feature => ({
  name: 'content',
  handlers: [rewardDetailHandler(dependencies)],
  fieldMeanings,
  refusalTexts: { adNotFound: contentMessages['content.adNotFound'] },
})

/** The lobby's content, as the operator's staff sees and changes it. */
export const staffLobbyContent = (dependencies: Pick<StaffDependencies, 'audit'> & PreviewDependencies): Feature => ({
  name: 'content',
  fieldMeanings: staffFieldMeanings,
  handlers: staffContent(dependencies),
  refusalTexts: {
    notPermitted: staffMessages.notPermitted,
    nothingToChange: 'That is how it stands already.',
    askedBefore: 'This was asked for already, and waits for a second person.',
    stale: staffMessages.stale,
  },
})

export type { Content } from '../content.ts'
export { previewPath } from '../preview-contract.ts'
export { nextEdge } from '../rules.ts'
export { announcementsOf } from './announcements.ts'
export { paidAccountKind } from './desk/paid-account-kind.ts'
export { previewKeys } from './preview-key.ts'
export { readContent } from './read-content.ts'
export { readLevels } from './read-levels.ts'
export { seedDemoContent } from './seed-demo-content.ts'
