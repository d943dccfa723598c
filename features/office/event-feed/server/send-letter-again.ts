import { addDuration } from '#core/clock/instant.ts'
import { batchMax } from '../rules.ts'
import { deliveryBody } from './delivery-body.ts'
import { type DeliveryDependencies, deliveryId, lease } from './deliver-lane.ts'
import { postDelivery } from './post-delivery.ts'
import {
  type ClaimedLetter,
  deadLetterAdvance,
  deadLetterDelete,
  deadLetterFail,
} from './store/feed-dead-letter.store.ts'
import { feedEventsAfter } from './store/feed-event.store.ts'

/** Sends events that were given up once more. What fails again stays for the staff. */
export async function sendLetterAgain(needs: DeliveryDependencies, letter: ClaimedLetter): Promise<void> {
  const { db, clock } = needs
  const { id, lane, until, kinds } = letter
  let held = letter
  for (;;) {
    const found = await feedEventsAfter(db, { lane, after: held.after, until, kinds, count: batchMax })
    if (found.until === undefined) return void (await deadLetterDelete(db, held))
    const { events } = found
    if (events.length > 0) {
      const delivery = { id: deliveryId(id, lane, events), body: deliveryBody(needs, id, events) }
      const result = await postDelivery(needs, held, delivery)
      if (result.kind !== 'accepted') {
        const reason = result.kind === 'gone' ? 'Answered 410' : result.reason
        return void (await deadLetterFail(db, held, reason, clock.now()))
      }
    }
    if (found.until >= until) return void (await deadLetterDelete(db, held))
    const next = { after: found.until, count: events.length, leasedUntil: addDuration(clock.now(), lease) }
    await deadLetterAdvance(db, held, next)
    held = { ...held, ...next }
  }
}
