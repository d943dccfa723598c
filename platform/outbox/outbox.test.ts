import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { minutes, seconds } from '#core/clock/duration.ts'
import { type TestClock, testClock } from '#core/clock/test-clock.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { type Database, openDatabase, type Transaction } from '../db/database.ts'
import { exactlyOne } from '../db/queryable.ts'
import { statement } from '../db/statement.ts'
import { createLog } from '../log/log.ts'
import type { Consumer } from './consumer.ts'
import { deadLetterDrop, deadLetterList, deadLetterRetry } from './dead-letter.ts'
import type { OutboxEvent } from './event.ts'
import { inboxSequence } from './inbox.store.ts'
import { laneOf } from './lane.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { publish } from './publish.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let db: Database
let otherDb: Database
let clock: TestClock
const log = createLog({ level: 'silent', style: 'json' })
const started: Outbox[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  await asOwner(database.ownerUrl, makeApplied)
  db = openDatabase({ url: database.url, poolMax: 10, applicationName: 'outbox one' })
  otherDb = openDatabase({ url: database.url, poolMax: 10, applicationName: 'outbox two' })
})
beforeEach(async () => {
  clock = testClock()
  for (const table of [
    'outbox_bundle',
    'outbox_event',
    'outbox_cursor',
    'outbox_parked',
    'outbox_dead_letter',
    'applied',
  ]) {
    await db.rows(statement(`testClear ${table}`, `delete from ${table}`))
  }
})
afterEach(async () => {
  await Promise.all(started.splice(0).map((outbox) => outbox.stop()))
})
afterAll(async () => {
  await Promise.all([db.close(), otherDb.close()])
  await database.close()
})

// A row for every time a consumer applied an event.
const makeApplied = `
  create table applied (
    turn bigint generated always as identity, consumer text, event text, key text, n integer
  );
  grant select, insert, delete on applied to bituin_app;
`
const apply = statement('testApply', 'insert into applied (consumer, event, key, n) values ($1, $2, $3, $4)')
const applied = statement<{ times: number }>(
  'testApplied',
  'select count(*)::int as times from applied where consumer = $1 group by event',
)
const outOfOrder = statement<{ n: number }>(
  'testOutOfOrder',
  `select n from (
     select n, lag(n) over (partition by consumer, key order by turn) as before from applied
   ) as turns where before >= n`,
)
const count = (table: string) =>
  statement<{ count: number }>(`testCount ${table}`, `select count(*)::int as count from ${table}`)
const countOf = async (table: string): Promise<number> => (await exactlyOne(db.rows(count(table)))).count

const numberOf = (event: OutboxEvent): number => {
  const { payload } = event
  if (typeof payload === 'object' && payload !== null && 'n' in payload && typeof payload.n === 'number')
    return payload.n
  throw new Error('a test event has a number')
}

const applyTo = (tx: Transaction, name: string, event: OutboxEvent): Promise<never[]> =>
  tx.rows(apply, [name, event.id, event.key, numberOf(event)])

type Follower = Consumer & { readonly seen: OutboxEvent[] }

/** Applies events to the database, and records in memory what it received. */
function follower(
  name: string,
  options: { failsAt?: (event: OutboxEvent) => boolean; topics?: string[]; batchMax?: number } = {},
): Follower {
  const seen: OutboxEvent[] = []
  return {
    name,
    topics: options.topics ?? ['ROUND_CLOSED'],
    ...(options.batchMax ? { batchMax: options.batchMax } : {}),
    seen,
    async handle(tx, events) {
      for (const event of events) {
        await applyTo(tx, name, event)
        if (options.failsAt?.(event)) throw new Error(`cannot handle ${numberOf(event)}`)
      }
      seen.push(...events)
    },
  }
}

const cutConsumers = statement(
  'testCut',
  `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'outbox two'`,
)

const outboxOf = (consumers: readonly Consumer[], on: Database = db): Outbox =>
  createOutbox({ db: on, clock, log, consumers })

const appliedBy = async (name: string): Promise<number[]> => (await db.rows(applied, [name])).map((row) => row.times)

