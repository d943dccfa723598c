import { expect, test } from 'vitest'
import { createRouteTable, type Route } from './route-table.ts'
import { readyScreen } from './screen.ts'

const page = (path: `/${string}`): Route => {
  return { path, access: 'public', title: path, screen: readyScreen(() => null), frame: 'plain' }
}

const table = createRouteTable([
  page('/lobby/home'),
  page('/notice/detail/:id'),
  page('/withdrawal/:name/step/:step'),
  { path: '/', redirectTo: '/lobby/home' },
  { path: '/news/:id', redirectTo: '/notice/detail/:id' },
  { path: '/twice', redirectTo: '/' },
])

test.each([
  ['/lobby/home', '/lobby/home', {}],
  ['/lobby/home/', '/lobby/home', {}],
  ['/notice/detail/7', '/notice/detail/7', { id: '7' }],
  ['/notice/detail/a%20b', '/notice/detail/a%20b', { id: 'a b' }],
  ['/notice/detail/%', '/notice/detail/%', { id: '%' }],
  ['/withdrawal/gcash/step/2', '/withdrawal/gcash/step/2', { name: 'gcash', step: '2' }],
  ['/', '/lobby/home', {}],
  ['/news/7', '/notice/detail/7', { id: '7' }],
])('%s is the page %s', (requestedPath, path, parameters) => {
  expect(table.match(requestedPath)).toMatchObject({ path, parameters })
})

test.each(['/lobby', '/lobby/homeless', '/x/lobby/home', '/notice/detail/', '/notice/detail/7/8', '/lobbyXhome', ''])(
  '%j is no page',
  (path) => {
    expect(table.match(path)).toBeUndefined()
  },
)

test('a redirect to a redirect is no page', () => {
  expect(table.match('/twice')).toBeUndefined()
})

test('an address has a page whatever its query and fragment are', () => {
  expect(table.has('/notice/detail/7?back=1#top')).toBe(true)
  expect(table.has('/nowhere?to=/lobby/home')).toBe(false)
})
