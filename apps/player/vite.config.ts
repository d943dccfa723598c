import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import babel from '@rolldown/plugin-babel'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { type BuildOptions, defineConfig, type Rolldown } from 'vite'
import { developmentArt } from './build/development-art.ts'
import { developmentPage } from './build/development-page.ts'
import { keepCompiled } from './build/keep-compiled.ts'
import { laterScreens } from './build/later-screens.ts'
import { leanContracts } from './build/lean-contracts.ts'
import { neededPreloads } from './build/needed-preloads.ts'
import { reactAsModules } from './build/react-as-modules.ts'
import { screenModules } from './build/screen-modules.ts'
import { sharedChunkName } from './build/shared-chunk-name.ts'
import { throughDoors } from './build/through-doors.ts'

const repository = join(import.meta.dirname, '../..')
const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:8080'

// The compiler's memory costs a component a fifth more code. It is spent where drawings are large, on the product's
// screens; the frame, the design system, the lobby and the way in, which everybody fetches first, do without.
const uncompiled = [
  'players/account',
  'players/language',
  'players/legal',
  'play/big-win',
  'play/jackpot',
  'office/web-configuration',
  'lobby/home',
  'lobby/games',
  'lobby/search',
  'lobby/content',
  'lobby/frame',
]
for (const feature of uncompiled) {
  if (!existsSync(join(repository, 'features', feature))) throw new Error(`There is no feature ${feature}`)
}
const compiled = new RegExp(`/features/(?!(?:${uncompiled.join('|')})/)[\\w-]+/[\\w-]+/.*\\.tsx?$`)

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    developmentPage(apiOrigin),
    developmentArt(),
    screenModules(repository),
    laterScreens(repository),
    throughDoors(repository),
    leanContracts(),
    reactAsModules(repository),
    react(),
    keepCompiled(babel({ include: compiled, presets: [reactCompilerPreset()] }), repository),
  ],
  css: { modules: { generateScopedName: scopedName } },
  build: isSsrBuild ? prerenderBuild : clientBuild,
  // The server has no browser libraries installed, so the bundle that it draws with carries them.
  ssr: { noExternal: true },
  server: {
    fs: { allow: [repository] },
    proxy: { '/app/v1': apiOrigin },
  },
}))

// Every asset is a file of its own: inlined images and fonts would be fetched again with every new version.
const common = { assetsInlineLimit: 0, reportCompressedSize: false } as const

const clientBuild: BuildOptions = {
  ...common,
  target: 'es2022',
  manifest: 'manifest.json',
  modulePreload: { polyfill: false, resolveDependencies: (_file, files) => neededPreloads(files) },
  rolldownOptions: {
    input: 'main.tsx',
    treeshake: { propertyReadSideEffects: false },
    output: { codeSplitting: { groups: chunkGroups() } },
  },
}

const prerenderBuild: BuildOptions = {
  ...common,
  target: 'node24',
  copyPublicDir: false,
  // One file, read at the start: a running server does not notice that a new build takes this one's place.
  rolldownOptions: { output: { codeSplitting: false } },
}

/** React changes with React, the first chunk with every release; shared modules are grouped by their users. */
function chunkGroups() {
  return [
    { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
    {
      name: 'app',
      test: /apps[\\/]player[\\/](app\.tsx|main\.tsx|promotions\.ts|routes[\\/][\w-]+\.ts|shells[\\/]navigation-entry\.ts)$|[\\/]player[\\/]entry\.ts$/,
      priority: 2,
    },
    {
      name: (id: string, context: Rolldown.ChunkingContext) =>
        sharedChunkName(id, (each) => context.getModuleInfo(each)),
      includeDependenciesRecursively: false,
      priority: 1,
    },
  ]
}

/** Without the number of the line, which is the default and would be new bytes in every name that a first visit loads. */
function scopedName(local: string, file: string): string {
  const digest = createHash('sha256').update(relative(repository, file)).digest('base64url')
  return `_${local}_${digest.replace(/[-_]/g, '').slice(0, 5)}`
}
