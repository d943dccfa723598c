import { expect, test } from 'vitest'
import { formatMessage } from './format-message.ts'

const need = 'Use {min} to {max} characters.'
const spins = { one: 'You have 1 free spin.', other: 'You have {count} free spins.' } as const

test('parameters are filled in, each wherever it is named', () => {
  expect(formatMessage(need, { min: 8, max: 64 })).toBe('Use 8 to 64 characters.')
  expect(formatMessage('{name}, {name}!', { name: 'Ana' })).toBe('Ana, Ana!')
})

test('a value is never read as a message again', () => {
  expect(formatMessage(need, { min: '{max}', max: '$&' })).toBe('Use {max} to $& characters.')
})

test('a plural message follows its count', () => {
  expect([0, 1, 2].map((count) => formatMessage(spins, { count }))).toEqual([
    'You have 0 free spins.',
    'You have 1 free spin.',
    'You have 2 free spins.',
  ])
})

test('thousands are set apart in a count, and in no other number', () => {
  expect(formatMessage(spins, { count: 12_000 })).toBe('You have 12,000 free spins.')
  expect(formatMessage('In {year}', { year: 2026 })).toBe('In 2026')
})

test('wrong parameters do not compile', () => {
  // @ts-expect-error a parameter is missing
  expect(formatMessage(need, { min: 8 })).toBe('Use 8 to {max} characters.')
  // @ts-expect-error a parameter is misspelt
  expect(formatMessage(need, { min: 8, mx: 64 })).toBe('Use 8 to {max} characters.')
  // @ts-expect-error a count is a number
  expect(formatMessage(spins, { count: '1' })).toBe('You have 1 free spins.')
})

test('messages known only at run time take any parameters, or none', () => {
  const loaded: Record<string, string> = { tip: need, refreshed: 'Refreshed.' }
  expect(formatMessage(loaded.tip ?? '', { min: 1, max: 2 })).toBe('Use 1 to 2 characters.')
  expect(formatMessage(loaded.refreshed ?? '', {})).toBe('Refreshed.')
})
