import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { days } from '#core/clock/duration.ts'
import { addDuration, instant } from '#core/clock/instant.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { centavos, pesos, zeroCentavos } from '#core/money/centavos.ts'
import { activityType } from '#core/enumerations/activity-type.ts'
import { catalogueOf } from './catalogue.ts'
import type { Promotion } from './promotion.ts'
import { promotionKind } from './promotion-kind.ts'
import { capRebate, fitsBudget, type ReaderFacts, refuseClaim, shownState } from './rules.ts'
import { termsIn, type WireTerms } from './terms.ts'

const now = instant(Date.UTC(2026, 10, 21))
const kind = promotionKind({
  activityId: activityType.welcomeCalendar,
  key: 'sample',
  title: { en: 'Sample', fil: 'Sample' },
  texts: {},
  asks: { mobile: true, kyc: true, recharge: true },
  settings: v.object({}),
  fields: [],
  cost: () => ({ expected: zeroCentavos, worst: zeroCentavos, assumed: '' }),
  rule: () => [],
})
const promotionWith = (terms: WireTerms = {}, changes: Partial<Promotion> = {}): Promotion => ({
  kind,
  version: 1,
  state: 'live',
  terms: v.parse(termsIn, terms),
  settings: {},
  kept: {},
  ...changes,
})
const reader: ReaderFacts = {
  playerId: 7n,
  registeredAt: addDuration(now, days(-3)),
  isRestricted: false,
  hasMobile: true,
  hasKyc: true,
  totalRecharge: pesos(100n),
  vip: 2,
  tags: ['kyc-friend'],
  isGreenMode: false,
  heldBack: new Set(),
}

describe('a claim', () => {
  const refusal = (promotion: Promotion, changes: Partial<ReaderFacts> = {}) =>
    refuseClaim(promotion, { reader: { ...reader, ...changes }, asks: kind.asks, now })

  test('is refused by nothing where everything is there', () => {
    expect(refusal(promotionWith())).toBeUndefined()
  })
  test.each([
    ['to a player who is held back', promotionWith(), { heldBack: new Set([kind.key]) }, 'notOpen'],
    ['before it begins', promotionWith({ startAt: now + 1 }), {}, 'notOpen'],
    ['at the very moment it ends', promotionWith({ endAt: now }), {}, 'notOpen'],
    ['while it is paused', promotionWith({}, { state: 'paused' }), {}, 'notOpen'],
    ['during a break', promotionWith(), { isRestricted: true }, 'restricted'],
    ['registered too long ago', promotionWith({ audience: { registeredDaysMax: 2 } }), {}, 'notEligible'],
    ['registered too lately', promotionWith({ audience: { registeredDaysMin: 4 } }), {}, 'notEligible'],
    ['deposited too little', promotionWith({ audience: { rechargeMin: wireCentavos(10_001) } }), {}, 'notEligible'],
    ['deposited too much', promotionWith({ audience: { rechargeMax: wireCentavos(9_999) } }), {}, 'notEligible'],
    ['of too low a rank', promotionWith({ audience: { vipMin: 3 } }), {}, 'notEligible'],
    ['in green mode', promotionWith(), { isGreenMode: true }, 'notEligible'],
    ['without a mobile number', promotionWith(), { hasMobile: false }, 'mobileNeeded'],
    ['without a verified identity', promotionWith(), { hasKyc: false }, 'restricted'],
    ['without a deposit', promotionWith(), { totalRecharge: zeroCentavos }, 'rechargeNeeded'],
  ] as const)('%s is refused', (_when, promotion, changes, expected) => {
    expect(refusal(promotion, changes)).toBe(expected)
  })
  test('in green mode needs a permit where the kind is not free of one', () => {
    const terms = { audience: { inGreenMode: true } }
    expect(refusal(promotionWith(terms), { isGreenMode: true })).toBe('notEligible')
    expect(refusal(promotionWith({ ...terms, permitNo: 'PAGCOR 12' }), { isGreenMode: true })).toBeUndefined()
  })
})

test.each([
  { tagsAny: ['kyc-friend', 'other'], tagsNone: [], refused: undefined },
  { tagsAny: ['other'], tagsNone: [], refused: 'notEligible' },
  { tagsAny: [], tagsNone: ['other'], refused: undefined },
  { tagsAny: ['kyc-friend'], tagsNone: ['kyc-friend'], refused: 'notEligible' },
] as const)('a player tagged kyc-friend is $refused by $tagsAny without $tagsNone', ({ refused, ...audience }) => {
  const tagged = { tagsAny: [...audience.tagsAny], tagsNone: [...audience.tagsNone] }
  expect(refuseClaim(promotionWith({ audience: tagged }), { reader, asks: kind.asks, now })).toBe(refused)
})

