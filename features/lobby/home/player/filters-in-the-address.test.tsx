import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { leaveNothingBehind } from '#platform/browser/testing/test-tab.tsx'
import { testGame } from '#features/office/web-configuration/testing/test-games.ts'
import { openLobby } from '#tests/lobby/open-lobby.tsx'

afterEach(leaveNothingBehind)

const firstGameList = [
  testGame(1, { theme: 'sea', features: ['freeSpins'] }),
  testGame(2, { theme: 'fiesta', volatility: 'high' }),
  testGame(3, { typeId: 2, theme: 'sea' }),
]

function openAt(address: string) {
  const site = openLobby(address, { configuration: { firstGameList, gameCount: firstGameList.length } })
  site.open()
  return site
}

const slots = async () =>
  within(await screen.findByRole('list', { name: 'Slots' }))
    .getAllByRole('listitem')
    .map((tile) => tile.textContent?.replace('Hot', '').trim())
const tab = (name: string) => screen.getByRole('tab', { name })

test('a filter narrows the games at once, is in the address, and can be taken off beside them', async () => {
  const site = openAt('/lobby/home')
  await site.user.click(tab('Slots'))
  expect(await slots()).toEqual(['Coral Kingdom', 'Perya Dice'])
  await site.user.click(screen.getByRole('button', { name: 'Filters' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filter games' }))
  await site.user.click(sheet.getByRole('button', { name: 'Sea' }))
  await site.user.click(await sheet.findByRole('button', { name: 'Show 1 game' }))
  expect(await slots()).toEqual(['Coral Kingdom'])
  await waitFor(() => expect(site.navigator.location().search).toBe('?type=1&theme=sea'))

  await site.user.click(screen.getByRole('button', { name: 'Remove filter: Sea' }))
  await waitFor(async () => expect(await slots()).toHaveLength(2))
  await waitFor(() => expect(site.navigator.location().search).toBe('?type=1'))
})

test('an address with a tab and filters shows them, and so does going back to it', async () => {
  const site = openAt('/lobby/home?type=1&volatility=high')
  await waitFor(() => expect(tab('Slots').getAttribute('aria-selected')).toBe('true'))
  expect(await slots()).toEqual(['Perya Dice'])
  act(() => site.navigator.navigate('/about'))
  await screen.findByRole('heading', { name: 'About us' })
  act(() => site.navigator.back('/lobby/home'))
  await waitFor(async () => expect(await slots()).toEqual(['Perya Dice']))
  expect(site.navigator.location().search).toBe('?type=1&volatility=high')
})

test('another tab begins without the filters of the last', async () => {
  const site = openAt('/lobby/home?type=1&volatility=high')
  await slots()
  await site.user.click(tab('Fish'))
  await waitFor(() => expect(site.navigator.location().search).toBe('?type=2'))
  expect(screen.queryByRole('button', { name: /Remove filter/ })).toBeNull()
})

test('filters that leave nothing say so, and one tap takes all of them off', async () => {
  const site = openAt('/lobby/home?type=1&bet=5000&rtp=from-97')
  expect(await screen.findByText('No games match these filters')).toBeDefined()
  await site.user.click(screen.getByRole('button', { name: 'Clear all' }))
  await waitFor(async () => expect(await slots()).toHaveLength(2))
})
