import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { openedPassword, testConfiguration } from '#features/players/account/testing/account-configuration.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { broken, refused } from '#platform/browser/testing/test-server.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import { downloadDataExport, getDataExport, requestDataExport } from '../contract.ts'
import { messages as exportMessages } from '../messages/en.ts'
import { DataPage } from './data-page.tsx'
import { messages } from './messages/en.ts'
import { sizeText } from './size-text.ts'

const noon = instant(Date.parse('2026-11-21T04:00:00Z'))
const midnight = instant(Date.parse('2026-11-21T16:00:00Z'))

type Answer = ResponseOf<typeof getDataExport>
const never: Answer = { export: null, nextAt: null }
const copy = { id: 17, requestedAt: noon, file: null }
const making: Answer = { export: { ...copy, state: 'making' }, nextAt: midnight }
const file = { expiresAt: instant(Date.parse('2026-11-28T04:00:00Z')), pieces: 2, sizeBytes: 1_240_000 }
const ready: Answer = { export: { ...copy, state: 'ready', file }, nextAt: midnight }
const expired: Answer = { export: { ...copy, state: 'expired' }, nextAt: null }
const failed: Answer = { export: { ...copy, state: 'failed' }, nextAt: null }

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: noon })
})
afterEach(() => {
  vi.restoreAllMocks()
  leaveNothingBehind()
})

async function openPage(answer: Answer) {
  const site = openTestTab({
    address: '/profile/data',
    token: 'token-of-maria',
    config: testConfiguration,
    routes: [{ path: '/profile/data', access: 'player', title: '', frame: 'none', screen: readyScreen(DataPage) }],
  })
  let current = answer
  site.answer(getDataExport, () => current)
  site.open()
  await screen.findByRole('heading', { name: messages.copyTitle })
  const button = (name: string) => screen.queryByRole('button', { name })
  const become = (next: Answer) => (current = next)
  return { ...site, button, become }
}

test.each([
  { state: 'never asked for', answer: never, says: undefined, offers: messages.prepare },
  { state: 'being made', answer: making, says: messages.making, offers: undefined },
  {
    state: 'ready',
    answer: ready,
    says: 'Your file is ready until Nov 28, 2026, 12:00 PM. After that, we delete it.',
    offers: 'Download (1.2 MB)',
  },
  { state: 'expired', answer: expired, says: messages.expired, offers: messages.prepare },
  { state: 'failed', answer: failed, says: messages.failed, offers: messages.prepare },
])('a copy that is $state says so and offers what can be done', async ({ answer, says, offers }) => {
  await openPage(answer)
  const said = screen.queryAllByRole('status').flatMap(({ textContent }) => textContent || [])
  expect(said).toEqual(says === undefined ? [] : [says])
  const buttons = [messages.prepare, messages.prepareNew, 'Download (1.2 MB)']
  expect(buttons.filter((name) => screen.queryByRole('button', { name }))).toEqual(offers === undefined ? [] : [offers])
})

test('a ready copy says from when on a new one can be asked for, and offers that then', async () => {
  const site = await openPage(ready)
  expect(screen.getByText('You can ask for a new file from Nov 22, 2026, 12:00 AM.')).toBeDefined()
  expect(site.button(messages.prepareNew)).toBeNull()
  site.become({ ...ready, nextAt: null })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await screen.findByRole('button', { name: messages.prepareNew })).toBeDefined()
  expect(screen.getByText(messages.replaces)).toBeDefined()
})

describe('asking', () => {
  async function prepare(site: Awaited<ReturnType<typeof openPage>>, password = 'old-horse-1') {
    await site.user.type(screen.getByLabelText(messages.password), password)
    await site.user.click(screen.getByRole('button', { name: messages.prepare }))
  }

  test('sends the password encrypted, and shows that the copy is being made, until it is ready', async () => {
    const site = await openPage(never)
    site.answer(requestDataExport, () => site.become(making))
    await prepare(site)
    expect(await screen.findByText(messages.making)).toBeDefined()
    expect(await openedPassword(site.sent(requestDataExport)[0]?.password ?? '')).toBe('old-horse-1')
    site.become(ready)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await screen.findByRole('button', { name: 'Download (1.2 MB)' })).toBeDefined()
  })

  test('an empty password is not sent', async () => {
    const site = await openPage(never)
    await site.user.click(screen.getByRole('button', { name: messages.prepare }))
    expect(screen.getByText(messages.passwordMissing)).toBeDefined()
    expect(site.sent(requestDataExport)).toHaveLength(0)
  })

  test('a wrong password is reported at its field', async () => {
    const site = await openPage(never)
    site.answer(requestDataExport, refused(requestDataExport.refusals.wrongCredentials))
    await prepare(site)
    expect(await screen.findByText(exportMessages['dataExport.wrongPassword'])).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText(messages.password))
  })

  test('a copy that another device has asked for is shown', async () => {
    const site = await openPage(never)
    site.answer(requestDataExport, () => {
      site.become(making)
      return refused(requestDataExport.refusals.exportRunning, { msg: exportMessages['dataExport.running'] })
    })
    await prepare(site)
    expect(await screen.findByText(messages.making)).toBeDefined()
  })
})

describe('downloading', () => {
  test('saves all pieces as one file', async () => {
    const site = await openPage(ready)
    const saved: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => (saved.push(blob as Blob), 'blob:copy'))
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const pieces = ['{"a":1', '}']
    site.answer(downloadDataExport, ({ piece }) => ({
      fileName: 'bituin-my-data-2026-11-21.json',
      type: 'application/json',
      base64: btoa(pieces[piece - 1] ?? ''),
    }))
    await site.user.click(screen.getByRole('button', { name: 'Download (1.2 MB)' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(await saved[0]?.text()).toBe('{"a":1}')
    expect(site.sent(downloadDataExport)).toMatchObject([
      { exportId: 17, piece: 1 },
      { exportId: 17, piece: 2 },
    ])
  })

  test.each([
    [
      'has expired meanwhile',
      refused(downloadDataExport.refusals.exportNotFound, { msg: exportMessages['dataExport.notFound'] }),
    ],
    ['cannot be read', broken(500)],
  ])('a file that %s is reported, and its state is read again', async (_what, reply) => {
    const site = await openPage(ready)
    site.answer(downloadDataExport, reply)
    site.become(expired)
    await site.user.click(screen.getByRole('button', { name: 'Download (1.2 MB)' }))
    expect(await screen.findByText(messages.expired)).toBeDefined()
    expect(site.sent(downloadDataExport)).toHaveLength(1)
  })
})

test.each([
  [1, '1 kB'],
  [849_001, '850 kB'],
  [1_000_000, '1 MB'],
  [12_400_000, '12.4 MB'],
])('%i bytes are %s', (bytes, text) => expect(sizeText(bytes)).toBe(text))