describe('a budget', () => {
  const budget = v.parse(termsIn, {
    budget: {
      total: wireCentavos(1000),
      daily: wireCentavos(500),
      weekly: wireCentavos(800),
      monthly: wireCentavos(900),
      perPlayer: wireCentavos(300),
    },
  }).budget
  const zero = centavos(0n)
  const spent = { total: zero, daily: zero, weekly: zero, monthly: zero, perPlayer: zero }
  test.each([
    ['nothing spent', spent, 300n, true],
    ['one centavo over for a player', spent, 301n, false],
    ['the last centavo of a day', { ...spent, daily: centavos(200n) }, 300n, true],
    ['one over the day', { ...spent, daily: centavos(201n) }, 300n, false],
    ['the last centavo of a week', { ...spent, weekly: centavos(500n) }, 300n, true],
    ['one over the week', { ...spent, weekly: centavos(501n) }, 300n, false],
    ['the last centavo of a month', { ...spent, monthly: centavos(600n) }, 300n, true],
    ['one over the month', { ...spent, monthly: centavos(601n) }, 300n, false],
    ['one over all', { ...spent, total: centavos(701n) }, 300n, false],
  ])('holds to the centavo: %s', (_what, before, cost, fits) => {
    expect(fitsBudget(centavos(cost), before, budget)).toBe(fits)
  })
})

describe('the cap of rebates', () => {
  const play = { of: 'play', validBet: centavos(10_000n) } as const
  const loss = { of: 'loss', netLoss: centavos(10_000n) } as const
  test.each([
    { what: 'leaves what is within 1.5 % of play', rebate: 150n, base: play, granted: 0n, left: 150n },
    { what: 'trims what is above', rebate: 200n, base: play, granted: 0n, left: 150n },
    { what: 'counts what was given', rebate: 200n, base: play, granted: 100n, left: 50n },
    { what: 'leaves nothing once it is passed', rebate: 200n, base: play, granted: 400n, left: 0n },
    { what: 'is 15 % of what was lost', rebate: 2_000n, base: loss, granted: 0n, left: 1_500n },
  ])('$what', ({ rebate, base, granted, left }) => {
    expect(capRebate(centavos(rebate), base, centavos(granted))).toBe(left)
  })
})

test('the shown state follows from the decision and the time', () => {
  const at = (terms: WireTerms, state: Promotion['state'] = 'live') => shownState(promotionWith(terms, { state }), now)
  expect([
    at({}),
    at({ startAt: now + 1 }),
    at({ endAt: now }),
    at({}, 'paused'),
    at({}, 'ended'),
    at({}, 'draft'),
  ]).toEqual(['ACTIVE', 'SCHEDULED', 'ENDED', 'PAUSED', 'ENDED', 'DRAFT'])
})

describe('the catalogue', () => {
  const named = (activityId: number, sort: number) =>
    promotionWith({ sort }, { kind: { ...kind, activityId, key: `a${activityId}` } })
  const idsOf = (promotions: readonly Promotion[], isBankrupt = false, facts: Partial<ReaderFacts> = {}) =>
    catalogueOf(promotions, { reader: { ...reader, ...facts }, platform: 'mobile', isBankrupt, now }).map(
      ({ kind: { activityId } }) => activityId,
    )
  test('stands in the operator’s order', () => {
    expect(idsOf([named(36, 30), named(39, 10), named(42, 20)])).toEqual([39, 42, 36])
  })
  test('hides the agent behind agent count, loss relief from players with coins, binding from players with a number', () => {
    expect(idsOf([named(26, 1), named(31, 2)])).toEqual([31])
    expect(idsOf([named(26, 1)])).toEqual([26])
    expect(idsOf([named(30, 1)])).toEqual([])
    expect(idsOf([named(30, 1)], true)).toEqual([30])
    expect(idsOf([named(4, 1)])).toEqual([])
    expect(idsOf([named(4, 1)], false, { hasMobile: false })).toEqual([4])
  })
  test('is empty for who is restricted', () => {
    expect(idsOf([named(36, 1)], false, { isRestricted: true })).toEqual([])
  })
})
