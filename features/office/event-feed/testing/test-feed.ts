import type { Instant } from '#core/clock/instant.ts'
import { createSeal } from '#platform/crypto/seal.ts'
import type { NewEvent } from '#platform/outbox/event.ts'
import { laneCount } from '#platform/outbox/lane.ts'
import { createOutbox } from '#platform/outbox/outbox.ts'
import { publish } from '#platform/outbox/publish.ts'
import type { TestSite } from '#tests/support/test-site.ts'
import { type EventKindName, eventKindNames } from '../event-kinds.ts'
import { batchMax } from '../rules.ts'
import { createDeliveryService } from '../server/delivery-service.ts'
import { newFeedSecret, sealSecret } from '../server/feed-secret.ts'
import { recordEvents } from '../server/record-events.ts'
import { feedLanesCreate } from '../server/store/feed-lane.store.ts'
import { partnerInsert, partnerSetRunning, partnerSetSecret } from '../server/store/feed-partner.store.ts'

let last = 0

type NewPartner = { readonly url: string; readonly kinds?: readonly EventKindName[]; readonly retryHours?: number }

/** The real feed on a test site's database, without the desk and without waiting. */
export function testFeed({ context }: Pick<TestSite, 'context'>) {
  const { db, clock, log, secret, configuration } = context
  const seal = createSeal({ current: secret }, 'event-feed')
  const needs = { ...context, seal, privateHosts: configuration.privateHosts, share: () => 1 }
  const service = createDeliveryService(needs)
  const outbox = createOutbox({ db, clock, log, consumers: [recordEvents(needs)] })
  const rows = async (text: string, values: readonly unknown[] = []) =>
    (await db.pool.query<Record<string, unknown>>(text, [...values])).rows
  return {
    needs,
    service,
    rows,
    record: () => outbox.drain(),
    deliver: service.deliverDue,
    publish: (...events: readonly NewEvent[]) => db.transaction((tx) => publish(tx, events)),
    /** Everything that was published is kept and delivered. */
    flow: async () => {
      await outbox.drain()
      await service.deliverDue()
    },
    newPartner: async ({ url, kinds = eventKindNames, retryHours = 24 }: NewPartner) => {
      const now: Instant = clock.now()
      const signingSecret = newFeedSecret()
      const id = await db.transaction(async (tx) => {
        const made = await partnerInsert(tx, { name: `Partner ${++last}`, url, kinds: [...kinds], retryHours }, now)
        if (made === undefined) throw new Error('the name is taken')
        await feedLanesCreate(tx, made, { lanes: laneCount, batchMax })
        await partnerSetSecret(tx, { id: made, sealed: sealSecret(seal, made, signingSecret), oldUntil: null, now })
        await partnerSetRunning(tx, made, true)
        return made
      })
      return { id, secret: signingSecret }
    },
  }
}

/** A round that has ended; `number` names it. */
export const roundClosed = (playerId: bigint | number, number: number, at: Instant): NewEvent => ({
  topic: 'ROUND_CLOSED',
  key: String(playerId),
  id: `ROUND_CLOSED:${playerId}:studio:r${number}:0`,
  payload: {
    playerId: String(playerId),
    provider: 'studio',
    roundId: `r${number}`,
    revision: 0,
    gameCode: 'lucky',
    type: 'slots',
    isFree: false,
    freeRoundId: null,
    stake: '500',
    tips: '0',
    win: '0',
    largestBet: '500',
    isCashedOut: false,
    odds: null,
    wagers: [],
    openedAt: at,
    at,
  },
})
