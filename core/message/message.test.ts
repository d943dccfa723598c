import { expect, test } from 'vitest'
import { defineMessages, translate } from './message.ts'

const messages = defineMessages({
  'login.loginPasswordTip': 'Use {min} to {max} characters.',
  'common.refreshSucc': 'Refreshed.',
})

test('a text is filled in with its parameters', () => {
  expect(translate(messages, 'login.loginPasswordTip', { min: 8, max: 64 })).toBe('Use 8 to 64 characters.')
  expect(translate(messages, 'common.refreshSucc')).toBe('Refreshed.')
})

test('a value is never read as a text again', () => {
  expect(translate(messages, 'login.loginPasswordTip', { min: '{max}', max: '$&' })).toBe('Use {max} to $& characters.')
})

test('wrong keys and parameters do not compile', () => {
  // @ts-expect-error a parameter is missing
  expect(translate(messages, 'login.loginPasswordTip', { min: 8 })).toBe('Use 8 to {max} characters.')
  // @ts-expect-error all parameters are missing
  expect(translate(messages, 'login.loginPasswordTip')).toBe('Use {min} to {max} characters.')
  // @ts-expect-error a parameter is misspelt
  expect(translate(messages, 'login.loginPasswordTip', { min: 8, mx: 64 })).toBe('Use 8 to {max} characters.')
  // @ts-expect-error the text takes no parameter
  expect(translate(messages, 'common.refreshSucc', { min: 8 })).toBe('Refreshed.')
  // @ts-expect-error there is no such key
  expect(translate(messages, 'common.unknown')).toBe('common.unknown')
})

test('texts known only at run time take any parameters', () => {
  const loaded: Record<string, string> = messages
  expect(translate(loaded, 'login.loginPasswordTip', { min: 1, max: 2 })).toBe('Use 1 to 2 characters.')
  expect(translate(loaded, 'common.refreshSucc')).toBe('Refreshed.')
})
