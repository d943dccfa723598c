import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import type { Plugin } from 'vite'
import { refuseNoMatches } from '#tools/build/refuse-no-matches.ts'

/**
 * Makes every module import directly from the file behind a feature's entry file. Entry files are for people: for the
 * bundler, an importer of one reaches everything behind it, and all of that would be in the first visit's chunks.
 */
export function throughDoors(repository: string): Plugin {
  const doors = new Map<string, Door>()
  const doorAt = (path: string) => {
    const file = join(repository, path)
    const door = doors.get(path) ?? (existsSync(file) ? readDoor(dirname(path), readFileSync(file, 'utf8')) : new Map())
    doors.set(path, door)
    return door
  }
  const { found, buildEnd } = refuseNoMatches('through-doors')
  return {
    name: 'through-doors',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { code: doorImport },
      handler(code) {
        const straight = importStraight(code, doorAt)
        if (straight !== code) found(1)
        return { code: straight, map: null }
      },
    },
    buildEnd,
  }
}

/** The exports of an entry file: outer name, source file, and inner name. */
type Door = ReadonlyMap<string, { readonly name: string; readonly from: string }>

const doorImport = /import \{([^}]*)\} from '#(features\/[\w/-]+\/player\/index\.ts)'/g

export function readDoor(folder: string, code: string): Door {
  const exports = [...code.matchAll(/export \{([^}]*)\} from '(\.[^']+)'/g)]
  return new Map(
    exports.flatMap(([, names = '', file = '']) =>
      specifiers(names).map(({ name, as }) => [as, { name, from: `#${posix.join(folder, file)}` }] as const),
    ),
  )
}

export const importStraight = (code: string, doorAt: (path: string) => Door): string =>
  code.replaceAll(doorImport, (whole, names: string, path: string) => {
    const door = doorAt(path)
    const straight = specifiers(names).map(({ name, as }) => {
      const target = door.get(name)
      return target && `import { ${target.name} as ${as} } from '${target.from}'`
    })
    return straight.includes(undefined) ? whole : straight.join('; ')
  })

/** Types are erased by then. */
const specifiers = (names: string) =>
  names
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '' && !each.startsWith('type '))
    .map((each) => {
      const [name = '', as = name] = each.split(' as ')
      return { name, as }
    })
