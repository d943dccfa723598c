import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { days } from '#core/clock/duration.ts'
import { addDuration, systemClock } from '#core/clock/instant.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import { listMail, mailUnread, readMail, receiveMail } from '../contract.ts'
import { LetterSheet } from './letter-sheet.tsx'

afterEach(leaveNothingBehind)

const now = systemClock.now()
const items = [{ id: 2001, count: 3_000, betRate: 5 }]

test('a second tap where a gift was taken deletes nothing: each act keeps its place', async () => {
  const deleted: number[] = []
  const site = openTestTab({
    address: '/profile/mail',
    token: 'token',
    config: { mode: 'normal' },
    routes: [
      {
        path: '/profile/mail',
        access: 'player',
        title: '',
        screen: readyScreen(() => (
          <LetterSheet id={7} open onClose={() => undefined} onDelete={(id) => deleted.push(id)} />
        )),
        frame: 'none',
      },
    ],
  })
  let state: 'toTake' | 'taken' = 'toTake'
  const letter = {
    id: 7,
    kind: 'reward' as const,
    title: 'A gift',
    items,
    isRead: true,
    time: now,
    expireAt: addDuration(now, days(7)),
  }
  site.answer(readMail, () => ({ ...letter, state, body: ['For you.'] }))
  site.answer(listMail, { list: [], total: 0, page: 1, size: 20, kinds: [], markable: 0 })
  site.answer(mailUnread, { red0: false, red1: false, red2: false })
  site.answer(receiveMail, () => {
    state = 'taken'
    return { items, coin: wireCentavos(3_000) }
  })
  site.open()
  const take = await screen.findByRole('button', { name: 'Claim' })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Delete' }).disabled).toBe(true)
  await site.user.dblClick(take)
  await screen.findByRole('button', { name: 'Claimed' })
  expect(take.textContent).toBe('Claimed')
  await site.user.click(take)
  expect(site.sent(receiveMail)).toHaveLength(1)
  expect(deleted).toEqual([])
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Delete' }).disabled).toBe(false))
})
