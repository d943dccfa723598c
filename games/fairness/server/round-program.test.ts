import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readPublished } from '#games/proofs/server/published.ts'

const program = join(import.meta.dirname, 'round-program.ts')
const run = (args: readonly string[], input = '') =>
  spawnSync(process.execPath, [program, ...args], { input, encoding: 'utf8' })

test.each([
  ['not JSON', 'this is no round'],
  ['JSON that is no round', '{"game":"tala-keno"}'],
])('%s is refused in a sentence', (_name, input) => {
  const { status, stderr } = run([], input)
  expect(status).toBe(2)
  expect(stderr).toBe('This is not a round that a game copies: copy the whole text and try again.\n')
})

test('the tables of a game are printed with the hash that is published, and an unknown game names those that there are', () => {
  const { stdout } = run(['--tables', 'galleon-trade'])
  const [text = '', hash] = stdout.trim().split('\n')
  expect(JSON.parse(text)).toMatchObject({ game: 'galleon-trade', tables: { strips: expect.any(Array) } })
  const { sha256 } = readPublished().find(({ game }) => game === 'galleon-trade') ?? {}
  expect(hash).toBe(`SHA-256 ${sha256}`)
  expect(run(['--tables', 'nobody-plays-this']).stderr).toContain('galleon-trade')
})
