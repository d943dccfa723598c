import type { Plugin } from 'vite'
import { refuseNoMatches } from './refuse-no-matches.ts'

/** The screens that most visits begin with. The first script names their files, so that they can be fetched at once. */
export const firstScreens: ReadonlySet<string> = new Set(['home', 'desktopHome', 'login', 'register', 'forget'])

/** The module of the others, made of the same source. */
export const laterModule = 'screens.ts?later'

/**
 * Takes the files of most screens out of the first script. Each screen costs it three names of files, which do not
 * compress; there are as many screens as the product has, and a visit begins with one of a few. The others are named
 * by a script of its own, which browsers fetch in advance.
 */
export function laterScreens(): Plugin {
  const { found, buildEnd } = refuseNoMatches('later-screens')
  return {
    name: 'later-screens',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /routes[\\/]screens\.ts(\?later)?$/ },
      handler(code, id) {
        found([...code.matchAll(entry)].length)
        return { code: id.endsWith('?later') ? namesOfLater(code) : namesOfFirst(code), map: null }
      },
    },
    buildEnd,
  }
}

const entry = /(\w+): lazyScreen\(\s*(\(\) =>\s*import\('[^']+'\)\s*\.then\(\s*\([^()]*\)[^()]*\)),?\s*\)/g

/** The list of all screens, in which the later ones ask the other module for their file. */
export function namesOfFirst(code: string): string {
  const list = code.replaceAll(entry, (whole, name: string) =>
    firstScreens.has(name) ? whole : `${name}: laterScreen('${name}')`,
  )
  return `${list}
function laterScreen(name) {
  return lazyScreen(() => import('./${laterModule}').then((m) => m.later[name]()))
}
`
}

/** Where the later screens are fetched from. */
export function namesOfLater(code: string): string {
  const later = [...code.matchAll(entry)].filter(([, name = '']) => !firstScreens.has(name))
  return `export const later = {\n${later.map(([, name, fetch]) => `  ${name}: ${fetch},`).join('\n')}\n}\n`
}
