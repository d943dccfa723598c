import { describe, expect, test } from 'vitest'
import { milliseconds, minutes } from '#core/clock/duration.ts'
import { addDuration, subtractDuration } from '#core/clock/instant.ts'
import { calendarDay, startOfDay } from '#core/clock/manila.ts'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { centavos, pesos } from '#core/money/centavos.ts'
import { beacon, beaconRoundAt, drawWinners, isPackOnSale, lotteryWeekAt, numberTickets, ticketsFor } from './rules.ts'

const clock = { closesAt: 19 * 60 + 30, drawsAt: 20 * 60 }
const sunday = startOfDay(calendarDay('2026-11-29'))
const close = addDuration(sunday, minutes(clock.closesAt))

describe('a week', () => {
  test('runs from one close to the next, also over midnight on Sunday', () => {
    const before = lotteryWeekAt(clock, subtractDuration(close, milliseconds(1)))
    expect(before).toMatchObject({ week: 'W2026-48', closesAt: close, drawsAt: addDuration(close, minutes(30)) })
    const after = lotteryWeekAt(clock, close)
    expect(after).toMatchObject({ week: 'W2026-49', startsAt: close })
    const monday = startOfDay(calendarDay('2026-11-30'))
    expect(lotteryWeekAt(clock, subtractDuration(monday, milliseconds(1)))).toEqual(after)
    expect(lotteryWeekAt(clock, monday)).toEqual(after)
  })

  test('sells its pack from Saturday, 00:00, to the close', () => {
    const week = lotteryWeekAt(clock, sunday)
    const saturday = startOfDay(calendarDay('2026-11-28'))
    expect(isPackOnSale(week, subtractDuration(saturday, milliseconds(1)))).toBe(false)
    expect(isPackOnSale(week, saturday)).toBe(true)
    expect(isPackOnSale(week, subtractDuration(close, milliseconds(1)))).toBe(true)
    expect(isPackOnSale(week, close)).toBe(false)
  })
})

describe('tickets', () => {
  const terms = { depositPerTicket: pesos(200n), playPerTicket: pesos(2_000n), ticketsMax: 50, packTickets: 2 }
  const none = { deposited: pesos(0n), played: pesos(0n), hasPack: false }

  test.each([
    ['nothing', none, [0, 0, 0]],
    ['a centavo less than a ticket', { ...none, deposited: centavos(19_999n) }, [0, 0, 0]],
    ['both', { ...none, deposited: pesos(400n), played: pesos(3_999n) }, [2, 1, 0]],
    ['more than the maximum', { ...none, deposited: pesos(9_800n), played: pesos(10_000n) }, [49, 1, 0]],
    ['the pack on top of the maximum', { ...none, deposited: pesos(90_000n), hasPack: true }, [50, 0, 2]],
    ['rounds voided later', { ...none, played: centavos(-5n) }, [0, 0, 0]],
  ] as const)('for %s', (_what, earned, [byDeposits, byPlay, byPack]) => {
    expect(ticketsFor(terms, earned)).toEqual({ byDeposits, byPlay, byPack })
  })

  test('are numbered without a gap, and who has none is left out', () => {
    const entrant = (playerId: bigint, byDeposits: number) => ({ playerId, byDeposits, byPlay: 0, byPack: 0 })
    expect(numberTickets([entrant(1n, 2), entrant(2n, 0), entrant(3n, 1)])).toMatchObject([
      { entrant: 1, playerId: 1n, first: 1, last: 2 },
      { entrant: 2, playerId: 3n, first: 3, last: 3 },
    ])
  })
})

describe('the draw', () => {
  const lines = [
    { entrant: 1, first: 1, last: 70 },
    { entrant: 2, first: 71, last: 90 },
    { entrant: 3, first: 91, last: 100 },
  ]

  test('gives one prize to each at most, the highest first, and ends with the entrants', () => {
    const prizes = [
      { count: 1, amount: pesos(100n) },
      { count: 5, amount: pesos(10n) },
    ]
    for (let seed = 0; seed < 50; seed += 1) {
      const winners = drawWinners(lines, prizes, seededTestDraw(seed))
      expect(winners.map(({ entrant }) => entrant).toSorted((a, b) => a - b)).toEqual([1, 2, 3])
      expect(winners.map(({ amount }) => amount)).toEqual([pesos(100n), pesos(10n), pesos(10n)])
    }
    expect(drawWinners([], prizes, seededTestDraw(1))).toEqual([])
  })

  test('gives each ticket the same chance', () => {
    const draw = seededTestDraw(7)
    const wins = [0, 0, 0, 0]
    for (let run = 0; run < 10_000; run += 1) {
      const [first] = drawWinners(lines, [{ count: 1, amount: pesos(1n) }], draw)
      const entrant = first?.entrant ?? 0
      wins[entrant] = (wins[entrant] ?? 0) + 1
    }
    expect(wins.slice(1).map((count) => Math.round(count / 200) / 50)).toEqual([0.7, 0.2, 0.1])
  })
})

test('the round of the beacon is the first at the moment or after it', () => {
  expect(beaconRoundAt(beacon.genesis)).toBe(1)
  expect(beaconRoundAt(addDuration(beacon.genesis, milliseconds(1)))).toBe(2)
  expect(beaconRoundAt(addDuration(beacon.genesis, milliseconds(3_000)))).toBe(2)
})
