import { globSync, readFileSync } from 'node:fs'
import { join, posix, relative } from 'node:path'

/** Where lazy screens are named: the app's pages, and what a promotion brings. */
const lists = ['apps/player/routes/{screens,*-pages}.ts', 'features/*/*/player/entry.ts']

/** The same, by the ids that the bundler has for them. */
export const listId = /[\\/](?:routes[\\/](?:screens|[\w-]+-pages)|player[\\/]entry)\.ts(?:\?later)?$/

/** A list's path in the repository, by the bundler's id of it. */
export const listOf = (repository: string, id: string): string => relative(repository, id).replaceAll('\\', '/')

export type LazyScreen = {
  /** Its source, by its way from the repository. */
  readonly module: string
  readonly component: string
}

/** Writes each `lazyScreen(() => import('…').then((m) => m.Component))` of a list in another way. */
export function rewriteLazyScreens(list: string, code: string, rewrite: (screen: LazyScreen) => string): string {
  return code.replaceAll(lazyScreen, (_whole, specifier: string, component: string) =>
    rewrite({ module: moduleOf(specifier, list), component }),
  )
}

export function lazyScreensOf(list: string, code: string): readonly LazyScreen[] {
  return [...code.matchAll(lazyScreen)].map(([, specifier = '', component = '']) => ({
    module: moduleOf(specifier, list),
    component,
  }))
}

/** Every lazy screen that is named anywhere, in an order that does not change from one reading to the next. */
export function readLazyScreens(repository: string): readonly LazyScreen[] {
  return screenLists(repository).flatMap((list) => lazyScreensOf(list, readFileSync(join(repository, list), 'utf8')))
}

export const screenLists = (repository: string): readonly string[] =>
  globSync(lists, { cwd: repository })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()

const lazyScreen = /\blazyScreen\(\s*\(\) =>\s*import\('([^']+)'\)\s*\.then\(\s*\(\w+\) => \w+\.(\w+),?\s*\),?\s*\)/g

const moduleOf = (specifier: string, list: string): string =>
  specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(list), specifier)
