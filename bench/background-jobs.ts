// Background work at scale: how fast the outbox is swept, and how long a day takes to close by its transfers.
// npm run bench -- background-jobs [events] [transfers]
import { addDays, dayOf, startOfDay } from '#core/clock/manila.ts'
import { systemClock } from '#core/clock/instant.ts'
import { closeDays } from '#ledger'
import { openDatabase } from '#platform/db/database.ts'
import { statement } from '#platform/db/statement.ts'
import { createLog } from '#platform/log/log.ts'
import { createOutbox } from '#platform/outbox/outbox.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { say } from '#tools/launcher/say.ts'

const [events = 400_000, transfers = 1_000_000] = process.argv.slice(2).map(Number)
const peakTransfers = 430_000_000

const database = await createTestDatabase()
const owner = openDatabase({
  url: database.ownerUrl,
  poolMax: 1,
  applicationName: 'bench',
  statementTimeoutMs: 600_000,
})
const db = openDatabase({ url: database.url, poolMax: 4, applicationName: 'bench' })
try {
  await sweep()
  await close()
} finally {
  await owner.close()
  await db.close()
  await database.close()
}

function secondsSince(begun: number): number {
  return (performance.now() - begun) / 1_000
}

async function sweep(): Promise<void> {
  const fill = `insert into outbox_event (lane, id, topic, key, payload, published_at)
    select g % 8, nextval('outbox_event_number'), 'round.closed', 'p' || g, '{}', now() - interval '9 days' from generate_series(1, $1::int) g`
  await owner.rows(statement('benchFillOutbox', fill), [events])
  const past = `insert into outbox_cursor select 'bench', lane, 9223372036854775807 from generate_series(0, 7) lane`
  await owner.rows(statement('benchPassAll', past))
  const outbox = createOutbox({
    db,
    clock: systemClock,
    log: createLog({ level: 'error', style: 'lines' }),
    consumers: [],
  })
  const begun = performance.now()
  const deleted = await outbox.sweep()
  const took = secondsSince(begun)
  say(`sweep: ${deleted} of ${events} old events in ${took.toFixed(1)} s, ${Math.round(deleted / took)} a second`)
}

async function close(): Promise<void> {
  const yesterday = startOfDay(addDays(dayOf(systemClock.now()), -1))
  const fill = `insert into ledger_transfer (player_id, seq, at, asset, amount, from_account, to_account, from_balance, to_balance,
      reason, reference, source, key, hash)
    select 1 + g % 50000, 1 + g / 50000, $2::timestamptz + g * (interval '23 hours' / $1::int), 'coin', 100, 'coin', 'game:studio', 100000, null,
      'bet', 'r' || g, 'game:studio', 'k' || g, sha256(g::text::bytea) from generate_series(0, $1::int - 1) g`
  await owner.rows(statement('benchFillTransfers', fill), [transfers, new Date(yesterday)])
  const begun = performance.now()
  const closed = await closeDays(db, systemClock.now())
  const took = secondsSince(begun)
  const projected = (took * peakTransfers) / transfers / 60
  const line = `close: ${closed.length} days with ${transfers} transfers in ${took.toFixed(1)} s`
  say(`${line}; ${peakTransfers} a day would take ${projected.toFixed(0)} minutes`)
}
