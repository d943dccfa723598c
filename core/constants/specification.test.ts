import { expect, test } from 'vitest'
import { days, hours, minutes } from '#core/clock/duration.ts'
import { addCentavos, centavos, pesos } from '#core/money/centavos.ts'
import { addToHomeReminderInterval, orderValidity, processingPeriods } from './specification.ts'

test('both readings of the order validity hold, each for its own way of paying', () => {
  expect(orderValidity.qrOrWallet).toBe(minutes(10))
  expect(orderValidity.bankTransfer).toBe(10 * 60 * 60 * 1000)
  expect(orderValidity.bankTransfer).toBe(hours(10))
})

test('every amount from one peso on has exactly one processing period', () => {
  const [first, second, third] = processingPeriods
  expect(first.from).toBe(pesos(1n))
  expect(second.from).toBe(addCentavos(first.upTo, centavos(1n)))
  expect(third.from).toBe(addCentavos(second.upTo, centavos(1n)))
  expect(third.upTo).toBe('any')
})

test('the reminder comes once a day', () => {
  expect(addToHomeReminderInterval).toBe(days(1))
})
