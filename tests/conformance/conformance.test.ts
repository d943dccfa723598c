import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import { conformanceCases } from './run-suite.ts'
import { serveConformanceBench } from './conformance-bench.ts'
import { openTestGameProvider, type TestGameProvider } from '../support/test-game-provider.ts'

let gameProvider: TestGameProvider
let bench: Awaited<ReturnType<typeof serveConformanceBench>>
let url: string

beforeAll(async () => {
  gameProvider = await openTestGameProvider()
  gameProvider.site.clock.set(instant(Date.now()))
  bench = await serveConformanceBench(gameProvider)
  url = await gameProvider.site.server.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await bench.close()
  await gameProvider.close()
})

const command = join(import.meta.dirname, '../../tools/commands/conformance.ts')
const runCommand = (args: readonly string[]): Promise<{ status: number; report: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [command, ...args], (error, stdout, stderr) => {
      resolve({ status: typeof error?.code === 'number' ? error.code : 0, report: stdout + stderr })
    })
  })

test('our own wallet keeps every sentence of the protocol', async () => {
  const { key } = gameProvider
  const { status, report } = await runCommand([
    '--url',
    url,
    `--key=${key.id}`,
    `--secret=${key.secret}`,
    '--bench',
    bench.url,
  ])
  expect(report.split('\n').filter((line) => line.startsWith('FAILED') || line.startsWith('   '))).toEqual([])
  expect(report).toContain(`${conformanceCases.length} of ${conformanceCases.length} sentences hold.`)
  expect(status).toBe(0)
}, 120_000)

test('a wallet that does not keep one is reported with what came instead, and ends with 1', async () => {
  await gameProvider.setProvider({ mayVoidRound: false })
  const { key } = gameProvider
  const { status, report } = await runCommand([
    '--url',
    url,
    `--key=${key.id}`,
    `--secret=${key.secret}`,
    '--bench',
    bench.url,
  ])
  expect(report).toMatch(/FAILED {2}a round can be voided after its win.*\n +code should be 0 and is 14/)
  expect(report).toContain(`${conformanceCases.length - 1} of ${conformanceCases.length} sentences hold.`)
  expect(status).toBe(1)
}, 120_000)

test('without a bench the command says what it needs', async () => {
  const { status, report } = await runCommand(['--url', url])
  expect(report).toContain('--bench')
  expect(status).toBe(1)
})
