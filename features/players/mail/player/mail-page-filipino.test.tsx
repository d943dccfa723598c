import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import { listMail, mailUnread } from '../contract.ts'
import { MailPage } from './mail-page.tsx'

// As the build of the Filipino app does it.
vi.mock('./messages/en.ts', () => import('./messages/fil.ts'))

afterEach(leaveNothingBehind)

test('the inbox and its filter come in Filipino', async () => {
  const site = openTestTab({
    address: '/profile/mail?kind=money',
    token: 'token',
    config: { mode: 'normal' },
    routes: [{ path: '/profile/mail', access: 'player', title: '', screen: readyScreen(MailPage), frame: 'none' }],
  })
  const kinds = [
    { kind: 'support' as const, total: 3, unread: 2 },
    { kind: 'reward' as const, total: 1, unread: 0 },
  ]
  site.answer(listMail, { list: [], total: 0, page: 1, size: 20, kinds, markable: 0 })
  site.answer(mailUnread, { red0: false, red1: false, red2: false })
  site.open()
  expect(await screen.findByRole('heading', { name: 'Walang mensahe tungkol sa pera' })).toBeDefined()
  for (const name of ['Lahat 2 hindi pa nababasa', 'Rewards', 'Pera', 'Support 2 hindi pa nababasa'])
    expect(screen.getByRole('button', { name })).toBeDefined()
})
