import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { clientSeedPattern, fairDraw } from '#core/draw/fair-draw.ts'
import { newServerSeed, seededHmac, seedHash } from '#platform/crypto/fair-seed.ts'

const serverSeed = 'a0'.repeat(32)
const round = { hmac: seededHmac(serverSeed), clientSeed: 'sampaguita', nonce: 3, offset: 0 }

test('the bytes are HMAC-SHA256 of client seed, nonce and cursor under the server seed, block after block', () => {
  const block = (cursor: number) => createHmac('sha256', serverSeed).update(`sampaguita:3:${cursor}`).digest()
  const { draw } = fairDraw(round)
  const bytes = Buffer.concat([block(0), block(1)])
  for (let index = 0; index < 16; index++) expect(draw(2 ** 32)).toBe(bytes.readUInt32BE(index * 4))
})

test('a later step goes on where the one before ended', () => {
  const whole = fairDraw(round)
  const all = Array.from({ length: 40 }, () => whole.draw(1_000))
  const first = fairDraw(round)
  const start = Array.from({ length: 7 }, () => first.draw(1_000))
  const second = fairDraw({ ...round, offset: first.used() })
  expect([...start, ...Array.from({ length: 33 }, () => second.draw(1_000))]).toEqual(all)
  expect(first.used() + second.used() - first.used()).toBe(whole.used())
})

test('another nonce, client seed or server seed is another result', () => {
  const numbers = (changes: Partial<typeof round>) => {
    const { draw } = fairDraw({ ...round, ...changes })
    return Array.from({ length: 8 }, () => draw(1_000_000)).join()
  }
  const results = [{}, { nonce: 4 }, { clientSeed: 'sampaguitb' }, { hmac: seededHmac('b0'.repeat(32)) }].map(numbers)
  expect(new Set(results).size).toBe(4)
})

test('the hash shown before is the hash of the seed shown after', () => {
  const seed = newServerSeed()
  expect(seed).toMatch(/^[0-9a-f]{64}$/)
  expect(seedHash(seed)).toBe(createHash('sha256').update(seed).digest('hex'))
  expect(newServerSeed()).not.toBe(seed)
})

test.each(['a:b', '', 'x'.repeat(65), 'é', 'a\nb'])('%j is no client seed', (text) => {
  expect(clientSeedPattern.test(text)).toBe(false)
})
