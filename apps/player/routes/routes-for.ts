import type { PageRoute } from '#platform/browser/router/page-route.ts'
import type { Path, Route, ScreenRoute } from '#platform/browser/router/route-table.ts'
import type { ShellName } from '../shell.ts'

/** A shell's routes: each page at its address there, and redirects from all its other addresses. */
export function routesFor(shell: ShellName, pages: readonly PageRoute[]): readonly Route[] {
  const routes = new Map<Path, Route>()
  const add = (route: Route) => {
    if (!routes.has(route.path)) routes.set(route.path, route)
  }
  const placed = pages.map((page) => (shell === 'desktop' ? onDesktop(page) : page))
  for (const page of placed) add(screenRoute(page))
  pages.forEach(({ path, desktopPath = path, alsoAt = [] }, index) => {
    const redirectTo = placed[index]?.path ?? path
    for (const other of [path, desktopPath, ...alsoAt]) add({ path: other, redirectTo })
  })
  return [...routes.values()]
}

const onDesktop = (page: PageRoute): PageRoute => ({
  ...page,
  path: page.desktopPath ?? page.path,
  title: page.desktopTitle ?? page.title,
  screen: page.desktopScreen ?? page.screen,
})

const screenRoute = ({ path, access, title, screen, keepAlive, entrance, frame }: PageRoute): ScreenRoute => ({
  path,
  access: access ?? 'player',
  title,
  screen,
  frame: frame ?? 'plain',
  ...(keepAlive && { keepAlive }),
  ...(entrance && { entrance }),
})
