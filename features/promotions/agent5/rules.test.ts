import { expect, test } from 'vitest'
import { addDuration, instant } from '#core/clock/instant.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import { centavos, pesos } from '#core/money/centavos.ts'
import { milliseconds } from '#core/clock/duration.ts'
import { calendarDay, startOfDay } from '#core/clock/manila.ts'
import { claimableAt, hasBusyDay, refuseStage, shareOf } from './rules.ts'

const gift = { share: basisPoints(500), shareMax: pesos(100n) }

test.each([
  { deposit: 10_000n, share: 500n },
  { deposit: 200_000n, share: 10_000n },
  { deposit: 900_000n, share: 10_000n },
  { deposit: 19n, share: 0n },
])('of a first deposit of $deposit the inviter gets $share', ({ deposit, share }) => {
  expect(shareOf(gift, centavos(deposit))).toBe(share)
})

test('a hold ends to the millisecond', () => {
  expect(claimableAt(instant(1_000), 48)).toBe(1_000 + 48 * 3_600_000)
})

const stage = { need: 5, amount: pesos(50n) }
test.each([
  { what: 'no such stage', stage: undefined, claimed: [], friends: 9, refusal: 'notEligible' },
  { what: 'claimed before', stage, claimed: [5], friends: 9, refusal: 'alreadyClaimed' },
  { what: 'a friend too few', stage, claimed: [], friends: 4, refusal: 'conditionNotReached' },
  { what: 'reached', stage, claimed: [], friends: 5, refusal: undefined },
])('$what: $refusal', ({ stage: of, claimed, friends, refusal }) => {
  expect(refuseStage(of, { claimed: new Set(claimed), friends })).toBe(refusal)
})

test('six friends claimed on one day in Manila are too many, five and one of the next day are not', () => {
  const midnight = startOfDay(calendarDay('2026-11-24'))
  const before = addDuration(midnight, milliseconds(-1))
  const five = Array.from({ length: 5 }, () => before)
  expect([hasBusyDay(five), hasBusyDay([...five, midnight]), hasBusyDay([...five, before])]).toEqual([
    false,
    false,
    true,
  ])
})
