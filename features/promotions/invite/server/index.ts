import type { DepositHook } from '#features/cashier/deposit/server/index.ts'
import type { Database } from '#platform/db/database.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { Consumer } from '#platform/outbox/consumer.ts'
import { invitesFollowAccounts, invitesFollowDeposits, voidsFollowInvites } from './invites-follow.ts'
import { judgeInvitesJob } from './judge-invites-job.ts'
import type { VoidedInvite } from './voided-invite.ts'

type Invites = {
  readonly consumers: readonly Consumer[]
  readonly jobs: readonly Job[]
  readonly hooks: readonly DepositHook[]
}

/** Who invited whom, and which invites are valid: one definition for all promotions. */
export const invites = (needs: { readonly db: Database; readonly onVoid: VoidedInvite }): Invites => ({
  consumers: [invitesFollowAccounts, voidsFollowInvites(needs.onVoid)],
  jobs: [judgeInvitesJob(needs)],
  hooks: [invitesFollowDeposits],
})

export { inviteCountFree, inviteCountUsed, inviteTake, type UseWish } from './invite.store.ts'
export { invitesView } from './invites-view.ts'
export type { VoidedInvite } from './voided-invite.ts'
