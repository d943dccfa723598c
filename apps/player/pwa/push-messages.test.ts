import { beforeEach, expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import { pushMessages } from './push-messages.ts'

const origin = 'https://lobby.example'
const noon = instant(Date.parse('2026-11-23T04:00:00Z'))
const night = instant(Date.parse('2026-11-23T14:00:00Z'))
const message = {
  title: 'Your withdrawal is paid',
  body: 'Tap to see it.',
  path: '/lobby/wallets/withdrawals',
  tag: 'n-1',
}

let shown: unknown[]
let opened: string[]
beforeEach(() => {
  shown = []
  opened = []
})

function worker({ windows = 0, now = noon } = {}) {
  const window = {
    postMessage: () => {},
    focus: async () => opened.push('focus'),
    navigate: async (address: string) => opened.push(`navigate ${address}`),
  }
  const clients = {
    claim: async () => {},
    matchAll: async () => Array.from({ length: windows }, () => window),
    openWindow: async (address: string) => opened.push(`open ${address}`),
  }
  const registration = {
    showNotification: async (title: string, options: NotificationOptions) => void shown.push({ title, ...options }),
  }
  const location = new URL(origin) as unknown as Location
  return pushMessages({ scope: { clients, registration, location }, now: () => now })
}

test('a message is shown with its page, once under its tag', async () => {
  await worker().show(() => message)
  const { title, body, tag, path } = message
  expect(shown).toMatchObject([{ title, body, tag, data: { path }, silent: false }])
})

test('a message that comes at night makes no sound', async () => {
  await worker({ now: night }).show(() => message)
  expect(shown).toMatchObject([{ silent: true }])
})

test.each([
  ['nothing', () => undefined],
  ['another form', () => ({ title: 'Hi' })],
  [
    'no JSON',
    () => {
      throw new SyntaxError('Unexpected token')
    },
  ],
])('a message with %s is not shown', async (_what, read) => {
  await worker().show(read)
  expect(shown).toEqual([])
})

test('a tap opens the page in the window that is there, or in a new one', async () => {
  await worker({ windows: 2 }).open({ path: message.path })
  await worker().open({ path: message.path })
  const address = origin + message.path
  expect(opened).toEqual(['focus', `navigate ${address}`, `open ${address}`])
})

test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)'])('%s is not opened', async (path) => {
  await worker({ windows: 1 }).open({ path })
  expect(opened).toEqual([])
})
