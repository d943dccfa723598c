import { describe, expect, test } from 'vitest'
import { hours, minutes } from '#core/clock/duration.ts'
import { addDuration, instant } from '#core/clock/instant.ts'
import { addDays, calendarDay, startOfDay } from '#core/clock/manila.ts'
import { percent } from '#core/money/basis-points.ts'
import { centavos, pesos } from '#core/money/centavos.ts'
import {
  aidFor,
  isNight,
  netLossOf,
  packEnd,
  paysPack,
  refuseAid,
  unavailableReason,
  type LossReliefOffer,
  usedInWeek,
} from './rules.ts'

// A Sunday.
const sunday = calendarDay('2026-11-22')
const noon = addDuration(startOfDay(sunday), hours(12))
const terms = { aidRate: percent(5), aidMin: pesos(1n), aidMax: pesos(50n) }
const offer = (facts: Partial<LossReliefOffer> = {}): LossReliefOffer => ({
  offeredAt: noon,
  isAidClaimed: false,
  reference: null,
  ...facts,
})

test.each([
  ['nothing lost', 0n, 0n],
  ['a little: the smallest aid', 500n, 100n],
  ['more: its part, rounded down', 30_019n, 1_500n],
  ['a lot: the largest aid', 9_999_999n, 5_000n],
])('of %s the aid follows', (_what, lost, aid) => {
  expect(aidFor(centavos(lost), terms)).toBe(aid)
})

test('the loss is stakes less wins, and never negative', () => {
  const of = (reason: string, amount: bigint) => ({ reason, amount: centavos(amount) })
  const moved = [
    of('bet', 900n),
    of('win', 300n),
    of('betRollback', 100n),
    of('deposit', 5_000n),
    of('winRollback', 50n),
  ]
  expect(netLossOf(moved)).toBe(550n)
  expect(netLossOf([of('win', 5n)])).toBe(0n)
})

test('the night ends at six in Manila', () => {
  const six = addDuration(startOfDay(sunday), hours(6))
  expect([startOfDay(sunday), instant(six - 1), six, instant(startOfDay(sunday) - 1)].map(isNight)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('only used offers of the week count, which begins on Monday', () => {
  const on = (day: number, facts: Partial<LossReliefOffer>) =>
    offer({ offeredAt: addDuration(startOfDay(addDays(sunday, day)), hours(12)), ...facts })
  const offers = [
    on(0, { isAidClaimed: true }),
    on(-1, { reference: 'D1' }),
    on(-2, {}),
    on(-6, { isAidClaimed: true }),
    on(-7, { isAidClaimed: true }),
  ]
  expect(usedInWeek(offers, noon)).toBe(3)
  expect(usedInWeek(offers, startOfDay(addDays(sunday, 1)))).toBe(0)
})

test.each([
  ['who has nothing left is offered it', { funds: undefined, used: 0 }, undefined],
  ['who has coins is not', { funds: 'hasCoins', used: 0 }, 'hasCoins'],
  ['nor who has used the week up', { funds: undefined, used: 3 }, 'weekUsed'],
  ['nor anybody at night', { funds: undefined, used: 0, now: startOfDay(sunday) }, 'night'],
] as const)('%s', (_what, standing, reason) => {
  expect(unavailableReason({ perWeek: 3, now: noon, ...standing })).toBe(reason)
})

test.each([
  ['is there for who lost', offer(), {}, undefined],
  ['is given once a day', offer({ isAidClaimed: true }), {}, 'alreadyClaimed'],
  ['rests at night', offer(), { now: startOfDay(sunday) }, 'notOpen'],
  ['is not for who has coins again', offer(), { isBankrupt: false }, 'conditionNotReached'],
  ['is not for who lost nothing', offer(), { aid: pesos(0n) }, 'conditionNotReached'],
  ['needs an offer', undefined, {}, 'conditionNotReached'],
  ['is used up in the week', undefined, { unavailable: 'weekUsed' as const }, 'alreadyClaimed'],
] as const)('the aid %s', (_what, given, facts, refusal) => {
  expect(refuseAid(given, { isBankrupt: true, aid: pesos(5n), unavailable: undefined, now: noon, ...facts })).toBe(
    refusal,
  )
})

describe('the pack', () => {
  const pack = { packPrice: pesos(100n), packRate: percent(20), packMinutes: 60 }
  const end = addDuration(noon, hours(1))
  test.each([
    { what: 'is paid by its price', given: offer(), amount: 10_000n, now: noon, isPaid: true },
    { what: 'not by another amount', given: offer(), amount: 10_001n, now: noon, isPaid: false },
    { what: 'not twice', given: offer({ reference: 'D1' }), amount: 10_000n, now: noon, isPaid: false },
    {
      what: 'also a little later, by who began in time',
      given: offer(),
      amount: 10_000n,
      now: addDuration(end, minutes(14)),
      isPaid: true,
    },
    { what: 'not after that', given: offer(), amount: 10_000n, now: addDuration(end, minutes(15)), isPaid: false },
  ])('$what', ({ given, amount, now, isPaid }) => {
    expect(paysPack(given, centavos(amount), pack, now)).toBe(isPaid)
  })
  test('is there for an hour, and not into the night', () => {
    const late = instant(startOfDay(addDays(sunday, 1)) - minutes(10))
    expect([packEnd(offer(), pack), packEnd(offer({ offeredAt: late }), pack)]).toEqual([
      end,
      startOfDay(addDays(sunday, 1)),
    ])
  })
})
