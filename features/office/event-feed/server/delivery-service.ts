import { type Duration, milliseconds, seconds } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import type { BackgroundService } from '#platform/feature-module/background-service.ts'
import { logFault } from '#platform/jobs/log-fault.ts'
import { createLoop } from '#platform/jobs/loop.ts'
import { testBody } from './delivery-body.ts'
import { deliverLane, lease } from './deliver-lane.ts'
import type { FeedDependencies } from './feed-dependencies.ts'
import { postDelivery } from './post-delivery.ts'
import { sendLetterAgain } from './send-letter-again.ts'
import { deadLettersClaim } from './store/feed-dead-letter.store.ts'
import { feedLanesClaim } from './store/feed-lane.store.ts'
import { partnerNoteTest, type PartnerSecrets, partnerTakeTests } from './store/feed-partner.store.ts'

type Dependencies = Omit<FeedDependencies, 'audit'>

export type DeliveryService = BackgroundService & {
  /** Delivers everything that is due now, then returns; for tests, without `start`. */
  readonly deliverDue: () => Promise<void>
}

const lookAgainAfter: Duration = milliseconds(250)

/**
 * Delivers events to partners. Each lane of each partner is a delivery of its own, so that a slow partner holds its own
 * lanes and nobody else's.
 */
export function createDeliveryService(needs: Dependencies): DeliveryService {
  const { log } = needs
  const underWay = new Set<Promise<void>>()
  const onFault = logFault(log, {
    waits: 'the event feed waits',
    failed: 'a delivery of the event feed failed and is tried again',
  })
  const begin = (work: Promise<void>): void => {
    const watched = work.catch(onFault).finally(() => underWay.delete(watched))
    underWay.add(watched)
  }
  const turn = async (): Promise<number> => {
    const deliveries = await claimDue(needs)
    for (const deliver of deliveries) begin(deliver())
    return deliveries.length
  }
  const loop = createLoop({
    turn: async () => {
      await turn()
      return lookAgainAfter
    },
    onFault,
    pauseAfterFault: seconds(1),
  })
  return {
    name: 'event-feed',
    start: loop.start,
    async stop() {
      await loop.stop()
      await Promise.all(underWay)
    },
    async deliverDue() {
      while ((await turn()) > 0) await Promise.all(underWay)
    },
  }
}

/** The deliveries that are due now and that nobody else makes. */
async function claimDue(needs: Dependencies): Promise<readonly (() => Promise<void>)[]> {
  const { db, clock } = needs
  const now = clock.now()
  const until = addDuration(now, lease)
  const lanes = await feedLanesClaim(db, now, until)
  const letters = await deadLettersClaim(db, now, until)
  const tests = await partnerTakeTests(db, now)
  return [
    ...lanes.map((lane) => () => deliverLane(needs, lane)),
    ...letters.map((letter) => () => sendLetterAgain(needs, letter)),
    ...tests.map((partner) => () => sendTest(needs, partner)),
  ]
}

async function sendTest(needs: Dependencies, partner: PartnerSecrets): Promise<void> {
  const id = `msg_${partner.id}_test_${needs.clock.now()}`
  const result = await postDelivery(needs, partner, { id, body: testBody() })
  const said = { accepted: 'Accepted', gone: 'Answered 410' }
  const text = result.kind === 'accepted' || result.kind === 'gone' ? said[result.kind] : result.reason
  await partnerNoteTest(needs.db, partner.id, text, needs.clock.now())
}
