import { hiddenName, publicNamesOf } from '#features/players/account/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { inviteList, type InvitePage } from './store/invite.store.ts'

/** Invited friends under masked names. */
export async function invitesView(db: Queryable, page: InvitePage) {
  const invites = await inviteList(db, page)
  const names = await publicNamesOf(
    db,
    invites.map(({ inviteeId }) => inviteeId),
  )
  return invites.map(({ inviteeId, state, registeredAt }) => ({
    name: names.get(inviteeId) ?? hiddenName,
    state,
    time: registeredAt,
  }))
}
