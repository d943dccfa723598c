import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vite'

const games = join(import.meta.dirname, '../../games')

/** One bundle an engine: every folder of games/ that has client/main.ts. What most of them share is a chunk of its own. */
const engines = readdirSync(games, { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile() && entry.name === 'main.ts' && entry.parentPath.endsWith('/client'))
  .map((entry) => join(entry.parentPath, entry.name))

export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  publicDir: false,
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
        ],
        moduleSideEffects: (id) => !/[\\/](core|games[\\/][\w-]+[\\/]math)[\\/]/.test(id),
        propertyReadSideEffects: false,
      },
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'studio',
              minShareCount: 4,
              test: /[\\/](core|games[\\/](client|title|protocol|rgs|fairness))[\\/]/,
            },
          ],
        },
      },
    },
  },
})
