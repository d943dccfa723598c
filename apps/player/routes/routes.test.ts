import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createRouteTable, type Route } from '#platform/browser/router/route-table.ts'
import { legalLinks } from '../shells/desktop/legal-links.ts'
import { pageRoutes } from './page-routes.ts'
import { routesFor } from './routes-for.ts'
import { signInPath } from './sign-in-path.ts'

const shells: readonly (readonly [string, readonly Route[]])[] = [
  ['mobile', routesFor('mobile', pageRoutes)],
  ['desktop', routesFor('desktop', pageRoutes)],
]
const tables = shells.map(([, routes]) => createRouteTable(routes))

describe.each(shells)('the %s table', (_name, routes) => {
  const table = createRouteTable(routes)

  test('every redirect leads to a page', () => {
    const targets = routes.flatMap((route) => ('redirectTo' in route ? [route.redirectTo] : []))
    expect(targets.filter((path) => !table.has(path))).toEqual([])
  })

  test('has the page that the guard leads to, open to guests', () => {
    expect(table.match(signInPath)?.route).toMatchObject({ access: 'public', entrance: true })
  })

  test('has the legal pages that every page links to, open to guests', () => {
    for (const { to } of legalLinks) expect(table.match(to)?.route.access).toBe('public')
  })

  test('keeps the lobby alive behind the other pages', () => {
    expect(table.match('/')).toMatchObject({ path: '/lobby/home', route: { access: 'public', keepAlive: true } })
  })
})

test('no page is hidden on both devices by one that stands before it', () => {
  const screens = shells.flatMap(([, routes]) => routes.map((route) => 'screen' in route && route.path))
  const hidden = pageRoutes.filter(
    ({ path, desktopPath = path }) => !screens.includes(path) && !screens.includes(desktopPath),
  )
  expect(hidden).toEqual([])
})

test("every address of one device's pages is a page on the other", () => {
  const paths = shells.flatMap(([, routes]) => routes.map(({ path }) => path))
  expect(paths.filter((path) => !tables.every((table) => table.has(path)))).toEqual([])
})

test('no link or navigation of a screen leads nowhere, unless it asks first', () => {
  const dead = sourcesOf(join(import.meta.dirname, '../../../features')).flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const addresses = [...text.matchAll(/(?:\b(?:to|href)=|\bnavigate\()["'](\/[^"'?#$]*)/g)]
    return addresses
      .map(([, path = '']) => path)
      .filter((path) => !text.includes(`hasRoute('${path}')`) && !tables.some((table) => table.has(path)))
      .map((path) => `${file}: ${path}`)
  })
  expect(dead).toEqual([])
})

function sourcesOf(directory: string): readonly string[] {
  return readdirSync(directory, { withFileTypes: true, recursive: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => /[\\/]player[\\/].*\.tsx?$/.test(file) && !file.includes('.test.'))
}
