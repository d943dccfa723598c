import { describe, expect, test } from 'vitest'
import { days, hours } from '#core/clock/duration.ts'
import { addDuration, instant, subtractDuration } from '#core/clock/instant.ts'
import { calendarDay } from '#core/clock/manila.ts'
import { pesos } from '#core/money/centavos.ts'
import { findAlerts, type MoneyDay } from './aml-rules.ts'
import { type PayoutFacts, rateRisk, type RiskInputs } from './rules.ts'

const registeredAt = instant(Date.parse('2026-11-01T00:00:00Z'))
const now = addDuration(registeredAt, days(30))
const harmless: RiskInputs = {
  registeredAt,
  deposited: pesos(1_000n),
  withdrawn: pesos(0n),
  validBet: pesos(5_000n),
  debt: pesos(0n),
  depositsOfDay: 1,
  withdrawalsOfDay: 1,
  given: pesos(0n),
  depositedLately: pesos(1_000n),
  neighbours: { device: 0, network: 0, payout: 0, kyc: 0 },
}
const tied = (neighbours: Partial<RiskInputs['neighbours']>) => ({
  neighbours: { ...harmless.neighbours, ...neighbours },
})

const leaving = (changes: Partial<PayoutFacts>) => ({
  leaving: {
    amount: pesos(1_000n),
    isAccountVerified: true,
    deposited: pesos(100n),
    staked: pesos(100n),
    ...changes,
  },
})

describe('a rating', () => {
  test('is zero where nothing speaks against a player', () => {
    expect(rateRisk(harmless, now)).toEqual({ score: 0, hits: [] })
  })

  test.each([
    { given: tied({ kyc: 1 }), rules: ['sameIdentity'], score: 60 },
    { given: tied({ payout: 1 }), rules: ['samePayout'], score: 45 },
    { given: tied({ device: 1 }), rules: ['sameDevice'], score: 20 },
    { given: tied({ device: 3 }), rules: ['sameDevice', 'manyOnDevice'], score: 40 },
    { given: tied({ network: 4 }), rules: [], score: 0 },
    { given: tied({ network: 5 }), rules: ['manyOnNetwork'], score: 10 },
    { given: { debt: pesos(1n) }, rules: ['paymentTakenBack'], score: 50 },
    { given: { deposited: pesos(20_000n) }, rules: ['littlePlay'], score: 25 },
    { given: { withdrawn: pesos(5_001n) }, rules: ['moreOutThanPlay'], score: 20 },
    { given: { registeredAt: subtractDuration(now, hours(23)) }, rules: ['newPlayer'], score: 10 },
    { given: { depositsOfDay: 9, withdrawalsOfDay: 4 }, rules: [], score: 0 },
    { given: { depositsOfDay: 10 }, rules: ['manyDeposits'], score: 15 },
    { given: { withdrawalsOfDay: 5 }, rules: ['manyWithdrawals'], score: 10 },
    { given: { given: pesos(1_000n) }, rules: [], score: 0 },
    { given: { given: pesos(1_001n) }, rules: ['giftsAboveDeposits'], score: 15 },
    {
      given: { given: pesos(499n), depositedLately: pesos(0n), ...tied({ device: 1 }) },
      rules: ['sameDevice'],
      score: 20,
    },
    { given: { given: pesos(500n), ...tied({ device: 1 }) }, rules: ['sameDevice', 'giftsAmongTied'], score: 40 },
    { given: { given: pesos(500n), ...tied({ network: 4 }) }, rules: [], score: 0 },
    { given: leaving({}), rules: [], score: 0 },
    { given: leaving({ isAccountVerified: false }), rules: ['unverifiedAccount'], score: 10 },
    { given: leaving({ staked: pesos(99n) }), rules: ['leavesUnplayed'], score: 30 },
    { given: leaving({ amount: pesos(1_001n) }), rules: ['largeGain'], score: 15 },
    {
      given: { ...tied({ kyc: 2, payout: 2 }), debt: pesos(1n) },
      rules: ['sameIdentity', 'samePayout', 'paymentTakenBack'],
      score: 100,
    },
  ])('of $given is made of $rules', ({ given, rules, score }) => {
    const rating = rateRisk({ ...harmless, ...given }, now)
    expect(rating.hits.map(({ rule }) => rule)).toEqual(rules)
    expect(rating.score).toBe(score)
  })

  test('counts a large sum of a young account until its third day is over', () => {
    const large = { ...harmless, deposited: pesos(20_000n), validBet: pesos(30_000n) }
    expect(rateRisk(large, addDuration(registeredAt, days(3))).score).toBe(0)
    expect(rateRisk(large, instant(addDuration(registeredAt, days(3)) - 1)).score).toBe(15)
  })
})