const roundClosed = (key: string, n: number) => ({ topic: 'ROUND_CLOSED', key, payload: { n } })

const publishOne = (key: string, n: number): Promise<void> => db.transaction((tx) => publish(tx, roundClosed(key, n)))

const numbersByKey = (events: readonly OutboxEvent[]): Record<string, number[]> =>
  Object.fromEntries([...Map.groupBy(events, (event) => event.key)].map(([key, list]) => [key, list.map(numberOf)]))

async function asOwner(url: string, sql: string): Promise<void> {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  await owner.query(sql)
  await owner.end()
}

describe('publishing', () => {
  test('is part of the transaction of its cause: rolled back with it, delivered with it', async () => {
    const consumer = follower('stats')
    const outbox = outboxOf([consumer])
    await outbox.drain()
    const failed = db.transaction(async (tx) => {
      await publish(tx, roundClosed('a', 1))
      throw new Error('the cause failed')
    })
    await expect(failed).rejects.toThrow('the cause failed')
    await publishOne('a', 2)
    await outbox.drain()
    expect(consumer.seen.map(numberOf)).toEqual([2])
  })

  test('an id that comes a second time, in the same batch or later, is delivered once', async () => {
    const consumer = follower('stats')
    const outbox = outboxOf([consumer])
    await outbox.drain()
    const withId = { ...roundClosed('a', 1), id: 'round:1' }
    await db.transaction((tx) => publish(tx, [withId, withId]))
    await outbox.drain()
    await db.transaction((tx) => publish(tx, withId))
    await outbox.drain()
    expect(consumer.seen.map((event) => event.id)).toEqual(['round:1'])
  })

  test('keeps the payload as it was, and refuses events without topic or key', async () => {
    const consumer = follower('stats')
    const outbox = outboxOf([consumer])
    await outbox.drain()
    const payload = {
      n: 1,
      text: 'Peñafrancia "☀" \\ \n',
      list: [1, null, true],
      nested: { amount: '9007199254740993' },
    }
    await db.transaction((tx) => publish(tx, { topic: 'ROUND_CLOSED', key: 'a', payload }))
    await db.transaction((tx) => publish(tx, []))
    await outbox.drain()
    expect(consumer.seen.map((event) => event.payload)).toEqual([payload])
    for (const bad of [{ topic: '' }, { key: '' }, { topic: 'TWO WORDS' }]) {
      await expect(db.transaction((tx) => publish(tx, { ...roundClosed('a', 1), ...bad }))).rejects.toThrow(
        /topic|event/,
      )
    }
  })

  test('spreads keys over all lanes', () => {
    const lanes = Map.groupBy(
      Array.from({ length: 8_000 }, (_, index) => laneOf(`player:${index}`)),
      (lane) => lane,
    )
    expect(lanes.size).toBe(8)
    for (const keys of lanes.values()) expect(keys.length).toBeGreaterThan(800)
  })
})

