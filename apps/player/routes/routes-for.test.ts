import { expect, test } from 'vitest'
import type { PageRoute } from '#platform/browser/router/page-route.ts'
import { createRouteTable } from '#platform/browser/router/route-table.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { routesFor } from './routes-for.ts'

const [phone, desktop] = [readyScreen(() => null), readyScreen(() => null)]
const page = (path: PageRoute['path'], more: Partial<PageRoute> = {}): PageRoute => ({
  path,
  title: path,
  access: 'public',
  screen: phone,
  ...more,
})

/** Where an address leads on both: first the phone, then the desktop. */
const shown = (pages: readonly PageRoute[], address: string) =>
  (['mobile', 'desktop'] as const).map((shell) => createRouteTable(routesFor(shell, pages)).match(address)?.path)

test('a page with one address stands there on both devices', () => {
  expect(shown([page('/about')], '/about')).toEqual(['/about', '/about'])
})

test('a page with two addresses stands at each on its own device, and the other one leads to it', () => {
  const pages = [page('/rule/:name', { desktopPath: '/lobby/rule/:name' })]
  expect(shown(pages, '/rule/spin')).toEqual(['/rule/spin', '/lobby/rule/spin'])
  expect(shown(pages, '/lobby/rule/spin')).toEqual(['/rule/spin', '/lobby/rule/spin'])
})

test('a further address leads to the page on both devices', () => {
  const pages = [page('/points', { desktopPath: '/lobby/points', alsoAt: ['/shop'] })]
  expect(shown(pages, '/shop')).toEqual(['/points', '/lobby/points'])
})

test('where two pages share an address, the first stands there, and a page comes before any redirect', () => {
  const pages = [
    page('/mail', { desktopPath: '/lobby/mail' }),
    page('/lobby/mail'),
    page('/mail', { desktopPath: '/post' }),
  ]
  expect(shown(pages, '/mail')).toEqual(['/mail', '/lobby/mail'])
  expect(shown(pages, '/lobby/mail')).toEqual(['/lobby/mail', '/lobby/mail'])
  expect(shown(pages, '/post')).toEqual(['/mail', '/post'])
})

test('the desktop may have a title and a screen of its own', () => {
  const pages = [page('/me', { title: 'My profile', desktopTitle: 'Profile', desktopScreen: desktop, keepAlive: true })]
  const common = { path: '/me', access: 'public', frame: 'plain', keepAlive: true }
  expect(routesFor('mobile', pages)).toEqual([{ ...common, title: 'My profile', screen: phone }])
  expect(routesFor('desktop', pages)).toEqual([{ ...common, title: 'Profile', screen: desktop }])
})
