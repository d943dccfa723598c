import { describe, expect, test } from 'vitest'
import { days, milliseconds } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { addDays, calendarDay, endOfDay, startOfDay } from '#core/clock/manila.ts'
import { centavos } from '#core/money/centavos.ts'
import {
  afterTakenBack,
  earnsUntil,
  leftOf,
  packBonus,
  packFor,
  refuseExchange,
  refuseTask,
  type StarBook,
  starsLeft,
  untouched,
} from './rules.ts'
import { festivalKind } from './server/festival-kind.ts'

const festival = festivalKind.readSettings({})
const day = calendarDay('2026-11-24')
const pack = { id: 1, stars: 100, reference: 'D1', isRevoked: false }
const held: StarBook = {
  packs: [pack],
  tasks: [{ day, id: 1, stars: 10 }],
  exchanges: [{ id: 1, stars: 60, isRevoked: false }],
}
const play = { staked: centavos(0n), rounds: 0 }

test('stars are those of packs and tasks, less those exchanged, without what was taken back', () => {
  expect(starsLeft(untouched)).toBe(0)
  expect(starsLeft(held)).toBe(50)
  expect(starsLeft({ ...held, packs: [{ ...pack, isRevoked: true }] })).toBe(-50)
})

describe('a task', () => {
  const today = { festival, held: untouched, day, canEarn: true }
  test.each([
    ['unknown', 9, play, 'notEligible'],
    ['a visit', 1, play, undefined],
    ['one round too few', 2, { ...play, rounds: 19 }, 'conditionNotReached'],
    ['enough rounds', 2, { ...play, rounds: 20 }, undefined],
    ['a centavo too few', 4, { ...play, staked: centavos(49_999n) }, 'conditionNotReached'],
    ['enough bets', 4, { ...play, staked: centavos(50_000n) }, undefined],
  ] as const)('%s', (_what, id, done, refusal) => {
    expect(refuseTask(today, id, done)).toBe(refusal)
  })

  test('is taken once a day, and on no day of the shop alone', () => {
    expect(refuseTask({ ...today, held }, 1, play)).toBe('alreadyClaimed')
    expect(refuseTask({ ...today, held, day: addDays(day, 1) }, 1, play)).toBeUndefined()
    expect(refuseTask({ ...today, canEarn: false }, 1, play)).toBe('nothingToChange')
  })
})

test('the last days are the shop’s: from their first midnight in Manila on nothing is earned', () => {
  const season = { startsAt: startOfDay(day), endsAt: endOfDay(addDays(day, 9)) }
  const until = earnsUntil({ shopDays: 3 }, season)
  expect(until).toBe(startOfDay(addDays(day, 7)))
  expect(addDuration(until, days(3))).toBe(season.endsAt)
  expect(earnsUntil({ shopDays: 0 }, season)).toBe(season.endsAt)
  expect(earnsUntil({ shopDays: 30 }, season)).toBe(season.startsAt)
  expect(addDuration(until, milliseconds(-1)) < until).toBe(true)
})

test('a pack is known by its price, until it was bought', () => {
  expect(packFor({ festival, held: untouched }, centavos(20_000n))).toMatchObject({ id: 1 })
  expect(packFor({ festival, held: untouched }, centavos(20_001n))).toBeUndefined()
  expect(packFor({ festival, held }, centavos(20_000n))).toBeUndefined()
  expect(packFor({ festival, held: { ...held, packs: [{ ...pack, isRevoked: true }] } }, centavos(20_000n))).toBe(
    undefined,
  )
  expect(festival.packs.map(packBonus)).toEqual([3_000n, 10_000n, 30_000n])
})

test('the shop takes stars as often as it allows', () => {
  const rich = { ...untouched, packs: [{ ...pack, stars: 1_000 }] }
  expect(refuseExchange({ festival, held: rich }, 9)).toBe('notEligible')
  expect(refuseExchange({ festival, held: rich }, 5)).toBe('conditionNotReached')
  expect(refuseExchange({ festival, held: rich }, 3)).toBeUndefined()
  const exchanges = Array.from({ length: 3 }, () => ({ id: 3, stars: 1, isRevoked: false }))
  expect(refuseExchange({ festival, held: { ...rich, exchanges } }, 3)).toBe('alreadyClaimed')
  const [first] = exchanges.map((each) => ({ ...each, isRevoked: true }))
  const item = festival.shop.find(({ id }) => id === 3)
  expect(item && first && leftOf(item, { exchanges: [first] })).toBe(3)
})

test('a deposit that is taken back takes the newest exchanges that its stars have paid for, and no more', () => {
  const exchange = (stars: number) => ({ id: 1, stars, isRevoked: false })
  const spent = { ...held, exchanges: [exchange(5), exchange(40), exchange(50)] }
  const after = afterTakenBack(spent, 'D1')
  expect(after.exchanges.map(({ isRevoked }) => isRevoked)).toEqual([false, true, true])
  expect(starsLeft(after)).toBe(5)
  expect(afterTakenBack(spent, 'D2')).toEqual(spent)
})