describe('delivery', () => {
  test('gives each consumer the events of its topics, once, those of one key in order', async () => {
    const [one, two] = [follower('one'), follower('two', { topics: ['ROUND_CLOSED', 'RECHARGE_PAID'] })]
    const outbox = outboxOf([one, two])
    await outbox.drain()
    await db.transaction((tx) =>
      publish(
        tx,
        Array.from({ length: 200 }, (_, n) => roundClosed(`player ${n % 10}`, n)),
      ),
    )
    await db.transaction((tx) => publish(tx, { ...roundClosed('player 1', 1_000), topic: 'RECHARGE_PAID' }))
    await outbox.drain()
    await outbox.drain()
    expect(one.seen).toHaveLength(200)
    expect(two.seen).toHaveLength(201)
    for (const numbers of Object.values(numbersByKey(one.seen)))
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
    expect(numbersByKey(two.seen)['player 1']?.at(-1)).toBe(1_000)
  })

  test('a new consumer begins with new events; one that was stopped resumes where it stopped', async () => {
    const first = follower('first')
    await outboxOf([first]).drain()
    await publishOne('a', 1)
    await outboxOf([first]).drain()
    const late = follower('late')
    await outboxOf([late]).drain()
    await publishOne('a', 2)
    await outboxOf([late]).drain()
    expect(late.seen.map(numberOf)).toEqual([2])
    await outboxOf([first]).drain()
    expect(first.seen.map(numberOf)).toEqual([1, 2])
  })

  test('an event whose transaction commits after later ones is not lost', async () => {
    const consumer = follower('stats')
    const outbox = outboxOf([consumer])
    await outbox.drain()
    const published = Promise.withResolvers<void>()
    const mayCommit = Promise.withResolvers<void>()
    const slow = db.transaction(async (tx) => {
      await publish(tx, roundClosed('a', 1))
      published.resolve()
      await mayCommit.promise
    })
    await published.promise
    await publishOne('a', 2)
    await publishOne('b', 3)
    await outbox.drain()
    expect(numbersByKey(consumer.seen)).toEqual({ a: [2], b: [3] })
    mayCommit.resolve()
    await slow
    await outbox.drain()
    expect(numbersByKey(consumer.seen)).toEqual({ a: [2, 1], b: [3] })
  })

  test('an event that waited for another’s lock comes after it, though its transaction began earlier', async () => {
    const consumer = follower('stats')
    const outbox = outboxOf([consumer])
    await outbox.drain()
    const lock = statement('testLock', 'select pg_advisory_xact_lock(4711)')
    const order: number[] = []
    const publishLocked = (n: number, startFirst: Promise<void>) =>
      db.transaction(async (tx) => {
        await tx.rows(apply, ['early', 'x', 'x', n])
        await startFirst
        await tx.rows(lock)
        order.push(n)
        await publish(tx, roundClosed('a', n))
      })
    const begun = Promise.withResolvers<void>()
    const early = publishLocked(1, begun.promise)
    await publishLocked(2, Promise.resolve())
    begun.resolve()
    await early
    await outbox.drain()
    expect(order).toEqual([2, 1])
    expect(consumer.seen.map(numberOf)).toEqual([2, 1])
  })

  test('an event whose place in the log is not committed yet is not overtaken and lost', async () => {
    const consumer = follower('stats')
    const outbox = outboxOf([consumer])
    await outbox.drain()
    await publishOne('a', 1)
    const placed = Promise.withResolvers<void>()
    const mayCommit = Promise.withResolvers<void>()
    const slow = otherDb.transaction(async (tx) => {
      await inboxSequence(tx, 10)
      placed.resolve()
      await mayCommit.promise
    })
    await placed.promise
    await publishOne('a', 2)
    await outbox.drain()
    mayCommit.resolve()
    await slow
    await outbox.drain()
    expect(consumer.seen.map(numberOf)).toEqual([1, 2])
  })

  test('effect and progress commit together: an event that a crash rolled back is handled again, once', async () => {
    let crashes = 2
    const consumer = follower('stats', {
      failsAt: () => {
        if (crashes-- > 0) throw Object.assign(new Error('Connection terminated'), { code: '57P01' })
        return false
      },
    })
    const outbox = outboxOf([consumer])
    await outbox.drain()
    await db.transaction((tx) => publish(tx, [roundClosed('a', 1), roundClosed('a', 2)]))
    await outbox.drain()
    expect(await appliedBy('stats')).toEqual([1, 1])
    expect(await countOf('outbox_parked')).toBe(0)
  })

  test('a handler that swallows a failed statement does not lose the event', async () => {
    let fails = true
    const broken = statement(
      'testBroken',
      `insert into rate_limit (name, key, used, expires_at) values ('x', 'x', -1, now())`,
    )
    const consumer: Consumer = {
      name: 'careless',
      topics: ['ROUND_CLOSED'],
      async handle(tx: Transaction, events) {
        if (fails) await tx.rows(broken).catch(() => undefined)
        else for (const event of events) await applyTo(tx, 'careless', event)
      },
    }
    const outbox = outboxOf([consumer])
    await outbox.drain()
    await publishOne('a', 1)
    await outbox.drain()
    expect(await appliedBy('careless')).toEqual([])
    fails = false
    clock.advance(seconds(1))
    await outbox.drain()
    expect(await appliedBy('careless')).toEqual([1])
  })
})

