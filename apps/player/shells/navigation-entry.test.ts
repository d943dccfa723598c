import { expect, test } from 'vitest'
import { createRouteTable } from '#platform/browser/router/route-table.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { leftMenuEntries } from './desktop/left-menu-entries.ts'
import { tabBarEntries } from './mobile/tab-bar-entries.ts'
import { currentEntry, existingEntries } from './navigation-entry.ts'

function tableOf(...paths: readonly `/${string}`[]) {
  const screen = readyScreen(() => null)
  return createRouteTable(paths.map((path) => ({ path, access: 'public', title: '', screen, frame: 'lobby' })))
}

const labels = (entries: readonly { label: string }[]) => entries.map(({ label }) => label)

test('a menu shows the entries whose page exists, in its own order', () => {
  const table = tableOf('/lobby/notice', '/activity/spin', '/lobby/home')
  expect(labels(existingEntries(tabBarEntries, table))).toEqual(['Home', 'Spin', 'News'])
})

test('with every page there, the menus are those of the specification', () => {
  const table = tableOf(
    '/lobby/home',
    '/lobby/rewards',
    '/activity/spin',
    '/lobby/notice',
    '/lobby/wallets',
    '/lobby/games',
    '/lobby/member',
  )
  expect(labels(existingEntries(tabBarEntries, table))).toEqual(['Home', 'Rewards', 'Spin', 'News', 'Wallet'])
  expect(labels(existingEntries(leftMenuEntries, table))).toEqual(['Home', 'Games', 'Rewards', 'News', 'Profile'])
})

test.each([
  ['/lobby/home', 0],
  ['/lobby/email', 0],
  ['/lobby/rewards', 1],
  ['/lobby/task', 2],
  ['/lobby/notice', 3],
  ['/lobby/wallets', 4],
  ['/lobby/wallets/deposit', 4],
  ['/lobby/wallets/withdraw', 4],
])('on %s the tab %i is lit', (path, index) => {
  expect(currentEntry(tabBarEntries, path)).toBe(tabBarEntries[index])
})

test('on a path of no tab none is lit', () => {
  expect(currentEntry(tabBarEntries, '/lobby/activity')).toBeUndefined()
})
