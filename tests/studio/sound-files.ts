import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { root } from '#tools/launcher/data-dir.ts'

export const builtGames = join(root, 'apps', 'studio', 'dist', 'client')

const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    imports: v.optional(v.array(v.string()), []),
    assets: v.optional(v.array(v.string()), []),
  }),
)

/** What a title's page fetches for its sound, beside what it has already: the instrument, the score, and the worker. */
export function soundFilesOf(code: string): readonly string[] {
  const manifest = v.parse(manifestSchema, JSON.parse(readFileSync(join(builtGames, 'manifest.json'), 'utf8')))
  const score = Object.keys(manifest).find(
    (name) => name.startsWith('games/sound/scores/') && name.endsWith(`/${code}.ts`),
  )
  if (score === undefined) throw new Error(`the score of ${code} is not built`)
  const files = ['games/sound/client/open-instrument.ts', score].flatMap((name) => {
    const chunk = manifest[name]
    if (chunk === undefined) throw new Error(`${name} is not built`)
    const { file, imports, assets } = chunk
    // The chunk of all games came with the page.
    const own = imports.filter((imported) => !imported.startsWith('_studio-'))
    return [file, ...assets, ...own.flatMap((imported) => manifest[imported]?.file ?? [])]
  })
  return [...new Set(files)]
}
