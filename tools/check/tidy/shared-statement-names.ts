import type { Fault } from '../fault.ts'
import { isProduction, type TextFile } from '../text-files.ts'

const named = /\bstatement(?:<[^()]*?>)?\(\s*'([^']+)'/g

/**
 * Two statements with one name. A connection prepares a statement under its name, so the second one is refused there.
 * The studio has connections of its own.
 */
export function findSharedStatementNames(files: readonly TextFile[]): Fault[] {
  const known = new Map<string, string>()
  return files
    .filter(({ path }) => isProduction(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(named)].flatMap(([, name = '']) => {
        const key = `${path.startsWith('games/') ? 'studio' : 'product'} ${name}`
        const first = known.get(key)
        if (first === undefined) known.set(key, path)
        return first === undefined ? [] : [{ where: path, say: `statement-name: ${name} is a statement of ${first}` }]
      }),
    )
}
