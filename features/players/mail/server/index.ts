import type { ApprovalKinds } from '#features/office/approval/server/index.ts'
import type { ServedCalls } from '#platform/http/served-calls.ts'
import { giftMailKind } from './gift-mail-kind.ts'
import { segmentMailKind } from './segment-mail-kind.ts'
import { type StaffDependencies, staffMessages } from '#features/office/staff/server/index.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { mailTexts as words } from '../messages/index.ts'
import { deleteMailHandler } from './delete-mail.ts'
import { fieldMeanings } from './field-meanings.ts'
import { type FillDependencies, fillKindsJob } from './fill-kinds-job.ts'
import { listMailHandler, mailUnreadHandler } from './list-mail.ts'
import { mailData } from './mail-data.ts'
import { markMailReadHandler, readMailHandler } from './read-mail.ts'
import { receiveMailHandler } from './receive-mail.ts'
import { staffFieldMeanings } from './desk/staff-field-meanings.ts'
import { staffListMailHandler } from './desk/staff-list-mail.ts'
import { staffSegmentMail } from './desk/staff-segment-mail.ts'
import { staffTemplates } from './desk/staff-templates.ts'
import { staffWriteMailHandler } from './desk/staff-write-mail.ts'

type MailDependencies = Pick<StaffDependencies, 'audit'> & FillDependencies

/** Letters to players, with attachments. */
export const mail = (needs: MailDependencies): FeatureModule & ApprovalKinds => ({
  name: 'mail',
  player: {
    handlers: [
      listMailHandler,
      mailUnreadHandler,
      readMailHandler,
      markMailReadHandler,
      receiveMailHandler,
      deleteMailHandler,
    ],
    fieldMeanings,
    refusalTexts: {
      mailNotFound: words['mail.notFound'],
      letterEnded: words['mail.ended'],
      takenBefore: words['mail.takenBefore'],
      nothingAttached: words['mail.nothingAttached'],
      notTaken: words['mail.notTaken'],
      mayNotTake: words['mail.mayNotTake'],
    },
  },
  desk: staffCalls(needs),
  jobs: [fillKindsJob(needs)],
  approvalKinds: [giftMailKind, segmentMailKind],
  personalData: [mailData],
})

/** What the staff writes, and sees of what was written. */
const staffCalls = (needs: Pick<StaffDependencies, 'audit'>): ServedCalls => ({
  fieldMeanings: staffFieldMeanings,
  handlers: [staffWriteMailHandler(needs), staffListMailHandler, ...staffSegmentMail(needs), ...staffTemplates(needs)],
  refusalTexts: {
    notPermitted: staffMessages.notPermitted,
    playerNotFound: 'Player not found.',
    sentBefore: 'This message was already sent.',
    aboveMailMax:
      'The reward is above the cap for one message. Nothing was sent. An administrator can raise the cap, with approval.',
    nobodyThere: 'No player in this segment can be reached right now. Nothing was sent.',
    segmentNotFound: 'This segment has been deleted. Choose another one.',
    stale: staffMessages.stale,
    templateNotFound: 'This template has already been deleted.',
    notToGive: 'Cards and card pieces can only come from their promotions. Remove them from the reward.',
  },
})

export { giftByHandTakenSince } from './store/taken-by-hand.store.ts'
export { announceSupportMessage, supportWroteTopic } from './support-wrote.ts'
export { sendMail } from './send-mail.ts'
export { sendNews } from './send-news.ts'
export { writeToPlayer } from './write-to-player.ts'
export { litByMail } from './lit-by-mail.ts'
export { recallMail } from './recall-mail.ts'
