import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import type { Plugin } from 'vite'
import { refuseNoMatches } from './refuse-no-matches.ts'

/**
 * Has every module import straight from where a feature's door points. The door is for people: the bundler would see
 * whoever comes through it reach all that lies behind, and would put all of it into what a first visit fetches.
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

/** What each name of a door is called where, by the name outside. */
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

/** Types are gone by then. */
const specifiers = (names: string) =>
  names
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '' && !each.startsWith('type '))
    .map((each) => {
      const [name = '', as = name] = each.split(' as ')
      return { name, as }
    })
