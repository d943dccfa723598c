import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import type { PageAssets } from './game-page.ts'

/** What the build made, by engine: its script, what that imports, and its styles. */
export function readPageAssets(directory: string): ReadonlyMap<string, PageAssets> {
  const path = join(directory, 'manifest.json')
  if (!existsSync(path)) throw new OperatorFault(`There are no built games in ${directory}. Run "npm run build" first.`)
  const manifest = v.parse(manifestSchema, JSON.parse(readFileSync(path, 'utf8')))
  const entries = Object.entries(manifest).filter(([, { isEntry }]) => isEntry)
  const ofReplay = replayAssets(manifest)
  return new Map(
    entries.map(([source, entry]) => {
      const imports = filesOf(manifest, source).filter((file) => file !== entry.file)
      const engine = /games\/([^/]+)\/client\//.exec(source)?.[1] ?? source
      const styles = stylesOf(manifest, [...imports, entry.file])
      const own = partsOfTitles(manifest, engine)
      // A title without a part of its own has that of its engine, where there is one.
      const ofTitle = (code: string): string[] =>
        filesOf(manifest, own.get(code) ?? own.get('usual') ?? '').filter((file) => file !== entry.file)
      const stylesOfTitle = (code: string) => stylesOf(manifest, ofTitle(code))
      return [engine, { script: entry.file, imports, styles, ofTitle, stylesOfTitle, ofReplay }]
    }),
  )
}

/** By title, what its page alone fetches: a theme or a scene that is named after it. */
function partsOfTitles(manifest: Manifest, engine: string): ReadonlyMap<string, string> {
  const parts = Object.keys(manifest).flatMap((name) => {
    const [, of, theme, scene] = partOfTitle.exec(name) ?? []
    const title = theme ?? scene
    return of === engine && title !== undefined ? [[title, name] as const] : []
  })
  return new Map(parts)
}
const partOfTitle = /^games\/([^/]+)\/client\/(?:themes\/([\w-]+)|(?:[\w-]+\/)*([\w-]+)-scene)\.ts$/

/** Every engine shows replays with the same scripts. */
function replayAssets(manifest: Manifest): PageAssets['ofReplay'] {
  const parts = ['open-replay', 'run-replay'].map((part) => `games/client/replay/${part}.ts`)
  const scripts = [...new Set(parts.flatMap((part) => filesOf(manifest, part)))]
  return { scripts, styles: stylesOf(manifest, scripts) }
}

/** In the order of their scripts: what comes later may change what came before. */
function stylesOf(manifest: Manifest, scripts: readonly string[]): readonly string[] {
  const chunks = Object.values(manifest)
  return [...new Set(scripts.flatMap((script) => chunks.find(({ file }) => file === script)?.css ?? []))]
}

/** A chunk and everything that it imports: asked for with the page, they come in one go and not one after the other. */
function filesOf(manifest: Manifest, name: string, known = new Set<string>()): string[] {
  const chunk = manifest[name]
  if (chunk === undefined || known.has(name)) return []
  known.add(name)
  return [chunk.file, ...chunk.imports.flatMap((imported) => filesOf(manifest, imported, known))]
}

const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    isEntry: v.optional(v.boolean(), false),
    imports: v.optional(v.array(v.string()), []),
    css: v.optional(v.array(v.string()), []),
  }),
)
type Manifest = v.InferOutput<typeof manifestSchema>
