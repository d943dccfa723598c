import type { Screen } from './screen.ts'

export type Path = `/${string}`

/** One page of the app. Parameters are written `:name`. */
export type ScreenRoute = {
  readonly path: Path
  /** A `player` route needs a session; without one the guard opens the sign-in page and returns afterwards. */
  readonly access: 'public' | 'player'
  /** Shown in the browser's tab and history. */
  readonly title: string
  readonly screen: Screen
  /** The shell's frame around it, by name. */
  readonly frame: string
  /** Stays mounted, with its scroll position, while other pages are shown. */
  readonly keepAlive?: true
  /** Part of signing in: navigation between such pages keeps the destination. */
  readonly entrance?: true
}

/** A redirect leads to a page, never to another redirect. */
export type RedirectRoute = { readonly path: Path; readonly redirectTo: Path }

export type Route = ScreenRoute | RedirectRoute

export type RouteMatch = {
  readonly route: ScreenRoute
  /** The path of the page, which differs from the requested one after a redirect. */
  readonly path: string
  readonly parameters: Readonly<Record<string, string>>
}

export type RouteTable = {
  readonly routes: readonly Route[]
  /** The page of a path, after redirects. */
  readonly match: (path: string) => RouteMatch | undefined
  readonly has: (path: string) => boolean
}

export function createRouteTable(routes: readonly Route[]): RouteTable {
  const patterns = routes.map((route) => ({ route, names: namesOf(route.path), pattern: patternOf(route.path) }))

  const find = (path: string) => {
    for (const { route, names, pattern } of patterns) {
      const found = pattern.exec(path)
      if (found) return { route, parameters: parametersOf(names, found.slice(1)) }
    }
    return undefined
  }

  const match = (requestedPath: string): RouteMatch | undefined => {
    const path = withoutTrailingSlash(requestedPath)
    const found = find(path)
    if (!found) return undefined
    if ('screen' in found.route) return { route: found.route, path, parameters: found.parameters }
    const target = fillPath(found.route.redirectTo, found.parameters)
    const page = find(target)
    if (!page || !('screen' in page.route)) return undefined
    return { route: page.route, path: target, parameters: page.parameters }
  }

  return { routes, match, has: (path) => match(pathOf(path)) !== undefined }
}

/** The path of an address, without query and fragment. */
export function pathOf(address: string): string {
  return /^[^?#]*/.exec(address)?.[0] ?? ''
}

function namesOf(path: string): readonly string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
}

function patternOf(path: string): RegExp {
  const source = path.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/:\w+/g, '([^/]+)')
  return new RegExp(`^${source}$`)
}

function parametersOf(names: readonly string[], values: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name, at) => [name, decode(values[at] ?? '')]))
}

function fillPath(path: string, parameters: Readonly<Record<string, string>>): string {
  return path.replaceAll(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(parameters[name] ?? ''))
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

/** A malformed escape stays as typed: it must not throw. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
