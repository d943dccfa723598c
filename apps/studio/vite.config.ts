import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const games = join(import.meta.dirname, '../../games')

/** One bundle an engine: every folder of games/ that has client/main.ts. What most of them share is a chunk of its own. */
const engines = readdirSync(games, { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile() && entry.name === 'main.ts' && entry.parentPath.endsWith('/client'))
  .map((entry) => join(entry.parentPath, entry.name))

const engineOf = /[\\/]games[\\/](live|slots|sports)[\\/](?:client|math)[\\/]/

/** How many engines import a module. */
const enginesOf = new Map<string, number>()
type ReadModule = (id: string) => { readonly importers: readonly string[] } | null

const countEngines: Plugin = {
  name: 'count-engines',
  buildEnd() {
    for (const id of this.getModuleIds())
      enginesOf.set(id, enginesThatImport(id, (each) => this.getModuleInfo(each)).size)
  },
}

/** However many parts of an engine are fetched by themselves, it counts once. What a page fetches later counts for none. */
function enginesThatImport(id: string, read: ReadModule, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(id)) return new Set()
  seen.add(id)
  const engine = engines.find((main) => id.startsWith(dirname(main)))
  if (engine !== undefined) return new Set([engine])
  return new Set((read(id)?.importers ?? []).flatMap((importer) => [...enginesThatImport(importer, read, seen)]))
}

export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  publicDir: false,
  plugins: [countEngines],
  build: {
    target: 'es2022',
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: engines,
      treeshake: {
        // A page needs the tables of a title at most. What decides rounds and what the rules say stay with the studio.
        manualPureFunctions: [
          'defineTitle',
          'defineTable',
          'defineSlot',
          'defineShooter',
          'defineLeague',
          'defineVideoPoker',
          'localCatalogue',
          'translationOf',
          // The schemas of valibot, which are of no use without what parses with them.
          'v',
        ],
        moduleSideEffects: (id) => !/[\\/](core|valibot|games[\\/]title|games[\\/][\w-]+[\\/]math)[\\/]/.test(id),
        propertyReadSideEffects: false,
      },
      output: {
        codeSplitting: {
          groups: [
            {
              debugName: 'studio',
              name: (id) => ((enginesOf.get(id) ?? 0) >= 4 ? 'studio' : null),
              test: /[\\/](core|games[\\/](client|title|protocol|rgs|fairness))[\\/]/,
            },
            {
              // What a title of an engine shares with another, or with the engine's main script, comes as one file: a dozen of
              // them wait for one another on a slow line. A fish game's page needs some of the tables' and fetches all, 8 kB.
              debugName: 'parts',
              name: (id) => `${engineOf.exec(id)?.[1]}-parts`,
              test: engineOf,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
})
