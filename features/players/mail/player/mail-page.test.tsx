import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { days } from '#core/clock/duration.ts'
import { addDuration, systemClock } from '#core/clock/instant.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { refused } from '#platform/browser/testing/test-server.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import { deleteMail, listMail, mailUnread, readMail } from '../contract.ts'
import { MailPage } from './mail-page.tsx'

const now = systemClock.now()
const letter = {
  id: 7,
  kind: 'news' as const,
  title: 'Welcome',
  items: [],
  isRead: true,
  time: now,
  expireAt: addDuration(now, days(7)),
  state: 'read' as const,
}

let site: ReturnType<typeof openMail>
beforeEach(async () => {
  site = openMail()
  await site.user.click(await screen.findByRole('button', { name: /Welcome/ }))
  await site.user.click(await screen.findByRole('button', { name: 'Delete' }))
}, 30_000)
afterEach(leaveNothingBehind)

describe('a deleted message', () => {
  test('goes at once and can be undone: nothing is deleted then', async () => {
    await screen.findByText('Your inbox is empty')
    expect(screen.getByRole('link', { name: 'See rewards' }).getAttribute('href')).toBe('/lobby/rewards')
    await site.user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('button', { name: /Welcome/ })).toBeDefined()
    await new Promise((resolve) => setTimeout(resolve, 5_500))
    expect(site.sent(deleteMail)).toEqual([])
  }, 30_000)

  test('is deleted 5 seconds later, not before, and comes back if that is refused', async () => {
    site.answer(deleteMail, refused(1402))
    await new Promise((resolve) => setTimeout(resolve, 4_000))
    expect(site.sent(deleteMail)).toEqual([])
    await waitFor(() => expect(site.sent(deleteMail)).toEqual([expect.objectContaining({ ids: [7] })]))
    expect(await screen.findByRole('button', { name: /Welcome/ })).toBeDefined()
  }, 30_000)

  test('is deleted when the player leaves the page before', async () => {
    site.answer(deleteMail, {})
    await screen.findByText('Your inbox is empty')
    cleanup()
    await waitFor(() => expect(site.sent(deleteMail)).toHaveLength(1))
  }, 30_000)
})

function openMail() {
  const tab = openTestTab({
    address: '/profile/mail',
    token: 'token',
    config: { mode: 'normal' },
    routes: [
      {
        path: '/profile/mail',
        access: 'player',
        title: '',
        screen: readyScreen(MailPage),
        frame: 'none',
      },
    ],
  })
  tab.answer(listMail, {
    list: [letter],
    total: 1,
    page: 1,
    size: 20,
    kinds: [{ kind: 'news', total: 1, unread: 0 }],
    markable: 0,
  })
  tab.answer(readMail, { ...letter, body: ['For you.'] })
  tab.answer(mailUnread, { red0: false, red1: false, red2: false })
  tab.open()
  return tab
}
