import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { testConfiguration } from '#features/players/account/testing/account-configuration.ts'
import { listBigWins } from '#features/play/big-win/contract.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { broken } from '#platform/browser/testing/test-server.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import '#platform/ui/testing/modal-dialogs.ts'
import { WinsPage } from './wins-page.tsx'

afterEach(leaveNothingBehind)

const win = { phone: '0917•••4567', gameId: 404, timestamp: instant(Date.UTC(2026, 10, 27, 4)), shareToken: null }
const newest = { ...win, amount: wireCentavos(123_450), multiple: null }
const largest = { ...win, amount: wireCentavos(500_000), multiple: 2_500.9 }

function openPage() {
  const route = { access: 'public', title: '', frame: 'none' } as const
  const site = openTestTab({
    address: '/lobby/wins',
    config: testConfiguration,
    routes: [{ ...route, path: '/lobby/wins', screen: readyScreen(WinsPage) }],
  })
  site.answer(listBigWins, ({ order }) => ({ list: [order === 'multiple' ? largest : newest] }))
  return site
}
const listed = async (name: string) => within(await screen.findByRole('region', { name })).findByRole('listitem')

test('the newest wins and the largest multiples stand in lists of their own, a free round without a multiple', async () => {
  openPage().open()
  const [first, second] = [await listed('Newest'), await listed('Biggest multiples')]
  expect(first.textContent).toContain('₱1,234.50')
  expect(first.textContent).not.toContain('× the bet')
  expect(second.textContent).toContain('₱5,000.00')
  expect(second.textContent).toContain('2,500× the bet')
  expect(second.textContent).toContain('0917•••4567Nov 27, 12:00 PM')
  expect(screen.getAllByText('Game no longer available')).toHaveLength(2)
})

test('a win leads to its replay while its player shares the round, and no other win does', async () => {
  const site = openPage()
  site.answer(listBigWins, ({ order }) => ({
    list: [order === 'multiple' ? { ...largest, shareToken: 'shared-by-its-player-1' } : newest],
  }))
  site.open()
  await listed('Biggest multiples')
  const links = screen.getAllByRole('link', { name: 'Watch this round' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/replay/shared/shared-by-its-player-1'])
})

test('a week without a big win says so once, and leads to the games', async () => {
  const site = openPage()
  site.answer(listBigWins, { list: [] })
  site.open()
  expect(await screen.findAllByText('No big wins this week')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Choose a game' }).getAttribute('href')).toBe('/lobby/home')
  expect(screen.queryByRole('region', { name: 'Biggest multiples' })).toBeNull()
})

test('a list without an entry says why, and one that failed offers another try', async () => {
  const site = openPage()
  site.answer(listBigWins, ({ order }) => (order === 'newest' ? { list: [newest] } : broken(503)))
  site.open()
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 15_000 })
  site.answer(listBigWins, ({ order }) => ({ list: order === 'newest' ? [newest] : [] }))
  await site.user.click(retry)
  expect(await screen.findByText('Nothing to compare yet')).toBeDefined()
})
