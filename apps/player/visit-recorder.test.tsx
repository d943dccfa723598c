import { act } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import { VisitRecorder } from './visit-recorder.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  leaveNothingBehind()
  Reflect.deleteProperty(navigator, 'sendBeacon')
  delete document.documentElement.dataset.shell
})

const textOf = (blob: Blob): Promise<unknown> =>
  new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(JSON.parse(typeof reader.result === 'string' ? reader.result : '')))
    reader.readAsText(blob)
  })

test.each([
  ['mobile', 0],
  ['desktop', 1],
] as const)('the last events of a visit in the %s shell say platform %i', async (shell, platform) => {
  const beacons: Blob[] = []
  const sendBeacon = (_url: string, body: Blob) => beacons.push(body) > 0
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true })
  document.documentElement.dataset.shell = shell
  const screen = readyScreen(VisitRecorder)
  openTestTab({
    address: '/lobby/home',
    config: {},
    routes: [{ path: '/lobby/home', access: 'public', title: '', frame: 'none', screen }],
  }).open()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(beacons).toHaveLength(1)
  const bodies = await Promise.all(beacons.map(textOf))
  expect(bodies).toMatchObject([{ platform, eventList: [{ eventName: 'page_view' }] }])
})