describe('a poisoned event', () => {
  const poisoned = (n: number) => (event: OutboxEvent) => numberOf(event) === n

  test('holds up its own key and nobody else, in a batch of hundreds', async () => {
    const consumer = follower('stats', { failsAt: poisoned(77) })
    const outbox = outboxOf([consumer])
    await outbox.drain()
    await db.transaction((tx) =>
      publish(
        tx,
        Array.from({ length: 300 }, (_, n) => roundClosed(`player ${n % 30}`, n)),
      ),
    )
    await outbox.drain()
    const byKey = numbersByKey(consumer.seen)
    expect(byKey['player 17']).toEqual([17, 47])
    const others = Object.entries(byKey).filter(([key]) => key !== 'player 17')
    expect(others.map(([, numbers]) => numbers.length)).toEqual(Array.from({ length: 29 }, () => 10))
    expect((await appliedBy('stats')).every((times) => times === 1)).toBe(true)
  })

  test('is tried again after a pause, and then its key goes on in order, with events that came meanwhile', async () => {
    let healed = false
    const consumer = follower('stats', { failsAt: (event) => !healed && numberOf(event) === 2 })
    const outbox = outboxOf([consumer])
    await outbox.drain()
    await db.transaction((tx) =>
      publish(
        tx,
        [1, 2, 3].map((n) => roundClosed('a', n)),
      ),
    )
    await outbox.drain()
    healed = true
    await publishOne('a', 4)
    await publishOne('b', 5)
    await outbox.drain()
    expect(numbersByKey(consumer.seen)).toEqual({ a: [1], b: [5] })
    clock.advance(seconds(1))
    await outbox.drain()
    expect(numbersByKey(consumer.seen)).toEqual({ a: [1, 2, 3, 4], b: [5] })
    expect(await countOf('outbox_parked')).toBe(0)
  })

  test('becomes a dead letter after eight attempts, and its key goes on', async () => {
    let attempts = 0
    const consumer = follower('stats', {
      failsAt(event) {
        if (numberOf(event) !== 1) return false
        attempts++
        return true
      },
    })
    const outbox = outboxOf([consumer])
    await outbox.drain()
    await db.transaction((tx) => publish(tx, [roundClosed('a', 1)]))
    await outbox.drain()
    await publishOne('a', 2)
    for (let turn = 0; turn < 20; turn++) {
      await outbox.drain()
      clock.advance(minutes(15))
    }
    expect(attempts).toBe(8)
    expect(numbersByKey(consumer.seen)).toEqual({ a: [2] })
    expect(await deadLetterList(db)).toMatchObject([
      {
        consumer: 'stats',
        topic: 'ROUND_CLOSED',
        key: 'a',
        payload: { n: 1 },
        attempts: 8,
        error: 'Error: cannot handle 1',
      },
    ])
  })

  test('that became a dead letter can be retried or dropped by a person', async () => {
    let healed = false
    const consumer = follower('stats', { failsAt: (event) => !healed && numberOf(event) < 10 })
    const outbox = outboxOf([consumer])
    await outbox.drain()
    await db.transaction((tx) => publish(tx, [roundClosed('a', 1), roundClosed('b', 2)]))
    for (let turn = 0; turn < 20; turn++) {
      await outbox.drain()
      clock.advance(minutes(15))
    }
    const [first, second] = await deadLetterList(db)
    if (!first || !second) throw new Error('two dead letters were expected')
    healed = true
    expect(await db.transaction((tx) => deadLetterRetry(tx, first.id, clock.now()))).toBe(true)
    expect(await db.transaction((tx) => deadLetterRetry(tx, first.id, clock.now()))).toBe(false)
    expect(await db.transaction((tx) => deadLetterDrop(tx, second.id))).toBe(true)
    await outbox.drain()
    expect(consumer.seen.map((event) => event.id)).toEqual([first.event_id])
    expect(await deadLetterList(db)).toEqual([])
  })

  test('the failure of one consumer is not that of another', async () => {
    const [bad, good] = [follower('bad', { failsAt: () => true }), follower('good')]
    const outbox = outboxOf([bad, good])
    await outbox.drain()
    await publishOne('a', 1)
    await outbox.drain()
    expect(good.seen.map(numberOf)).toEqual([1])
    expect(bad.seen).toEqual([])
  })

  test('when everything fails, the events stay in the log instead of becoming thousands of dead letters', async () => {
    let broken = true
    const consumer = follower('stats', { failsAt: () => broken, batchMax: 8 })
    const outbox = outboxOf([consumer])
    await outbox.drain()
    await db.transaction((tx) =>
      publish(
        tx,
        Array.from({ length: 400 }, (_, n) => roundClosed(`player ${n}`, n)),
      ),
    )
    await expect(outbox.drain()).rejects.toThrow('stuck')
    expect(await countOf('outbox_parked')).toBeLessThanOrEqual(208)
    broken = false
    clock.advance(minutes(1))
    await outbox.drain()
    expect(consumer.seen).toHaveLength(400)
    expect((await appliedBy('stats')).every((times) => times === 1)).toBe(true)
  })
})

