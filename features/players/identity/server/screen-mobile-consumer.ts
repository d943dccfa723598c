import * as v from 'valibot'
import { instant } from '#core/clock/instant.ts'
import { mobileOf } from '#features/players/account/server/index.ts'
import type { Consumer } from '#platform/outbox/consumer.ts'
import { screenMobiles } from './screen-mobiles.ts'

const bound = v.object({ playerId: v.pipe(v.string(), v.regex(/^\d+$/)), at: v.number() })

/** Screens new or newly bound numbers: the player's name is not known yet. */
export const screenMobileConsumer = (): Consumer => ({
  name: 'identity.screenMobile',
  topics: ['MOBILE_BOUND'],
  handle: async (tx, events) => {
    for (const { payload } of events) {
      const { playerId: id, at } = v.parse(bound, payload)
      const mobile = await mobileOf(tx, BigInt(id))
      if (mobile === undefined) continue
      await screenMobiles(tx, [{ id: BigInt(id), mobile }], { foundBy: 'registration', now: instant(at) })
    }
  },
})
