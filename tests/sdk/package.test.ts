import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { walletTypes } from '#tools/generate/wallet-types/wallet-types.ts'
import { installSdk, type InstalledSdk } from './installed-sdk.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')
const manifest: { exports: Record<string, Record<string, string>>; dependencies?: object } = JSON.parse(
  readFileSync(join(root, 'sdk/package.json'), 'utf8'),
)
let sdk: InstalledSdk
beforeAll(async () => {
  sdk = await installSdk()
})
afterAll(() => sdk.close())

test('sdk/game-wallet/wire-types.ts is what the protocol says; `npm run generate` writes it', () => {
  expect(readFileSync(join(root, 'sdk/game-wallet/wire-types.ts'), 'utf8')).toBe(walletTypes(root))
})

test('every part of the SDK is exported, and every export is a file of the package', () => {
  const parts = readdirSync(join(root, 'sdk')).filter((name) => existsSync(join(root, 'sdk', name, 'index.ts')))
  const expected = (part: string) => [
    `./${part}`,
    { types: `./dist/${part}/index.d.ts`, default: `./dist/${part}/index.js` },
  ]
  expect(manifest.exports).toEqual(Object.fromEntries(parts.map(expected)))
  for (const files of Object.values(manifest.exports)) {
    for (const file of Object.values(files)) expect(sdk.files).toContain(file.slice(2))
  }
})

test('the package has no dependencies, imports nothing but itself, and carries its licence, its guide and the pages that this names', () => {
  expect(manifest.dependencies).toBeUndefined()
  const code = sdk.files.filter((file) => /^dist\/.*\.(js|d\.ts)$/.test(file))
  expect(code.length).toBeGreaterThan(10)
  for (const file of code) {
    const text = readFileSync(join(sdk.folder, 'node_modules/@bituin/sdk', file), 'utf8')
    for (const [, from = ''] of text.matchAll(/\bfrom '([^']+)'|\bimport\('([^']+)'\)/g)) expect(from).toMatch(/^\.\//)
  }
  const carried = ['LICENSE', 'README.md', 'package.json', 'docs/glw-1.md', 'docs/event-feed.md']
  expect(sdk.files).toEqual(expect.arrayContaining(carried))
  const guide = readFileSync(join(sdk.folder, 'node_modules/@bituin/sdk/README.md'), 'utf8')
  for (const [, page = ''] of guide.matchAll(/\(\.\.\/docs\/([\w-]+\.md)/g)) expect(sdk.files).toContain(`docs/${page}`)
  expect(sdk.files.filter((file) => /\.test\.|tsconfig/.test(file))).toEqual([])
})

test('a partner’s program compiles against it, and a mistake in a request or a reply does not', async () => {
  const program = (bet: string, read: string): string => `import { createWalletClient } from '@bituin/sdk/game-wallet'
    const wallet = createWalletClient({ baseUrl: 'https://wallet.example.ph', keyId: 'a', secret: 'b', fetch, clock: Date.now })
    const round = { playerId: '1', gameCode: 'g', roundId: 'r', session: 's', txId: 't' }
    const reply = await wallet.bet({ ...round, ${bet} })
    export const text: string = reply.kind === 'ok' ? String(reply.answer.balance) : ${read}\n`
  const right = program('amount: 100', "reply.kind === 'refused' ? reply.reason : reply.cause")
  expect(await faultsOf(right)).toBe('')
  expect(await faultsOf(program('amount: "100"', "''"))).toMatch(/'string' is not assignable to type 'number'/)
  expect(await faultsOf(program('', "''"))).toMatch(/'amount' is missing/)
  expect(await faultsOf(program('amount: 100', 'reply.reason'))).toMatch(/'reason' does not exist/)
})

test.each([
  { example: 'coin-toss-provider.mjs', says: 'baseUrl is missing: the wallet' },
  { example: 'event-puller.mjs', says: "url has to be the operator's address" },
  { example: 'event-receiver.mjs', says: 'Set FEED_SECRETS to the secret' },
])('$example without its settings ends, and says what is missing', async ({ example, says }) => {
  const { PATH } = process.env
  const started = run(process.execPath, [example], { cwd: sdk.folder, env: { PATH }, timeout: 10_000 })
  await expect(started).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(says) })
})

async function faultsOf(program: string): Promise<string> {
  writeFileSync(join(sdk.folder, 'program.ts'), program)
  const flags = [
    '--noEmit',
    '--strict',
    '--module',
    'NodeNext',
    '--target',
    'ES2022',
    '--lib',
    'ES2022,DOM',
    '--types',
    '',
  ]
  writeFileSync(join(sdk.folder, 'package.json'), '{ "type": "module" }')
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  return run(process.execPath, [compiler, ...flags, 'program.ts'], { cwd: sdk.folder }).then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  )
}
