import { rmSync } from 'node:fs'
import { build, type Plugin } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { fixtureTree } from '#tools/check/fixture-tree.ts'
import { throughDoors } from './through-doors.ts'
import { leanContracts } from './lean-contracts.ts'
import { laterScreens } from './later-screens.ts'

async function built(files: Readonly<Record<string, string>>, plugin: Plugin): Promise<unknown> {
  const root = fixtureTree({ 'package.json': '{"type":"module"}', ...files })
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin],
    build: { write: false, rolldownOptions: { input: 'main.ts', external: /^#/ } },
  })
}

test.each([
  ['through-doors', throughDoors('/nowhere')],
  ['lean-contracts', leanContracts()],
  ['later-screens', laterScreens()],
] as const)('a build in which %s finds nothing fails', async (name, plugin) => {
  await expect(built({ 'main.ts': 'console.log(1)\n' }, plugin)).rejects.toThrow(`${name} has found nothing to change`)
})

test('one that finds something passes', async () => {
  const files = {
    'main.ts': "import './routes/screens.ts'\n",
    'routes/screens.ts':
      "const lazyScreen = (f: unknown) => f\nexport const screens = {\n  vip: lazyScreen(() => import('#v.ts').then((m) => m.Vip)),\n}\n",
  }
  await expect(built(files, laterScreens())).resolves.toBeDefined()
})
