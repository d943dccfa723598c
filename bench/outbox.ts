// Events per second through the outbox, from publishing to consumers' committed effects.
//   npm run bench outbox -- [events] [consumers] [eventsPerTransaction] [url]
// Without an address it uses a database of the tests, which does not wait for the disk; give the address of an empty,
// migrated database on a durable server for figures that count.
import { systemClock } from '#core/clock/instant.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { exactlyOne } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'
import { createLog } from '#platform/log/log.ts'
import type { Consumer } from '#platform/outbox/consumer.ts'
import type { OutboxEvent } from '#platform/outbox/event.ts'
import { createOutbox } from '#platform/outbox/outbox.ts'
import { publish } from '#platform/outbox/publish.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

const [, , events = '50000', consumerCountText = '3', eventsPerTransaction = '20', durableUrl] = process.argv
const [eventsTotal, consumerCount, perTransaction] = [
  Number(events),
  Number(consumerCountText),
  Number(eventsPerTransaction),
]
const publishers = 8
const players = 5_000
const log = createLog({ level: 'warn', style: 'lines' })

const database =
  durableUrl === undefined ? await createTestDatabase() : { url: durableUrl, close: async () => undefined }
const publisherDb = openDatabase({ url: database.url, poolMax: publishers, applicationName: 'bench publishers' })
const consumerDb = openDatabase({ url: database.url, poolMax: 6, applicationName: 'bench consumers' })

// One row per player and consumer, as progress of an activity is kept.
const progress = statement(
  'benchProgress',
  `insert into rate_limit as r (name, key, used, expires_at)
   select $1, key, count(*)::int, now() from unnest($2::text[]) as e (key) group by key order by key
   on conflict (name, key) do update set used = r.used + excluded.used`,
)
const counted = statement<{ sum: number }>('benchCounted', 'select coalesce(sum(used), 0)::int as sum from rate_limit')

const waits: number[] = []
const consumerOf = (index: number): Consumer => ({
  name: `bench ${index}`,
  topics: ['ROUND_CLOSED'],
  async handle(tx, events) {
    await tx.rows(progress, [`bench ${index}`, events.map((event) => event.key)])
    if (index === 0) waits.push(...events.map((event) => systemClock.now() - publishedAt(event)))
  },
})

const publishedAt = ({ payload }: OutboxEvent): number =>
  typeof payload === 'object' && payload !== null && 'at' in payload && typeof payload.at === 'number' ? payload.at : 0

async function publishShare(db: Database, publisher: number, pauseMs: number): Promise<void> {
  for (let sent = 0; sent < eventsTotal / publishers; sent += perTransaction) {
    const events = Array.from({ length: perTransaction }, (_, index) => ({
      topic: 'ROUND_CLOSED',
      key: `player:${(publisher * 7_919 + (sent + index) * 31) % players}`,
      payload: {
        at: systemClock.now(),
        roundId: `${publisher}-${sent + index}`,
        stake: 500,
        win: 0,
        gameType: 'slots',
      },
    }))
    await db.transaction((tx) => publish(tx, events))
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}

async function measure(title: string, pauseMs: number): Promise<void> {
  waits.length = 0
  await publisherDb.rows(statement('benchClear', 'delete from rate_limit'))
  const outbox = createOutbox({
    db: consumerDb,
    clock: systemClock,
    log,
    consumers: Array.from({ length: consumerCount }, (_, index) => consumerOf(index)),
  })
  await outbox.start()
  const started = performance.now()
  await Promise.all(Array.from({ length: publishers }, (_, publisher) => publishShare(publisherDb, publisher, pauseMs)))
  const published = performance.now() - started
  const expected = waitsExpected()
  while ((await exactlyOne(publisherDb.rows(counted))).sum < expected)
    await new Promise((resolve) => setTimeout(resolve, 20))
  const delivered = performance.now() - started
  await outbox.stop()

  const sent = expected / consumerCount
  const perSecond = (ms: number): number => Math.round((sent * 1_000) / ms)
  const sorted = waits.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0
  process.stdout.write(
    `${title}: ${sent} events, ${consumerCount} consumers, ${perTransaction} per transaction\n` +
      `  published ${perSecond(published)}/s, delivered to every consumer ${perSecond(delivered)}/s\n` +
      `  publish to handled: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms\n`,
  )
}

function waitsExpected(): number {
  const transactionsEach = Math.ceil(eventsTotal / publishers / perTransaction)
  return transactionsEach * perTransaction * publishers * consumerCount
}

await measure('as fast as it goes', 0)
await measure('steady', Math.max(Math.round((publishers * perTransaction * 1_000) / 2_000), 1))

await Promise.all([publisherDb.close(), consumerDb.close()])
await database.close()