describe('several processes at once', () => {
  test('apply every event exactly once per consumer and keep each key in order, though connections are cut', async () => {
    const sees = [follower('stats'), follower('stats'), follower('vip'), follower('vip')]
    const [statsOne, statsTwo, vipOne, vipTwo] = sees
    if (!statsOne || !statsTwo || !vipOne || !vipTwo) throw new Error('four followers are needed')
    const processes = [outboxOf([statsOne, vipOne]), outboxOf([statsTwo, vipTwo], otherDb)]
    started.push(...processes)
    await Promise.all(processes.map((outbox) => outbox.start()))

    const publishAll = async (worker: number): Promise<void> => {
      for (let n = 0; n < 100; n++) {
        const events = [roundClosed(`player ${worker}`, n * 2), roundClosed(`player ${worker}`, n * 2 + 1)]
        await db.transaction((tx) => publish(tx, events))
        if (worker === 0 && n % 30 === 10) await db.rows(cutConsumers)
      }
    }
    await Promise.all(Array.from({ length: 10 }, (_, worker) => publishAll(worker)))
    await expect.poll(() => countOf('applied'), { timeout: 15_000 }).toBe(4_000)

    for (const name of ['stats', 'vip']) {
      const times = await appliedBy(name)
      expect(times).toHaveLength(2_000)
      expect(times.every((each) => each === 1)).toBe(true)
    }
    expect(await db.rows(outOfOrder)).toEqual([])
  }, 30_000)

  test('never handle one key in two places at once', async () => {
    let insideAtOnce = 0
    let mostAtOnce = 0
    const slow = (): Consumer => ({
      name: 'slow',
      topics: ['ROUND_CLOSED'],
      batchMax: 1,
      async handle(tx, events) {
        mostAtOnce = Math.max(mostAtOnce, ++insideAtOnce)
        await new Promise((resolve) => setTimeout(resolve, 5))
        for (const event of events) await applyTo(tx, 'slow', event)
        insideAtOnce--
      },
    })
    const processes = [outboxOf([slow()]), outboxOf([slow()], otherDb)]
    started.push(...processes)
    await Promise.all(processes.map((outbox) => outbox.start()))
    await db.transaction((tx) =>
      publish(
        tx,
        Array.from({ length: 30 }, (_, n) => roundClosed('one player', n)),
      ),
    )
    await expect.poll(async () => (await appliedBy('slow')).length, { timeout: 10_000 }).toBe(30)
    expect(mostAtOnce).toBe(1)
  })
})

