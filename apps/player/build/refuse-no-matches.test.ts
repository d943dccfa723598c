import { rmSync } from 'node:fs'
import { build, type Plugin } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { fixtureTree } from '#tools/check/fixture-tree.ts'
import { throughDoors } from './through-doors.ts'
import { leanContracts } from './lean-contracts.ts'
import { laterScreens } from './later-screens.ts'
import { reactAsModules } from './react-as-modules.ts'
import { screenModules } from './screen-modules.ts'

type Built = {
  readonly files: Readonly<Record<string, string>>
  readonly pluginFor: (root: string) => Plugin
  readonly isSsr?: boolean
}

async function built({ files, pluginFor, isSsr = false }: Built): Promise<unknown> {
  const root = fixtureTree({ 'package.json': '{"type":"module"}', ...files })
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [pluginFor(root)],
    build: { write: false, ssr: isSsr, rolldownOptions: { input: 'main.ts', external: /^#/ } },
  })
}

test.each([
  ['through-doors', throughDoors, false],
  ['lean-contracts', () => leanContracts(), false],
  ['later-screens', laterScreens, false],
  ['screen-modules', screenModules, true],
  ['react-as-modules', reactAsModules, false],
] as const)('a build in which %s finds nothing fails', async (name, pluginFor, isSsr) => {
  const files = { 'main.ts': 'console.log(1)\n' }
  await expect(built({ files, pluginFor, isSsr })).rejects.toThrow(`${name} has found nothing to change`)
})

test('one that finds something passes', async () => {
  const files = {
    'main.ts': "import './apps/player/routes/screens.ts'\n",
    'apps/player/routes/screens.ts':
      "const lazyScreen = (f: unknown) => f\nexport const screens = {\n  vip: lazyScreen(() => import('#v.ts').then((m) => m.Vip)),\n}\n",
  }
  await expect(built({ files, pluginFor: laterScreens })).resolves.toBeDefined()
  await expect(built({ files, pluginFor: screenModules, isSsr: true })).resolves.toBeDefined()
})
