import * as v from 'valibot'
import { instantIn } from '#core/clock/wire-instant.ts'
import { playerInvitedTopic } from '#features/players/account/server/index.ts'
import { type DepositHook, firstDepositOf } from '#features/cashier/deposit/server/index.ts'
import type { Consumer } from '#platform/outbox/consumer.ts'
import { publish } from '#platform/outbox/publish.ts'
import { inviteInsert, inviteMarkVoid, inviteUsesOf } from './store/invite.store.ts'
import type { VoidedInvite } from './voided-invite.ts'

const inviteVoidTopic = 'INVITE_VOID'

const id = v.pipe(
  v.string(),
  v.transform((text) => BigInt(text)),
)
const invited = v.object({ playerId: id, superiorId: id, registeredAt: instantIn })
const voided = v.object({ inviterId: id, place: v.string(), at: instantIn })

/** A player who registered through a link, or named an inviter, becomes that inviter's invite. */
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

/**
 * A first deposit that is taken back voids the invite. An event notifies the inviter's side, whose book is a different
 * lock.
 */
export const invitesFollowDeposits: DepositHook = {
  name: 'invite',
  onTakenBack: async (tx, { playerId: inviteeId }, now) => {
    if ((await firstDepositOf(tx, inviteeId)) !== undefined) return
    const gone = await inviteMarkVoid(tx, inviteeId)
    if (gone === undefined) return
    const places = await inviteUsesOf(tx, inviteeId)
    await publish(
      tx,
      places.map((place) => ({
        topic: inviteVoidTopic,
        key: String(gone.inviterId),
        id: `${inviteVoidTopic}:${inviteeId}:${place}`,
        payload: { inviterId: String(gone.inviterId), place, at: now },
      })),
    )
  },
}

/** Each promotion undoes what it granted for a voided invite. */
export const voidsFollowInvites = (onVoid: readonly VoidedInvite[]): Consumer => ({
  name: 'invite-void',
  topics: [inviteVoidTopic],
  handle: async (tx, events) => {
    for (const { payload } of events) {
      const { inviterId, place, at: now } = v.parse(voided, payload)
      for (const notify of onVoid) await notify(tx, { inviterId, place, now })
    }
  },
})
