import type { Plugin } from 'vite'
import { type LazyScreen, lazyScreensOf, listId, listOf, readLazyScreens, rewriteLazyScreens } from './lazy-screens.ts'
import { refuseNoMatches } from '#tools/build/refuse-no-matches.ts'

/**
 * The screens that most visits start with. The initial script names their files, so that they can be fetched at once.
 */
export const firstScreens: ReadonlySet<string> = new Set([
  'MobileHomePage',
  'DesktopHomePage',
  'LoginPage',
  'RegisterPage',
  'ForgetPage',
])

const screensList = 'apps/player/routes/screens.ts'

/** The module of the others. */
export const laterModule = 'screens.ts?later'

/**
 * Moves the files of most screens out of the initial script. Each screen costs it three file names, which do not
 * compress; there are as many screens as the product has, and a visit starts with one of a few. The others are named by
 * a script of their own, which browsers prefetch.
 */
export function laterScreens(repository: string): Plugin {
  const { found, buildEnd } = refuseNoMatches('later-screens')
  let later: readonly LazyScreen[] = []
  return {
    name: 'later-screens',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      later = laterOf(readLazyScreens(repository))
    },
    transform: {
      filter: { id: listId },
      handler(code, id) {
        if (id.endsWith('?later')) return { code: scriptOfLater(later), map: null }
        const list = listOf(repository, id)
        found(lazyScreensOf(list, code).length)
        return { code: withLaterScreens(list, code, later), map: null }
      },
    },
    buildEnd,
  }
}

export const laterOf = (screens: readonly LazyScreen[]): readonly LazyScreen[] =>
  screens.filter(({ component }) => !firstScreens.has(component))

/** A list of screens, in which the later ones ask the other script for their file, by their place in it. */
export function withLaterScreens(list: string, code: string, later: readonly LazyScreen[]): string {
  const changed = rewriteLazyScreens(list, code, ({ module, component }) => {
    const index = later.findIndex((screen) => screen.module === module && screen.component === component)
    return index < 0 ? fetching('lazyScreen', { module, component }) : `/* @__PURE__ */ laterScreen(${index})`
  })
  return list === screensList ? `${changed}${laterScreen}` : `import { laterScreen } from '#${screensList}'\n${changed}`
}

const laterScreen = `
export function laterScreen(index) {
  return lazyScreen(() => import('./${laterModule}').then((m) => m.later[index]()))
}
`

/** The module that loads the later screens. */
export const scriptOfLater = (later: readonly LazyScreen[]): string =>
  `export const later = [\n${later.map((screen) => `  ${fetching('', screen)},`).join('\n')}\n]\n`

const fetching = (name: string, { module, component }: LazyScreen): string =>
  `${name}(() => import('#${module}').then((m) => m.${component}))`
