import type { RouteMatch } from '#platform/browser/router/route-table.ts'

/** The server renders what a guest may see. Whose any other page is, only the browser knows. */
export function isDrawn({ route }: RouteMatch): boolean {
  return route.access === 'public'
}

/** One name for all addresses with the same first HTML; undefined is the page "not found". */
export function pageName(match: RouteMatch | undefined): string | undefined {
  return match && (isDrawn(match) ? match.path : match.route.path)
}
