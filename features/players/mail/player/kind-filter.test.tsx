import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { days } from '#core/clock/duration.ts'
import { addDuration, systemClock } from '#core/clock/instant.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { broken } from '#platform/browser/testing/test-server.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import { listMail, mailUnread, markMailRead } from '../contract.ts'
import { type MailKind, mailKinds } from '../mail-kind.ts'
import { MailPage } from './mail-page.tsx'

type ShownLetter = ResponseOf<typeof listMail>['list'][number]

afterEach(leaveNothingBehind)

const now = systemClock.now()
const letter = (id: number, kind: MailKind, more: Partial<ShownLetter> = {}): ShownLetter => ({
  id,
  kind,
  title: `Message ${id}`,
  items: [],
  isRead: false,
  state: 'unread',
  time: now,
  expireAt: addDuration(now, days(7)),
  ...more,
})

/** A server that filters and pages as ours does. */
function openInbox(address: string, letters: readonly ShownLetter[]) {
  const page = (path: `/${string}`, shown: () => React.JSX.Element) =>
    ({ path, access: 'player', title: '', screen: readyScreen(shown), frame: 'none' }) as const
  const site = openTestTab({
    address,
    token: 'token',
    config: { mode: 'normal' },
    routes: [page('/profile/mail', MailPage), page('/other', () => <p>Another page</p>)],
  })
  site.answer(listMail, ({ kind, page: number = 1, size = 20 }) => {
    const found = letters.filter((each) => kind === undefined || each.kind === kind)
    return {
      list: found.slice((number - 1) * size, number * size),
      total: found.length,
      page: number,
      size,
      kinds: mailKinds.flatMap((each) => {
        const ofKind = letters.filter((one) => one.kind === each)
        return ofKind.length === 0
          ? []
          : { kind: each, total: ofKind.length, unread: ofKind.filter(({ isRead }) => !isRead).length }
      }),
      markable: found.filter(({ state }) => state === 'unread').length,
    }
  })
  site.answer(mailUnread, { red0: false, red1: false, red2: false })
  site.open()
  return site
}

const chips = async () =>
  within(await screen.findByRole('group', { name: 'Show messages about' })).getAllByRole('button')
const chip = (name: RegExp | string) => screen.findByRole('button', { name })

describe('the filter', () => {
  const letters = [letter(4, 'account'), letter(3, 'account', { isRead: true, state: 'read' }), letter(2, 'support')]

  test('offers all, and each kind that the player has, with its unread messages', async () => {
    openInbox('/profile/mail', letters)
    await screen.findByText('Message 4')
    expect((await chips()).map((each) => each.textContent)).toEqual([
      'All 2 unread',
      'Account 1 unread',
      'Support 1 unread',
    ])
    expect(screen.getAllByText(/^Account ·/)).toHaveLength(2)
  })

  test('is kept in the address, and is there again after another page', async () => {
    const site = openInbox('/profile/mail?from=menu', letters)
    await site.user.click(await chip('Support 1 unread'))
    await waitFor(() => expect(screen.queryByText('Message 4')).toBeNull())
    expect(await screen.findByText('Message 2')).toBeDefined()
    expect(window.location.search).toBe('?from=menu&kind=support')
    expect((await chips()).map((each) => each.getAttribute('aria-pressed'))).toEqual(['false', 'false', 'true'])

    site.navigator.navigate('/other')
    await screen.findByText('Another page')
    window.history.back()
    expect(await screen.findByText('Message 2')).toBeDefined()
    expect(screen.queryByText('Message 4')).toBeNull()
    await site.user.click(await chip('All 2 unread'))
    expect(await screen.findByText('Message 4')).toBeDefined()
    expect(window.location.search).toBe('?from=menu')
  })

  test('of another address is none', async () => {
    openInbox('/profile/mail?kind=%3Cscript%3E', letters)
    expect(await screen.findByText('Message 4')).toBeDefined()
    expect((await chips())[0]?.getAttribute('aria-pressed')).toBe('true')
  })

  test('begins at its first page', async () => {
    const many = Array.from({ length: 45 }, (_, index) => letter(100 - index, index === 44 ? 'support' : 'news'))
    const site = openInbox('/profile/mail', many)
    await site.user.click(await chip('Older messages'))
    expect(await screen.findByText('Message 80')).toBeDefined()
    await site.user.click(await chip('Support 1 unread'))
    expect(await screen.findByText('Message 56')).toBeDefined()
    await site.user.click(await chip('News 44 unread'))
    expect(await screen.findByText('Message 100')).toBeDefined()
  })

  test.each([
    ['reward', 'No messages about rewards'],
    ['money', 'No messages about money'],
    ['account', 'No messages about your account'],
    ['support', 'No messages from customer service'],
    ['news', 'No news yet'],
  ] as const)('on %s says that it is empty, and leads back to all', async (kind, words) => {
    const site = openInbox(`/profile/mail?kind=${kind}`, [letter(1, kind === 'news' ? 'money' : 'news')])
    expect(await screen.findByRole('heading', { name: words })).toBeDefined()
    await site.user.click(await chip('Show all messages'))
    expect(await screen.findByText('Message 1')).toBeDefined()
  })
})

describe('marking all as read', () => {
  test('marks what the filter shows, and nothing that came later', async () => {
    const letters = [letter(9, 'news'), letter(8, 'account'), letter(7, 'account')]
    const site = openInbox('/profile/mail?kind=account', letters)
    site.answer(markMailRead, () => {
      letters.splice(1, 2, ...letters.slice(1).map((each) => ({ ...each, isRead: true, state: 'read' as const })))
      return { marked: 2 }
    })
    await site.user.click(await chip('Mark all as read'))
    expect(await screen.findByText('2 messages marked as read.')).toBeDefined()
    expect(site.sent(markMailRead)).toMatchObject([{ kind: 'account', newestId: 8 }])
    expect(await chip('All 1 unread')).toBeDefined()
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Mark all as read' })
    await waitFor(() => expect(button.disabled).toBe(true))
  })

  test('is not offered while only rewards are unread: they have to be claimed', async () => {
    const items = [{ id: 2001, count: 3_000, betRate: 5 }]
    openInbox('/profile/mail', [letter(1, 'reward', { items, state: 'toTake' })])
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Mark all as read' })
    expect(button.disabled).toBe(true)
  })

  test('that fails says so, and marks nothing', async () => {
    const site = openInbox('/profile/mail', [letter(1, 'news')])
    site.answer(markMailRead, broken(500))
    await site.user.click(await chip('Mark all as read'))
    await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
    expect(await chip('All 1 unread')).toBeDefined()
  })
})
