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
    const kinds = await wantedKinds(tx)
    if (kinds.size === 0) return
    const bonusName = ({ source, sourceId }: { readonly source: string; readonly sourceId: string }) =>
      `b_${hashToken(`event-feed-bonus:${source}:${sourceId}`).subarray(0, 16).toString('base64url')}`
    const kept = events.flatMap((published) => {
      const event = readFeedEvent(published, bonusName)
      return event !== undefined && kinds.has(event.kind) ? [{ ...event, lane: laneOf(published.key) }] : []
    })
    if (kept.length > 0) await feedEventInsert(tx, kept, clock.now())
  },
})
