import { expect, test } from 'vitest'
import { createRouteTable } from '#platform/browser/router/route-table.ts'
import { pageRoutes } from '../../routes/page-routes.ts'
import { routesFor } from '../../routes/routes-for.ts'
import { hasSection } from './has-section.ts'
import { keyDestinations } from './key-destinations.ts'
import { sectionOf } from './page-sections.ts'

const routes = routesFor('desktop', pageRoutes)
const table = createRouteTable(routes)
const pages = routes.flatMap((route) =>
  'screen' in route && route.frame !== 'entrance' && route.frame !== 'stage'
    ? [{ address: route.path.replace(/:\w+/, 'some'), frame: route.frame }]
    : [],
)

const addresses = pages.map(({ address }) => address)

test('the frame has a place for the list of exactly the pages that have one', () => {
  const wrong = pages.filter(({ address, frame }) => hasSection(frame, address) !== (sectionOf(address) !== undefined))
  expect(wrong.filter(({ address }) => address !== '/test')).toEqual([])
})

test('every page that is no list of games or offers stands beside the other pages of its subject', () => {
  const alone = addresses.filter((address) => sectionOf(address) === undefined)
  // Only development has the page of diagnostics.
  expect(alone.filter((address) => address !== '/test')).toEqual([
    '/lobby/home',
    '/lobby/games',
    '/lobby/rewards',
    '/lobby/notice',
    '/lobby/notice/detail/some',
    '/lobby/wins',
    '/replay/round/some',
    '/replay/shared/some',
    '/search',
    '/lobby/activity',
    '/lobby/favorites',
  ])
})

test.each([
  ['/lobby/wallets', 'Wallet'],
  ['/lobby/wallets/deposit', 'Wallet'],
  ['/lobby/withdrawal/bank', 'Wallet'],
  ['/lobby/email', 'Profile'],
  ['/lobby/walletsKycUpload', 'Profile'],
  ['/lobby/terms', 'Help'],
  ['/activity/christmas', 'Promos'],
])('%s belongs to %s', (path, title) => {
  expect(sectionOf(path)?.title).toBe(title)
})

test('every page that a section lists and a key leads to exists, at its own address', () => {
  const listed = addresses.flatMap((address) => {
    const links = sectionOf(address)?.links
    return links === undefined || links === 'promos' ? [] : links.map(({ to }) => to)
  })
  const all = [...listed, ...keyDestinations.map(({ to }) => to)]
  expect(all.filter((to) => table.match(to)?.path !== to)).toEqual([])
})

test('no two pages have the same key', () => {
  const keys = keyDestinations.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
})