describe('alerts', () => {
  const day = (text: string, deposits: readonly bigint[], withdrawn = 0n): MoneyDay => ({
    day: calendarDay(text),
    deposits: deposits.map(pesos),
    withdrawn: pesos(withdrawn),
  })
  const played = {
    validBet: pesos(100_000_000n),
    depositedEver: pesos(1n),
    betInFiveDays: pesos(100_000_000n),
    linked: [],
  }
  const of = (...lookedAt: MoneyDay[]) => findAlerts({ days: lookedAt, ...played })

  test('one centavo above five million a day is covered, and five million are not', () => {
    expect(of(day('2026-11-20', [5_000_000n]))).toEqual([])
    expect(
      findAlerts({
        days: [{ ...day('2026-11-20', [5_000_000n]), deposits: [pesos(5_000_000n), pesos(1n)] }],
        ...played,
      }),
    ).toEqual(['covered'])
    expect(of(day('2026-11-20', [], 5_000_001n))).toEqual(['covered'])
  })

  test('the same sum spread over days that show nothing is structuring', () => {
    const days = [1, 2, 3].map((each) => day(`2026-11-1${each}`, [2_000_000n]))
    expect(of(...days)).toEqual(['structuring'])
    expect(of(...days.slice(1))).toEqual([])
  })

  test('five deposits just below the largest amount are structuring, and four are not', () => {
    expect(of(day('2026-11-20', [45_000n, 46_000n, 47_000n, 48_000n, 49_999n]))).toEqual(['structuring'])
    expect(of(day('2026-11-20', [45_000n, 46_000n, 47_000n, 48_000n, 44_999n]))).toEqual([])
  })

  test('money that is withdrawn without having been played is an alert', () => {
    const through = {
      days: [day('2026-11-20', [60_000n], 50_000n)],
      depositedEver: pesos(60_000n),
      betInFiveDays: pesos(90_000n),
      linked: [],
    }
    expect(findAlerts({ ...through, validBet: pesos(59_999n) })).toEqual(['inOutWithoutPlay'])
    expect(findAlerts({ ...through, validBet: pesos(60_000n) })).toEqual([])
  })

  const rolled = day('2026-11-19', [60_000n])
  test.each([
    { name: 'played once, out in one sum', days: [rolled, day('2026-11-20', [], 50_000n)], bet: 72_000n, found: true },
    { name: 'played a peso more', days: [rolled, day('2026-11-20', [], 50_000n)], bet: 72_001n, found: false },
    {
      name: 'out in pieces',
      days: [day('2026-11-19', [60_000n], 20_000n), day('2026-11-20', [], 30_000n)],
      bet: 60_000n,
      found: true,
    },
    {
      name: 'a fifth stays',
      days: [day('2026-11-19', [62_500n]), day('2026-11-20', [], 50_000n)],
      bet: 62_500n,
      found: true,
    },
    {
      name: 'more than a fifth stays',
      days: [day('2026-11-19', [62_501n]), day('2026-11-20', [], 50_000n)],
      bet: 62_501n,
      found: false,
    },
    {
      name: 'little money',
      days: [day('2026-11-19', [49_999n]), day('2026-11-20', [], 50_000n)],
      bet: 50_000n,
      found: false,
    },
    {
      name: 'nothing left today',
      days: [day('2026-11-19', [60_000n], 60_000n), day('2026-11-20', [1n])],
      bet: 60_000n,
      found: false,
    },
  ])('money that leaves again after barely its playthrough: $name', ({ days, bet, found }) => {
    const lookedAt = {
      days,
      validBet: pesos(9_000_000n),
      depositedEver: pesos(900_000n),
      betInFiveDays: pesos(bet),
      linked: [],
    }
    expect(findAlerts(lookedAt)).toEqual(found ? ['inOutWithoutPlay'] : [])
  })

  const large = (count: number, amount: bigint) => ({ count, amount: pesos(amount) })
  test.each([
    { name: 'five between two players', own: [49_000n, 49_000n], linked: [large(3, 147_000n)], found: true },
    { name: 'four between two players', own: [49_000n, 49_000n], linked: [large(2, 98_000n)], found: false },
    {
      name: 'more than five million between three',
      own: [49_000n],
      linked: [large(1, 2_500_000n), large(1, 2_451_001n)],
      found: true,
    },
    {
      name: 'five million between three',
      own: [49_000n],
      linked: [large(1, 2_500_000n), large(1, 2_451_000n)],
      found: false,
    },
    { name: 'nothing large of one’s own', own: [44_999n], linked: [large(9, 441_000n)], found: false },
    { name: 'nobody linked', own: [49_000n], linked: [], found: false },
  ])('deposits cut among linked players: $name', ({ own, linked, found }) => {
    const looked = findAlerts({ ...played, days: [day('2026-11-20', own)], linked })
    expect(looked).toEqual(found ? ['structuring'] : [])
  })
})
