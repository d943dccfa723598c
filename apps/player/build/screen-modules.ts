import type { Plugin } from 'vite'
import { type LazyScreen, lazyScreensOf, listId, listOf, rewriteLazyScreens } from './lazy-screens.ts'
import { refuseNoMatches } from '#tools/build/refuse-no-matches.ts'

/** Adds the source path of each lazy screen to the server's bundle. */
export function screenModules(repository: string): Plugin {
  const { found, buildEnd } = refuseNoMatches('screen-modules')
  return {
    name: 'screen-modules',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    transform: {
      filter: { id: listId },
      handler(code, id) {
        const list = listOf(repository, id)
        found(lazyScreensOf(list, code).length)
        return { code: markScreenModules(list, code), map: null }
      },
    },
    buildEnd,
  }
}

/** Adds to each lazy screen of a list the module that it fetches, as its second argument. */
export const markScreenModules = (list: string, code: string): string => rewriteLazyScreens(list, code, marked)

const marked = ({ module, component }: LazyScreen): string =>
  `lazyScreen(() => import('#${module}').then((m) => m.${component}), '${module}')`
