import { expect, test } from 'vitest'
import { nativeAppVersion } from './native-app.ts'
import { isOlderVersion } from './version.ts'

test.each([
  ['1.0.27', '1.0.28', true],
  ['1.0.28', '1.0.28', false],
  ['1.0.100', '1.0.28', false],
  ['1.0', '1.0.1', true],
  ['2', '1.9.9', false],
  ['', '1', true],
])('%s is older than %s: %s', (version, than, expected) => {
  expect(isOlderVersion(version, than)).toBe(expected)
})

test.each([
  ['Mozilla/5.0 (Linux; Android 14; wv) Chrome/156.0.0.0 Mobile Safari/537.36 LobbyApp/1.0.28', '1.0.28'],
  ['Mozilla/5.0 (Linux; Android 14) Chrome/156.0.0.0 Mobile Safari/537.36', undefined],
  ['NotLobbyApp/1.0', undefined],
  ['LobbyApp/', undefined],
])('%s is the app of version %s', (userAgent, version) => {
  expect(nativeAppVersion(userAgent)).toBe(version)
})
