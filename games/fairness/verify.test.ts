import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fairDraw } from '#core/draw/fair-draw.ts'
import { newServerSeed, seededHmac, seedHash } from '#platform/crypto/fair-seed.ts'

const script = join(import.meta.dirname, 'verify.mjs')

function played() {
  const serverSeed = newServerSeed()
  const { draw, drawn } = fairDraw({ hmac: seededHmac(serverSeed), clientSeed: 'mabuhay', nonce: 12, offset: 0 })
  // The largest bounds throw most numbers away: the verifier has to throw away the same.
  for (const bound of [2, 13, 10_000, 2 ** 31 + 1, 3, 2 ** 31 + 1, 75]) draw(bound)
  return {
    game: 'test',
    serverSeed,
    seedHash: seedHash(serverSeed),
    clientSeed: 'mabuhay',
    nonce: 12,
    drawn: [...drawn],
  }
}

const verified = (round: object) =>
  spawnSync(process.execPath, [script], { input: JSON.stringify(round), encoding: 'utf8' })

test('the verifier, which shares no code with us, comes to the same draws', () => {
  const { status, stdout } = verified(played())
  expect(stdout).toContain('right, all 7 draws')
  expect(status).toBe(0)
})

test.each([
  [
    'a draw that was changed',
    (round: ReturnType<typeof played>) => ({
      ...round,
      drawn: round.drawn.map((each, index) => (index === 3 ? { ...each, value: (each.value + 1) % each.bound } : each)),
    }),
  ],
  ['another round’s number', (round: ReturnType<typeof played>) => ({ ...round, nonce: 13 })],
  ['a seed that was exchanged', (round: ReturnType<typeof played>) => ({ ...round, serverSeed: newServerSeed() })],
  ['a hash that was exchanged', (round: ReturnType<typeof played>) => ({ ...round, seedHash: '0'.repeat(64) })],
])('it finds %s', (_says, forge) => {
  expect(verified(forge(played())).status).toBe(1)
})
