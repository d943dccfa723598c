import * as v from 'valibot'
import { instant } from '#core/clock/instant.ts'
import { identityDecidedTopic } from '#features/players/identity/server/index.ts'
import type { Consumer } from '#platform/outbox/consumer.ts'
import { giftsHeldByNetwork } from './store/held-gift.store.ts'
import { releaseGift } from './release-gift.ts'

const decided = v.object({
  playerId: v.pipe(
    v.string(),
    v.transform((id) => BigInt(id)),
  ),
  status: v.string(),
  at: v.pipe(v.number(), v.transform(instant)),
})

/** A verified player is not one of several accounts of one person: holds based on the network alone are released. */
export const releaseByIdentity: Consumer = {
  name: 'risk-held-gifts',
  topics: [identityDecidedTopic],
  handle: async (tx, events) => {
    for (const { payload } of events) {
      const { playerId, status, at: now } = v.parse(decided, payload)
      if (status !== 'APPROVED') continue
      for (const gift of await giftsHeldByNetwork(tx, playerId)) {
        await releaseGift(tx, { playerId, gift, now, by: 'verified identity' })
      }
    }
  },
}
