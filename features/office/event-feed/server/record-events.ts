import type { Clock } from '#core/clock/instant.ts'
import type { Consumer } from '#platform/outbox/consumer.ts'
import { laneOf } from '#platform/outbox/lane.ts'
import { feedTopics, readFeedEvent } from './read-event.ts'
import { feedEventInsert } from './store/feed-event.store.ts'
import { wantedKinds } from './store/feed-partner.store.ts'

type Dependencies = { readonly clock: Clock; readonly hashToken: (token: string) => Buffer }

/** Keeps what partners get. An event of a kind that no partner gets is not kept. */
export const recordEvents = ({ clock, hashToken }: Dependencies): Consumer => ({
  name: 'eventFeed.record',
  topics: feedTopics,
  handle: async (tx, events) => {
    const wanted = await wantedKinds(tx)
    if (wanted.size === 0) return
    const bonusName = ({ source, sourceId }: { readonly source: string; readonly sourceId: string }) =>
      `b_${hashToken(`event-feed-bonus:${source}:${sourceId}`).subarray(0, 16).toString('base64url')}`
    const read = events.flatMap((event) => {
      const known = readFeedEvent(event, bonusName)
      return known !== undefined && wanted.has(known.kind) ? [{ ...known, lane: laneOf(event.key) }] : []
    })
    if (read.length > 0) await feedEventInsert(tx, read, clock.now())
  },
})
