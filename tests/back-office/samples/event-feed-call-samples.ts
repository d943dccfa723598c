import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import * as feed from '#features/office/event-feed/contract.ts'
import { newFeedSecret, sealSecret } from '#features/office/event-feed/server/feed-secret.ts'
import { createSeal } from '#platform/crypto/seal.ts'
import type { TestBackOffice } from '../../support/test-back-office.ts'
import { sample, type StaffSample } from './call-sample.ts'
import { reason } from './sample-rows.ts'

let lastPartner = 0
const terms = () => ({
  name: `Sample ${++lastPartner}`,
  url: 'https://events.example.ph/feed',
  kinds: ['deposit.paid' as const],
  retryHours: 24,
})

/** A stopped partner with a secret, and events that were given up. */
async function samplePartner({ site: { context, clock } }: TestBackOffice) {
  const { pool } = context.db
  const seal = createSeal({ current: context.secret }, 'event-feed')
  const { name, url, kinds, retryHours } = terms()
  const { rows } = await pool.query<{ id: unknown }>(
    `insert into feed_partner (name, url, kinds, retry_hours, created_at) values ($1, $2, $3, $4, now()) returning id`,
    [name, url, kinds, retryHours],
  )
  const id = v.parse(v.bigint(), rows[0]?.id)
  const now = new Date(clock.now())
  await pool.query('update feed_partner set secret_sealed = $2, secret_made_at = $3 where id = $1', [
    id,
    sealSecret(seal, id, newFeedSecret()),
    now,
  ])
  const letters = await pool.query<{ id: bigint }>(
    `insert into feed_dead_letter (partner_id, lane, after_id, until_id, event_count, first_at, last_at, reason, died_at)
     values ($1, 0, 0, 1, 1, $2, $2, 'Answered 500', $2) returning id`,
    [id, now],
  )
  return { partnerId: Number(id), deadLetterId: Number(letters.rows[0]?.id), reason }
}

const ofPartner = async (office: TestBackOffice) => {
  const { partnerId } = await samplePartner(office)
  return { partnerId, reason }
}

/** Calls about partners who get events. */
export const eventFeedCallSamples: readonly StaffSample[] = [
  sample(feed.listFeedPartners, () => ({})),
  sample(feed.viewFeedPartner, async (office) => ({ partnerId: (await samplePartner(office)).partnerId })),
  sample(feed.requestFeedPartner, () => ({ requestKey: randomUUID(), partnerId: null, terms: terms(), reason })),
  sample(feed.makeFeedSecret, async (office) => ({ ...(await ofPartner(office)), keepOldHours: 24 })),
  sample(feed.setFeedRunning, async (office) => ({ ...(await ofPartner(office)), isRunning: true })),
  sample(feed.sendDeadLetterAgain, samplePartner),
  sample(feed.replayFeed, async (office) => ({ ...(await ofPartner(office)), since: office.site.clock.now() })),
  sample(feed.testFeed, ofPartner),
]
