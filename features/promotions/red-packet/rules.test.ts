import { describe, expect, test } from 'vitest'
import { minutes } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { calendarDay, endOfDay, startOfDay } from '#core/clock/manila.ts'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { centavos, sumCentavos } from '#core/money/centavos.ts'
import { isSplittable, refuseOpening, splitPool, windowsAhead, windowsOf } from './rules.ts'

const day = calendarDay('2026-11-23')
const hours = { windows: [0, 720, 1_430].map((time) => ({ time })), lastsMinutes: 10 }

describe('the windows of a day', () => {
  test('open at their minute in Manila, also at midnight and just before it', () => {
    const windows = windowsOf(hours, day)
    expect(windows.map(({ id }) => id)).toEqual(['D20261123-0000', 'D20261123-1200', 'D20261123-2350'])
    expect(windows[0]?.startsAt).toBe(startOfDay(day))
    expect(windows[2]?.endsAt).toBe(endOfDay(day))
  })

  test('ahead are those that have not opened, into the next day', () => {
    const noon = addDuration(startOfDay(day), minutes(720))
    expect(windowsAhead(hours, noon).map(({ id }) => id)).toEqual([
      'D20261123-2350',
      'D20261124-0000',
      'D20261124-1200',
      'D20261124-2350',
    ])
  })
})

describe('a pool', () => {
  test.each([
    [200_000, 500, 50, 5_000],
    [100, 100, 1, 1],
    [101, 100, 1, 2],
    [5_000, 1, 50, 5_000],
    [199_999, 500, 399, 400],
    [25_000, 500, 50, 50],
    [250_000, 500, 50, 500],
  ])('of %i in %i packets from %i to %i is split to the centavo, within the limits', (pool, packets, low, high) => {
    const terms = {
      pool: centavos(BigInt(pool)),
      packets,
      smallest: centavos(BigInt(low)),
      largest: centavos(BigInt(high)),
    }
    expect(isSplittable(terms)).toBe(true)
    for (let seed = 0; seed < 20; seed += 1) {
      const amounts = splitPool(terms, seededTestDraw(seed))
      expect(amounts).toHaveLength(packets)
      expect(sumCentavos(amounts)).toBe(terms.pool)
      expect(amounts.every((amount) => amount >= terms.smallest && amount <= terms.largest)).toBe(true)
    }
  })

  test('is worth the same at each place of the order', () => {
    const terms = { pool: centavos(200_000n), packets: 500, smallest: centavos(50n), largest: centavos(5_000n) }
    let [early, late] = [0n, 0n]
    for (let seed = 0; seed < 200; seed += 1) {
      const amounts = splitPool(terms, seededTestDraw(seed))
      early += sumCentavos(amounts.slice(0, 50))
      late += sumCentavos(amounts.slice(-50))
    }
    expect(Number(early) / Number(late)).toBeGreaterThan(0.95)
    expect(Number(early) / Number(late)).toBeLessThan(1.05)
  })

  test.each([
    [100, 10, 11, 50],
    [100, 10, 1, 9],
  ])('of %i in %i packets from %i to %i cannot be split', (pool, packets, low, high) => {
    const terms = {
      pool: centavos(BigInt(pool)),
      packets,
      smallest: centavos(BigInt(low)),
      largest: centavos(BigInt(high)),
    }
    expect(isSplittable(terms)).toBe(false)
  })
})

describe('opening a packet', () => {
  const [startsAt, endsAt] = [1_000, 2_000] as Instant[]
  const window = { startsAt: startsAt as Instant, endsAt: endsAt as Instant, left: 1 }
  const facts = { window, hasOpened: false, deposited: centavos(10_000n) }
  const terms = { depositMin: centavos(10_000n) }
  const at = (now: number, changes: Partial<typeof facts> = {}) =>
    refuseOpening({ ...facts, ...changes }, terms, now as Instant)

  test.each([
    ['the first moment of the window', 1_000, {}, undefined],
    ['the last moment of the window', 1_999, {}, undefined],
    ['the moment before it', 999, {}, 'notOpen'],
    ['its end', 2_000, {}, 'notOpen'],
    ['a second time', 1_500, { hasOpened: true }, 'alreadyClaimed'],
    ['a second time when all are opened', 1_500, { hasOpened: true, window: { ...window, left: 0 } }, 'alreadyClaimed'],
    ['a centavo too few deposited', 1_500, { deposited: centavos(9_999n) }, 'rechargeNeeded'],
    ['none left', 1_500, { window: { ...window, left: 0 } }, 'soldOut'],
  ] as const)('at %s', (_what, now, changes, refusal) => expect(at(now, changes)).toBe(refusal))
})
