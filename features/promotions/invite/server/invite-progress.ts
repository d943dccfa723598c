import type { Instant } from '#core/clock/instant.ts'
import { publicNamesOf } from '#features/players/account/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { type InviteStep, missingStep } from '../rules.ts'
import { readInviteFacts } from './invite-facts.ts'
import { inviteList, type InvitePage } from './store/invite.store.ts'

/** Invited friends under masked names, with what each still has to do. */
export async function inviteProgress(db: Queryable, page: InvitePage, now: Instant) {
  const invites = await inviteList(db, page)
  const names = await publicNamesOf(
    db,
    invites.map(({ inviteeId }) => inviteeId),
  )
  const missing = new Map<bigint, InviteStep | null>()
  for (const invite of invites) {
    if (invite.state === 'pending') missing.set(invite.inviteeId, missingStep(await readInviteFacts(db, invite, now)))
  }
  return invites.map(({ inviteeId, state, registeredAt }) => ({
    name: names.get(inviteeId) ?? 'A friend',
    state,
    time: registeredAt,
    waitingFor: missing.get(inviteeId) ?? null,
  }))
}