describe('a running outbox', () => {
  test('delivers within a moment of a notification', async () => {
    const moments: number[] = []
    for (let round = 0; round < 5; round++) {
      const consumer = follower('stats')
      const outbox = outboxOf([consumer])
      await outbox.start()
      // The first poll found nothing, so without a notification the next one would be a second later.
      await new Promise((resolve) => setTimeout(resolve, 50))
      const begun = performance.now()
      await publishOne('a', round)
      await expect.poll(() => consumer.seen.length, { interval: 5, timeout: 5_000 }).toBe(1)
      moments.push(performance.now() - begun)
      await outbox.stop()
    }
    // The best of five: a busy machine only adds.
    expect(Math.min(...moments)).toBeLessThan(200)
  })

  test('continues after its connections were cut, with or without notifications', async () => {
    const consumer = follower('stats')
    const outbox = outboxOf([consumer], otherDb)
    started.push(outbox)
    await outbox.start()
    await db.rows(cutConsumers)
    await publishOne('a', 1)
    await expect.poll(() => consumer.seen.length, { timeout: 8_000 }).toBe(1)
    await publishOne('a', 2)
    await expect.poll(() => consumer.seen.length, { timeout: 8_000 }).toBe(2)
  }, 20_000)

  test('stops after the batch under way, whose work is committed', async () => {
    const begun = Promise.withResolvers<void>()
    const consumer = follower('stats')
    const slow: Consumer = {
      ...consumer,
      async handle(tx, events) {
        begun.resolve()
        await new Promise((resolve) => setTimeout(resolve, 100))
        await consumer.handle(tx, events)
      },
    }
    const outbox = outboxOf([slow])
    await outbox.start()
    await publishOne('a', 1)
    await begun.promise
    await outbox.stop()
    expect(await appliedBy('stats')).toEqual([1])
    await publishOne('a', 2)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(await appliedBy('stats')).toEqual([1])
  })
})

describe('the log', () => {
  const makeOld = statement('testOld', `update outbox_event set published_at = now() - interval '8 days'`)

  test('is swept of old events that every consumer has processed, and only of those', async () => {
    const [quick, late] = [follower('quick'), follower('late')]
    await outboxOf([quick, late]).drain()
    await publishOne('a', 1)
    await outboxOf([quick]).drain()
    await db.rows(makeOld)
    expect(await outboxOf([quick]).sweep()).toBe(0)
    await outboxOf([late]).drain()
    expect(late.seen.map(numberOf)).toEqual([1])
    await publishOne('a', 2)
    await outboxOf([quick, late]).drain()
    expect(await outboxOf([quick]).sweep()).toBe(1)
    expect(await countOf('outbox_event')).toBe(1)
  })

  const manyOld = statement(
    'testManyOld',
    `insert into outbox_event (lane, id, topic, key, payload, published_at)
     select 0, nextval('outbox_event_number'), 'round.closed', 'p', '{}', now() - interval '9 days' from generate_series(1, 50000)`,
  )

  test('is swept until nothing old is left, however much came since the last time, and a stop is heeded', async () => {
    const quick = follower('quick')
    await db.rows(manyOld)
    await outboxOf([quick]).drain()

    expect(await outboxOf([quick]).sweep(AbortSignal.abort())).toBe(0)
    expect(await outboxOf([quick]).sweep()).toBe(50_000)
    expect(await countOf('outbox_event')).toBe(0)
  })

  test('a consumer skips long stretches of other topics, and still gets the events after them', async () => {
    const [busy, rare] = [follower('busy'), follower('rare', { topics: ['MOBILE_BOUND'] })]
    const outbox = outboxOf([busy, rare])
    await outbox.drain()
    for (let part = 0; part < 3; part++) {
      await db.transaction((tx) =>
        publish(
          tx,
          Array.from({ length: 1_000 }, (_, n) => roundClosed(`player ${n}`, n)),
        ),
      )
    }
    await outbox.drain()
    await outbox.drain()
    const behind = statement<{ behind: bigint }>(
      'testBehind',
      `select (select max(position) from outbox_event) - min(position) as behind from outbox_cursor where consumer = 'rare'`,
    )
    expect((await exactlyOne(db.rows(behind))).behind).toBeLessThan(2_000n)
    await db.transaction((tx) => publish(tx, { ...roundClosed('player 1', 5), topic: 'MOBILE_BOUND' }))
    await outbox.drain()
    expect(rare.seen.map(numberOf)).toEqual([5])
  })
})

test('two consumers of one name are a defect that shows at the start', () => {
  expect(() => outboxOf([follower('same'), follower('same')])).toThrow('same')
})
