import { expect, test } from 'vitest'
import type { Caller } from '#platform/http/caller.ts'
import { deviceOf } from './device.ts'

const callerWith = (userAgent: string, platform: 0 | 1 = 0): Caller => ({
  clientReferrer: 'ph',
  channel: 'WEB',
  appId: 'bituin',
  platform,
  requestId: 'a-request',
  ip: '127.0.0.1',
  userAgent,
  fingerprint: undefined,
  language: 'en',
})

const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile Safari/604.1'

test.each([
  { agent: android, kind: 'phone', name: 'Chrome on Android' },
  { agent: `${android} LobbyApp/1.0.28`, kind: 'app', name: 'App on Android' },
  { agent: android.replace('Chrome', 'SamsungBrowser/28 Chrome'), kind: 'phone', name: 'Samsung Internet on Android' },
  { agent: iphone, kind: 'phone', name: 'Safari on iOS' },
  { agent: 'curl/8', kind: 'phone', name: 'A browser on an unknown system' },
])('$name is recognised by its user agent', ({ agent, kind, name }) => {
  expect(deviceOf(callerWith(agent), undefined)).toEqual({ kind, name })
})

test('the platform sent decides about the desktop, and the client’s own description precedes the user agent', () => {
  const information = { os: 'Windows 11', deviceModel: 'Edge 156', isBrowser: 1 } as const
  expect(deviceOf(callerWith('x', 1), information)).toEqual({ kind: 'desktop', name: 'Edge 156 on Windows 11' })
})
