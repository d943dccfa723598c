import * as v from 'valibot'
import { dayOf } from '#core/clock/manila.ts'
import { addDuration, instant } from '#core/clock/instant.ts'
import type { Consumer } from '#platform/outbox/consumer.ts'
import { quietAfter } from '../rules.ts'
import { careQuiet } from './store/care.store.ts'
import { limitDayAdd } from './store/strain.store.ts'

const reached = v.object({ playerId: v.pipe(v.string(), v.regex(/^\d+$/)), at: v.number() })

/** A bet was refused by a limit: no deposits are suggested for a day. */
export const limitReachedConsumer = ({ topic }: { readonly topic: string }): Consumer => ({
  name: 'responsible-play.quiet',
  topics: [topic],
  handle: async (tx, events) => {
    for (const { payload } of events) {
      const { playerId, at } = v.parse(reached, payload)
      const time = instant(at)
      await careQuiet(tx, BigInt(playerId), addDuration(time, quietAfter))
      await limitDayAdd(tx, { playerId: BigInt(playerId), day: dayOf(time), at: time })
    }
  },
})
