import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { minutes, seconds } from '#core/clock/duration.ts'
import { testClock } from '#core/clock/test-clock.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { statement } from '../db/statement.ts'
import { createRateLimiter, type Limit, type RateLimiter } from './rate-limit.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
const processes: Database[] = []
let limiter: RateLimiter
let otherLimiter: RateLimiter
let keys = 0

beforeAll(async () => {
  database = await createTestDatabase()
  for (const applicationName of ['limiter one', 'limiter two']) {
    processes.push(openDatabase({ url: database.url, poolMax: 8, applicationName }))
  }
  // All connections are open before a race begins: opening one takes longer than taking from a limit.
  const wait = statement('testWait', 'select pg_sleep(0.2)')
  await Promise.all(processes.flatMap((db) => Array.from({ length: 8 }, () => db.rows(wait))))
  const [one, two] = processes.map(createRateLimiter)
  if (!one || !two) throw new Error('two limiters are needed')
  limiter = one
  otherLimiter = two
})
afterAll(async () => {
  await Promise.all(processes.map((db) => db.close()))
  await database.close()
})

const limitOf = (max: number, more: Partial<Limit> = {}): Limit => ({
  name: 'sign-in',
  key: `key ${keys++}`,
  max,
  window: minutes(30),
  ...more,
})

const race = async (count: number, limitsOf: (index: number) => readonly Limit[]): Promise<number> => {
  const { now } = testClock()
  const takes = Array.from({ length: count }, (_, index) =>
    (index % 2 === 0 ? limiter : otherLimiter).take(limitsOf(index), now()),
  )
  return (await Promise.all(takes)).filter(({ ok }) => ok).length
}

describe('a limit', () => {
  test('passes its maximum, then refuses with the wait until the window of the first use ends', async () => {
    const clock = testClock()
    const limit = limitOf(2)
    expect(await limiter.take([limit], clock.now())).toEqual({ ok: true })
    clock.advance(minutes(10))
    expect(await limiter.take([limit], clock.now())).toEqual({ ok: true })
    expect(await limiter.take([limit], clock.now())).toEqual({ ok: false, limit, retryAfter: minutes(20) })
    clock.advance(minutes(20))
    expect(await limiter.take([limit], clock.now())).toEqual({ ok: true })
    expect(await limiter.peek([limit], clock.now())).toMatchObject([{ used: 1, remaining: 1 }])
  })

  test('counts each key and each name on its own', async () => {
    const { now } = testClock()
    const one = limitOf(1)
    const sameKey = { ...limitOf(1), name: 'register', key: one.key }
    for (const limit of [one, limitOf(1), sameKey]) expect((await limiter.take([limit], now())).ok).toBe(true)
    for (const limit of [one, sameKey]) expect((await limiter.take([limit], now())).ok).toBe(false)
  })

  test('counts a use by its cost, and never beyond its maximum', async () => {
    const { now } = testClock()
    const limit = limitOf(10)
    expect((await limiter.take([{ ...limit, cost: 7 }], now())).ok).toBe(true)
    expect((await limiter.take([{ ...limit, cost: 4 }], now())).ok).toBe(false)
    expect((await limiter.take([{ ...limit, cost: 3 }], now())).ok).toBe(true)
    expect((await limiter.take([{ ...limitOf(3), cost: 4 }], now())).ok).toBe(false)
  })

  test('that refuses is not consumed further by retries', async () => {
    const clock = testClock()
    const limit = limitOf(1)
    await limiter.take([limit], clock.now())
    for (let attempt = 0; attempt < 5; attempt++) await limiter.take([limit], clock.advance(seconds(1)))
    expect(await limiter.peek([limit], clock.now())).toMatchObject([{ used: 1, remaining: 0 }])
  })
})

describe('several limits', () => {
  test('are taken all or none, and the one with the longest wait is named', async () => {
    const { now } = testClock()
    const wide = limitOf(100)
    const short = limitOf(1, { window: seconds(5) })
    const long = limitOf(1, { window: minutes(60) })
    await limiter.take([short, long], now())
    expect(await limiter.take([wide, short, long], now())).toEqual({ ok: false, limit: long, retryAfter: minutes(60) })
    expect(await limiter.peek([wide], now())).toEqual([{ limit: wide, used: 0, remaining: 100, resetsAt: undefined }])
  })

  test('none at all always pass, the same one twice is a defect', async () => {
    const { now } = testClock()
    const limit = limitOf(5)
    expect(await limiter.take([], now())).toEqual({ ok: true })
    await expect(limiter.take([limit, limit], now())).rejects.toThrow('twice')
  })
})

describe('a race over two processes', () => {
  test('fifty for a limit of ten: exactly ten pass', async () => {
    const limit = limitOf(10)
    expect(await race(50, () => [limit])).toBe(10)
    expect(await limiter.peek([limit], testClock().now())).toMatchObject([{ used: 10 }])
  })

  test('fifty for the place of a window that is over: exactly ten pass', async () => {
    const limit = limitOf(10, { window: seconds(1) })
    await limiter.take([{ ...limit, cost: 10 }], testClock().advance(minutes(-5)))
    expect(await race(50, () => [limit])).toBe(10)
  })

  test('fifty for three limits, named in every order: nobody deadlocks, and what a loser took is given back', async () => {
    const scarce = limitOf(10)
    const [first, last] = [limitOf(1_000, { name: 'a first' }), limitOf(1_000, { name: 'z last' })]
    const orders = [
      [scarce, first, last],
      [last, scarce, first],
      [first, last, scarce],
    ]
    expect(await race(50, (index) => orders[index % 3] ?? [])).toBe(10)
    const used = (await limiter.peek([first, scarce, last], testClock().now())).map((state) => state.used)
    expect(used).toEqual([10, 10, 10])
  })
})

describe('what was taken', () => {
  test('can be returned, but not more than was taken', async () => {
    const { now } = testClock()
    const limit = limitOf(2)
    await limiter.take([limit], now())
    await limiter.giveBack([limit])
    await limiter.giveBack([limit])
    expect(await limiter.peek([limit], now())).toMatchObject([{ used: 0, remaining: 2 }])
  })

  test('is forgotten by a reset', async () => {
    const { now } = testClock()
    const limit = limitOf(1)
    await limiter.take([limit], now())
    await limiter.reset([limit])
    expect((await limiter.take([limit], now())).ok).toBe(true)
  })

  test('is swept when its window is over, and not before', async () => {
    const clock = testClock()
    const limit = limitOf(1)
    await limiter.take([limit], clock.now())
    await limiter.sweep(clock.now())
    expect(await limiter.peek([limit], clock.now())).toMatchObject([{ used: 1 }])
    clock.advance(minutes(30))
    expect(await limiter.sweep(clock.now())).toBeGreaterThan(0)
    expect(await limiter.sweep(clock.now())).toBe(0)
  })
})
