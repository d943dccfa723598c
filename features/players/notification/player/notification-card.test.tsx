import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { nativeEventName } from '#core/client/native-bridge.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import { choices, isAlwaysSent } from '../choices.ts'
import {
  readNotificationChoices,
  readNotificationDevice,
  takeNotifications,
  turnOffNotifications,
  turnOnNotifications,
} from '../contract.ts'
import { NotificationCard } from './notification-card.tsx'
import { NotificationFollower } from './notification-follower.tsx'

const playerId = 100_001
const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
const endpoint = 'https://fcm.googleapis.com/fcm/send/a'

afterEach(leaveNothingBehind)

function openCard({ isOn = false, follows = false } = {}) {
  const shown = () =>
    follows ? (
      <NotificationFollower playerId={playerId} />
    ) : (
      <NotificationCard playerId={playerId} withPresence={(send) => send()} />
    )
  const site = openTestTab({
    address: '/profile/info',
    token: 'token',
    routes: [{ path: '/profile/info', access: 'player', title: '', frame: 'none', screen: readyScreen(shown) }],
    config: {},
  })
  let on = isOn
  site.answer(readNotificationDevice, () => ({ isOn: on, publicKey: 'B'.repeat(87) }))
  site.answer(readNotificationChoices, {
    hasEmail: false,
    choices: choices.map((each) => ({ ...each, isOn: true, isAlways: isAlwaysSent(each) })),
  })
  site.answer(turnOnNotifications, () => {
    on = true
    return {}
  })
  site.answer(turnOffNotifications, () => {
    on = false
    return {}
  })
  site.open()
  return site
}

/** A browser with a push service, whose player answers so. */
function browserWith(permission: NotificationPermission, answer: NotificationPermission = permission) {
  const unsubscribe = vi.fn<() => Promise<boolean>>(async () => true)
  const subscription = { toJSON: () => ({ endpoint, keys }), unsubscribe }
  const pushManager = { subscribe: async () => subscription, getSubscription: async () => subscription }
  const serviceWorker = { getRegistration: async () => ({ pushManager }) }
  const userAgent = 'Mozilla/5.0 (Linux; Android 14) Chrome/156.0.0.0 Mobile Safari/537.36'
  const shown = { serviceWorker: { value: serviceWorker }, userAgent: { value: userAgent } }
  vi.stubGlobal('navigator', Object.create(navigator, shown))
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission, requestPermission: async () => answer })
  return { unsubscribe }
}

/** The Android package, whose player answers so. */
function packageWith(permission: string, answer: string) {
  const shown: unknown[][] = []
  const say = () =>
    window.dispatchEvent(new CustomEvent(nativeEventName, { detail: { kind: 'notices', value: answer } }))
  vi.stubGlobal('__lobbyKey', 'the-key')
  vi.stubGlobal('LobbyNative', {
    getNoticePermission: () => permission,
    askNotices: (key: string) => key === 'the-key' && (queueMicrotask(say), true),
    notify: (...given: unknown[]) => (shown.push(given), true),
  })
  return shown
}

const choice = (name: 'On' | 'Off') => screen.findByRole<HTMLInputElement>('radio', { name })
const isChosen = (name: 'On' | 'Off') => waitFor(async () => expect((await choice(name)).checked).toBe(true))

test('a browser is turned on with one tap, and off with another', async () => {
  const { unsubscribe } = browserWith('default', 'granted')
  const site = openCard()
  await isChosen('Off')
  await site.user.click(await choice('On'))
  await isChosen('On')
  expect(site.sent(turnOnNotifications)).toMatchObject([{ device: { kind: 'web', endpoint, ...keys } }])
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)))
  await site.user.click(await choice('Off'))
  await isChosen('Off')
  expect(unsubscribe).toHaveBeenCalledOnce()
})

test('the app asks through its bridge', async () => {
  packageWith('default', 'granted')
  const site = openCard()
  await isChosen('Off')
  await site.user.click(await choice('On'))
  await isChosen('On')
  expect(site.sent(turnOnNotifications)).toMatchObject([{ device: { kind: 'app' } }])
})

test('a player who says no is told so, and nothing is saved', async () => {
  browserWith('default', 'denied')
  const site = openCard()
  await isChosen('Off')
  await site.user.click(await choice('On'))
  expect(await screen.findByText(/stay off/)).toBeDefined()
  expect(site.sent(turnOnNotifications)).toEqual([])
})

test.each([
  ['blocked them', () => browserWith('denied'), /Allow them in your phone/],
  ['cannot show them', () => {}, /can’t show notifications/],
])('a browser that has %s says what to do', async (_what, prepare, text) => {
  prepare()
  openCard()
  expect(await screen.findByText(text)).toBeDefined()
  expect(screen.queryByRole('radio')).toBeNull()
})

test('after another sign-in this player’s device is registered again, and nobody else’s', async () => {
  browserWith('granted')
  const first = openCard({ follows: true })
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(first.sent(readNotificationDevice)).toEqual([])
  localStorage.setItem('notificationsOf', String(playerId))
  const second = openCard({ follows: true })
  await waitFor(() => expect(second.sent(turnOnNotifications)).toHaveLength(1))
})

test('the app shows each fact by its bridge', async () => {
  const shown = packageWith('granted', 'granted')
  localStorage.setItem('notificationsOf', String(playerId))
  const site = openCard({ isOn: true, follows: true })
  const fact = { id: 7, title: 'Your withdrawal is paid', body: 'Tap to see it.', path: '/lobby/wallets/withdrawals' }
  site.answer(takeNotifications, () => ({ notifications: [fact] }))
  await waitFor(() => expect(shown).toEqual([['the-key', 7, fact.title, fact.path]]))
})

test('facts wait on the server until the app has given the page its key: each is handed out once', async () => {
  const shown = packageWith('granted', 'granted')
  vi.stubGlobal('__lobbyKey', undefined)
  localStorage.setItem('notificationsOf', String(playerId))
  const site = openCard({ isOn: true, follows: true })
  site.answer(takeNotifications, () => ({ notifications: [{ id: 7, title: 'Paid', body: '', path: '/mail' }] }))
  await waitFor(() => expect(site.sent(readNotificationDevice)).toHaveLength(1))
  const say = (detail: unknown) => window.dispatchEvent(new CustomEvent(nativeEventName, { detail }))
  for (const detail of [undefined, 'ready', { kind: 'ready' }, { kind: 'notices', value: 'granted' }]) say(detail)
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(site.sent(takeNotifications)).toEqual([])

  vi.stubGlobal('__lobbyKey', 'the-key')
  say({ kind: 'ready', value: 'the-key' })
  await waitFor(() => expect(shown).toEqual([['the-key', 7, 'Paid', '/mail']]))
})
