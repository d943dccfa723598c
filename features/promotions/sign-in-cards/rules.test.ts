import { expect, test } from 'vitest'
import { days } from '#core/clock/duration.ts'
import { addDuration, instant } from '#core/clock/instant.ts'
import { addDays, calendarDay, startOfDay } from '#core/clock/manila.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import { centavos } from '#core/money/centavos.ts'
import { coinsOfDay, endOfCard, inOrder, isActive, type OwnedCard, priceMissing, refuseDay } from './rules.ts'

const firstDay = calendarDay('2026-11-20')
const boughtAt = startOfDay(firstDay)
const terms = { length: 7, lastsDays: 10 }
const on = (day: number) => startOfDay(addDays(firstDay, day - 1))
const card = (facts: Partial<OwnedCard> = {}): OwnedCard => ({
  propId: 6_004,
  reference: 'D1',
  boughtAt,
  isFirst: true,
  claimedOn: [],
  isSignUpClaimed: false,
  isRevoked: false,
  ...facts,
})
const claimed = (count: number) => Array.from({ length: count }, (_none, index) => addDays(firstDay, index))

test.each([
  { what: 'the first day at once', given: card(), day: 1, now: on(1), refusal: undefined },
  { what: 'a day of a card that is not owned', given: undefined, day: 1, now: on(1), refusal: 'rechargeNeeded' },
  { what: 'a day before its turn', given: card(), day: 2, now: on(1), refusal: 'conditionNotReached' },
  {
    what: 'a day that was claimed',
    given: card({ claimedOn: claimed(2) }),
    day: 2,
    now: on(3),
    refusal: 'alreadyClaimed',
  },
  {
    what: 'a second day on one day of Manila',
    given: card({ claimedOn: claimed(1) }),
    day: 2,
    now: instant(on(2) - 1),
    refusal: 'conditionNotReached',
  },
  {
    what: 'the second day from midnight on',
    given: card({ claimedOn: claimed(1) }),
    day: 2,
    now: on(2),
    refusal: undefined,
  },
  { what: 'a missed day later', given: card({ claimedOn: claimed(1) }), day: 2, now: on(9), refusal: undefined },
  {
    what: 'a day more than there are',
    given: card({ claimedOn: claimed(7) }),
    day: 8,
    now: on(9),
    refusal: 'conditionNotReached',
  },
  {
    what: 'the last moment of the card',
    given: card({ claimedOn: claimed(1) }),
    day: 2,
    now: instant(on(11) - 1),
    refusal: undefined,
  },
  { what: 'its end', given: card({ claimedOn: claimed(1) }), day: 2, now: on(11), refusal: 'notOpen' },
  {
    what: 'a card whose deposit is gone',
    given: card({ isRevoked: true }),
    day: 1,
    now: on(1),
    refusal: 'notEligible',
  },
  { what: 'the sign-up bonus', given: card(), day: -1, now: on(1), refusal: undefined },
  {
    what: 'the sign-up bonus twice',
    given: card({ isSignUpClaimed: true }),
    day: -1,
    now: on(1),
    refusal: 'alreadyClaimed',
  },
  {
    what: 'the sign-up bonus of another card',
    given: card({ isFirst: false }),
    day: -1,
    now: on(1),
    refusal: 'notEligible',
  },
  { what: 'the sign-up bonus after its end', given: card(), day: -1, now: on(11), refusal: 'notOpen' },
] as const)('claiming $what', ({ given, day, now, refusal }) => {
  expect(refuseDay(given, day, { terms, now })).toBe(refusal)
})

test('a card is active as long as it can bring something', () => {
  const now = on(8)
  expect(isActive(card({ claimedOn: claimed(6) }), terms, now)).toBe(true)
  expect(isActive(card({ claimedOn: claimed(7) }), terms, now)).toBe(true)
  expect(isActive(card({ claimedOn: claimed(7), isSignUpClaimed: true }), terms, now)).toBe(false)
  expect(isActive(card({ claimedOn: claimed(7), isFirst: false }), terms, now)).toBe(false)
  expect(isActive(card({ isRevoked: true }), terms, now)).toBe(false)
  expect(isActive(card(), terms, endOfCard(card(), terms))).toBe(false)
})

test('the current card is the first: active ones before others, the older before the newer', () => {
  const later = addDuration(boughtAt, days(1))
  const cards = [
    { card: card({ propId: 6_004, claimedOn: claimed(7), isSignUpClaimed: true }), terms },
    { card: card({ propId: 6_006, boughtAt: later }), terms },
    { card: card({ propId: 6_005 }), terms },
  ]
  expect(inOrder(cards, on(3)).map((each) => each.card.propId)).toEqual([6_005, 6_006, 6_004])
})

test('a part of the price is rounded down, and the cheapest card left is what is missing', () => {
  expect(coinsOfDay(centavos(9_999n), basisPoints(300))).toBe(299n)
  const forSale = [{ price: centavos(30_000n) }, { price: centavos(10_000n) }]
  expect(priceMissing(forSale, { hasActive: false })).toBe(10_000n)
  expect(priceMissing(forSale, { hasActive: true })).toBe(0n)
  expect(priceMissing([], { hasActive: false })).toBe(0n)
})
