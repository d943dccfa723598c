import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { leaveNothingBehind } from '#platform/browser/testing/test-tab.tsx'
import { rememberSearch, recentSearches, recentSearchesMax } from './recent-searches.ts'
import { getPlayer } from '#features/players/account/player-contract.ts'
import { luningning, openLobby } from '#tests/lobby/open-lobby.tsx'

afterEach(leaveNothingBehind)

const field = () => screen.getByRole('searchbox', { name: 'Search games' })
const found = async () =>
  within(await screen.findByRole('list', { name: 'Games found' }))
    .getAllByRole('link')
    .map((link) => link.textContent)

function openSearch() {
  const site = openLobby('/search', { token: 'token' })
  site.answer(getPlayer, luningning)
  site.open()
  return site
}

test('the field is ready, and the games follow what is typed', async () => {
  const site = openSearch()
  expect(document.activeElement).toBe(field())
  await site.user.type(field(), 'mayno')
  expect(await found()).toEqual([expect.stringContaining('Mayon Fire')])
  expect(screen.getByText('1 game')).toBeDefined()
})

test('nothing found says so and offers what is played most', async () => {
  const site = openSearch()
  await site.user.type(field(), 'qqqqqq')
  expect(await screen.findByRole('heading', { name: 'No games match “qqqqqq”' })).toBeDefined()
  expect(screen.getByRole('list', { name: 'Popular games' })).toBeDefined()
})

test('a filter alone is a search', async () => {
  const site = openSearch()
  await site.user.selectOptions(screen.getByRole('combobox', { name: 'Brand' }), 'Dagat Games')
  expect(await screen.findByRole('heading', { name: 'No games found' })).toBeDefined()
  await site.user.selectOptions(screen.getByRole('combobox', { name: 'Brand' }), 'Perya Works')
  expect(await found()).toHaveLength(6)
})

test('a search is one tap away next time, and can be forgotten', async () => {
  rememberSearch('Coral')
  const site = openSearch()
  await site.user.click(screen.getByRole('button', { name: 'Coral' }))
  expect((field() as HTMLInputElement).value).toBe('Coral')
  await site.user.click(screen.getByRole('button', { name: 'Clear' }))
  const recent = within(screen.getByRole('region', { name: 'Recent searches' }))
  await site.user.click(recent.getByRole('button', { name: 'Clear' }))
  expect(recentSearches()).toEqual([])
})

test('recent searches are few, the last first, and each once however it is written', () => {
  for (const query of ['a', 'mayon', 'Coral', 'MAYON ']) rememberSearch(query)
  expect(recentSearches()).toEqual(['MAYON', 'Coral'])
  for (let at = 0; at < 20; at++) rememberSearch(`game ${at}`)
  expect(recentSearches()).toHaveLength(recentSearchesMax)
})
