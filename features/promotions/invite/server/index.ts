import type { DepositHooks } from '#features/cashier/deposit/server/index.ts'
import type { Database } from '#platform/db/database.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { invitesFollowAccounts, invitesFollowDeposits, voidsFollowInvites } from './invites-follow.ts'
import { judgeInvitesJob } from './judge-invites-job.ts'
import type { VoidedInvite } from './voided-invite.ts'

/** Who invited whom, and which invites are valid: one definition for all promotions. */
export const invites = (needs: {
  readonly db: Database
  readonly onVoid: readonly VoidedInvite[]
}): FeatureModule & DepositHooks => ({
  name: 'invite',
  consumers: [invitesFollowAccounts, voidsFollowInvites(needs.onVoid)],
  jobs: [judgeInvitesJob(needs)],
  hooks: [invitesFollowDeposits],
})

export { friendQualifiesText } from './friend-qualifies-text.ts'
export {
  hasInvited,
  inviteCountRegistered,
  inviteCountUsed,
  inviteList,
  inviteTake,
  type InviteUse,
} from './store/invite.store.ts'
export {
  type FreeInvite,
  inviteCountFree,
  inviteListFree,
  inviteListVoid,
  inviteTakeThese,
  invitesValidSince,
} from './store/invite-use.store.ts'
export { type FriendBelow, friendsBelow, invitedAmong, invitersAbove } from './store/invite-tree.store.ts'
export { inviteProgress } from './invite-progress.ts'
export { invitesView } from './invites-view.ts'
export type { VoidedInvite } from './voided-invite.ts'
export { invitedIn } from './store/invite-report.store.ts'
