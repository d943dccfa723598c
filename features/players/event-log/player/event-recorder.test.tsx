import { act, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { eventLogFlushInterval } from '#core/constants/specification.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import { logAction, logEvents } from '../contract.ts'
import { EventRecorder } from './event-recorder.tsx'
import { recordEvent } from './screen-events.ts'

afterEach(leaveNothingBehind)

const envelope = () => ({ channel: 'WEB', appId: 'bituin' })

function visit(address: string) {
  const route = { access: 'public', title: '', frame: 'none' } as const
  const site = openTestTab({
    address,
    config: {},
    routes: [
      {
        ...route,
        path: '/lobby/home',
        screen: readyScreen(() => <EventRecorder envelope={envelope} userId={() => ''} isInvited={() => false} />),
      },
    ],
  })
  site.answer(logAction, {})
  site.answer(logEvents, ({ eventList }) => ({ accepted: eventList.length }))
  return site
}

const acts = (site: ReturnType<typeof visit>, name: string) =>
  site.sent(logAction).filter(({ action }) => action === name)
const visitsOf = (site: ReturnType<typeof visit>) => acts(site, 'visit')

test('the first opening on a device is logged once, with its way here', async () => {
  const site = visit('/lobby/home?proxy_id=manila-1')
  site.open().unmount()
  visit('/lobby/home?proxy_id=cebu-2').open()
  site.open()
  expect(acts(site, 'firstOpen')).toMatchObject([
    { origin: { installReferrer: 'web', isInvited: false }, adParameters: { proxy_id: 'manila-1' } },
  ])
})

test('an advertisement with only an attribution id is logged with its landing page, once a visit', async () => {
  const site = visit('/lobby/home?afuid=from-link')
  site.open().unmount()
  const [visited] = visitsOf(site)
  expect(visited).toMatchObject({ action: 'visit', afuid: 'from-link' })
  expect(visited?.adParameters).toEqual({
    url: `${location.origin}/lobby/home?afuid=from-link`,
    userAgent: navigator.userAgent,
  })
  site.open()
  expect(visitsOf(site)).toHaveLength(1)
})

test('a visit through the wrapper is logged once, a direct visit is not', async () => {
  const alone = visit('/lobby/home')
  alone.open().unmount()
  expect(visitsOf(alone)).toHaveLength(0)
  vi.stubGlobal('LobbyNative', { getAfuid: () => 'from-app' })
  const site = visit('/lobby/home')
  site.open().unmount()
  site.open()
  await waitFor(() => expect(visitsOf(site)).toMatchObject([{ afuid: 'from-app' }]))
})

test('events recorded before the log has loaded are sent with the first events', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  recordEvent('first_enter_loginmenu')
  const site = visit('/lobby/home')
  site.open()
  await act(async () => vi.advanceTimersByTimeAsync(eventLogFlushInterval))
  const names = site.sent(logEvents).flatMap(({ eventList }) => eventList.map(({ eventName }) => eventName))
  expect(names).toEqual(['first_enter_loginmenu', 'page_view'])
})
