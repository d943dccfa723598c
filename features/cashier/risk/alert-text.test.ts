import { expect, test } from 'vitest'
import { addDays, calendarDay, endOfDay, startOfDay } from '#core/clock/manila.ts'
import { pesos } from '#core/money/centavos.ts'
import { alertText } from './alert-text.ts'
import { alertInputs, findAlerts, type MoneyDay } from './aml-rules.ts'
import { alertDueAt, caseDueAt, lastDayOf } from './case-due-at.ts'

const friday = calendarDay('2026-11-27')
const dayOf = (back: number, deposits: readonly bigint[], withdrawn = 0n): MoneyDay => ({
  day: addDays(friday, -back),
  deposits: deposits.map(pesos),
  withdrawn: pesos(withdrawn),
})

type Row = { readonly given: readonly MoneyDay[]; readonly bet?: bigint; readonly says: readonly string[] }

test.each<Row>([
  {
    given: [dayOf(0, [3_000_000n, 3_200_000n])],
    says: [
      '₱6,200,000.00 deposited in one day. More than ₱5,000,000.00 a day must be reported.',
      '2 deposits of ₱45,000.00',
    ],
  },
  {
    given: [dayOf(0, [], 5_000_001n)],
    bet: 9_000_000n,
    says: ['₱5,000,001.00 withdrawn in one day. More than ₱5,000,000.00 a day must be reported.'],
  },
  {
    given: [dayOf(0, [5_500_000n], 5_600_000n)],
    bet: 9_000_000n,
    says: ['₱5,500,000.00 deposited in one day. ₱5,600,000.00 withdrawn in one day.'],
  },
  {
    given: [dayOf(1, [3_000_000n]), dayOf(0, [2_100_000n])],
    says: ['₱5,100,000.00 moved within 5 days, with no day above ₱5,000,000.00.'],
  },
  {
    given: [dayOf(0, [45_000n, 46_000n, 47_000n, 48_000n, 49_999n, 100n])],
    says: ['5 deposits of ₱45,000.00 or more in one day.'],
  },
  {
    given: [dayOf(0, [80_000n], 79_000n)],
    bet: 500n,
    says: [
      '₱80,000.00 deposited and ₱79,000.00 withdrawn within 5 days, with ₱500.00 bet. ₱79,000.00 withdrawn that day, with ₱500.00 bet in total against ₱80,000.00 deposited in total.',
    ],
  },
])('an alert says which rule it was raised by, with the sums behind it', ({ given, bet = 0n, says }) => {
  const depositedEver = pesos(given.flatMap(({ deposits }) => deposits).reduce((sum, each) => sum + each, 0n) / 100n)
  const examined = { days: given, validBet: pesos(bet), depositedEver, betInFiveDays: pesos(bet), linked: [] }
  const sums = Object.fromEntries(Object.entries(alertInputs(examined)).map(([name, sum]) => [name, String(sum)]))
  const texts = findAlerts(examined).map((rule) => alertText(rule, sums))
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.some((text) => text.includes(says[0] ?? ''))).toBe(true)
  for (const unsaid of says.slice(1)) expect(texts.join(' ')).not.toContain(unsaid)
})

test('an alert from before a sum was kept names what is known and invents nothing', () => {
  expect(alertText('covered', { deposited: '600000000' })).toBe(
    '₱6,000,000.00 deposited in one day. More than ₱5,000,000.00 a day must be reported.',
  )
  expect(alertText('structuring', {})).toBe('')
  expect(alertText('inOutWithoutPlay', { withdrawn: '7900000' })).not.toContain('5 days')
})

test('deposits that linked players cut among them name how many, how much and how many players', () => {
  const linked = [
    { count: 2, amount: pesos(98_000n) },
    { count: 1, amount: pesos(47_000n) },
  ]
  const examined = {
    days: [dayOf(0, [49_000n, 46_000n])],
    validBet: pesos(0n),
    depositedEver: pesos(0n),
    betInFiveDays: pesos(0n),
    linked,
  }
  const sums = Object.fromEntries(Object.entries(alertInputs(examined)).map(([name, sum]) => [name, String(sum)]))
  expect(alertText('structuring', sums)).toBe(
    '5 deposits of ₱45,000.00 or more in one day, ₱240,000.00 in all, by this player and 2 others with the same device, payout account or document.',
  )
})

test('a covered transaction is due five working days after its day in Manila, a suspicion with its case', () => {
  const nextFriday = endOfDay(addDays(friday, 7))
  expect(alertDueAt({ rule: 'covered', day: friday })).toBe(nextFriday)
  expect(alertDueAt({ rule: 'structuring', day: friday })).toBeNull()
  expect(lastDayOf(nextFriday)).toBe(addDays(friday, 7))
})

test('a case is due with its first covered transaction, or five working days after it was opened', () => {
  const monday = startOfDay(addDays(friday, 3))
  expect(caseDueAt(monday, [])).toBe(endOfDay(addDays(friday, 10)))
  expect(caseDueAt(monday, [{ rule: 'structuring', day: friday }])).toBe(endOfDay(addDays(friday, 10)))
  expect(caseDueAt(monday, [{ rule: 'covered', day: friday }])).toBe(endOfDay(addDays(friday, 7)))
})
