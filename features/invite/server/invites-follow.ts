import * as v from 'valibot'
import { instantIn } from '#core/clock/wire-instant.ts'
import { playerInvitedTopic } from '#features/account/server/index.ts'
import { type DepositHook, firstDepositOf } from '#features/deposit/server/index.ts'
import type { Consumer } from '#platform/outbox/consumer.ts'
import { inviteInsert, inviteMarkVoid, invitePlaces } from './invite.store.ts'
import type { VoidedInvite } from './voided-invite.ts'

const id = v.pipe(
  v.string(),
  v.transform((text) => BigInt(text)),
)
const invited = v.object({ playerId: id, superiorId: id, registeredAt: instantIn })

/** Who registered through a link, or named somebody, is that player's invite from now on. */
export const invitesFollowAccounts: Consumer = {
  name: 'invite',
  topics: [playerInvitedTopic],
  handle: async (tx, events) => {
    for (const { payload } of events) {
      const { playerId: inviteeId, superiorId: inviterId, registeredAt } = v.parse(invited, payload)
      await inviteInsert(tx, { inviteeId, inviterId, registeredAt })
    }
  },
}

/** A first deposit that goes back makes the invite void, and whoever counted it is told. */
export const invitesFollowDeposits = (onVoid: VoidedInvite): DepositHook => ({
  name: 'invite',
  onTakenBack: async (tx, { playerId: inviteeId }, now) => {
    if ((await firstDepositOf(tx, inviteeId)) !== undefined) return
    const gone = await inviteMarkVoid(tx, inviteeId)
    if (gone === undefined) return
    for (const place of await invitePlaces(tx, inviteeId)) await onVoid(tx, { inviterId: gone.inviterId, place, now })
  },
})
