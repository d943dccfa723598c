import type { Plugin } from 'vite'
import { refuseNoMatches } from './refuse-no-matches.ts'

/** Tells the server's bundle where the source of each lazy screen lies. */
export function screenModules(): Plugin {
  const { found, buildEnd } = refuseNoMatches('screen-modules')
  return {
    name: 'screen-modules',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    transform: {
      filter: { id: /routes[\\/]screens\.ts$/ },
      handler(code) {
        found([...code.matchAll(lazyScreen)].length)
        return { code: markScreenModules(code), map: null }
      },
    },
    buildEnd,
  }
}

const lazyScreen = /lazyScreen\(\s*(\(\) =>\s*import\('#([^']+)'\)\s*\.then\(\s*\([^()]*\)[^()]*\)),?\s*\)/g

/** Adds to each `lazyScreen(() => import('#x/y.tsx').then(…))` the module that it fetches, as its second argument. */
export const markScreenModules = (code: string): string =>
  code.replaceAll(lazyScreen, (_whole, fetch: string, module: string) => `lazyScreen(${fetch}, '${module}')`)
