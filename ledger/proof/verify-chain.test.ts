import { describe, expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import { sha256 } from './sha256.ts'
import { canonicalTransfer, type ChainedTransfer, chainHash, chainStart } from './transfer-chain.ts'
import { type HashedTransfer, verifyChain } from './verify-chain.ts'

const transferOf = (seq: bigint): ChainedTransfer => ({
  playerId: 7n,
  seq,
  at: instant(1_795_233_600_000 + Number(seq)),
  asset: 'coin',
  amount: 100n,
  from: 'psp:sandpay',
  to: 'coin',
  fromBalance: undefined,
  toBalance: 100n * seq,
  reason: 'deposit',
  reference: `order-${seq}`,
  source: 'deposit',
  key: `key-${seq}`,
  closes: undefined,
})

function chainOf(count: number): HashedTransfer[] {
  let head = chainStart
  return Array.from({ length: count }, (_, index) => {
    const transfer = transferOf(BigInt(index + 1))
    head = chainHash(head, transfer, sha256)
    return { transfer, hash: head }
  })
}

test('the spelling of a transfer never changes: published hashes depend on it', () => {
  expect(canonicalTransfer({ ...transferOf(2n), closes: 1n, fromBalance: 5n })).toBe(
    'bituin-transfer-1\n7\n2\n1795233600002\ncoin\n100\npsp:sandpay\ncoin\n5\n200\ndeposit\norder-2\ndeposit\nkey-2\n1',
  )
  expect(chainOf(3)[2]?.hash).toBe(chainHash(chainOf(2)[1]?.hash ?? '', transferOf(3n), sha256))
})

describe('a chain', () => {
  test('is whole, from the beginning or from a place that is known', () => {
    const chain = chainOf(5)
    const end = { seq: 5n, hash: chain[4]?.hash }
    expect(verifyChain(chain)).toEqual({ kind: 'whole', end })
    expect(verifyChain(chain.slice(2), { seq: 2n, hash: chain[1]?.hash ?? '' })).toEqual({ kind: 'whole', end })
    expect(verifyChain([])).toMatchObject({ kind: 'whole', end: { seq: 0n } })
  })

  test('with a missing link has a gap there', () => {
    expect(verifyChain(chainOf(5).toSpliced(2, 1))).toEqual({ kind: 'broken', seq: 3n, fault: 'gap' })
  })

  const changes: Partial<ChainedTransfer>[] = [
    { playerId: 8n },
    { at: instant(0) },
    { asset: 'points' },
    { amount: 101n },
    { from: 'psp:other' },
    { to: 'safebox' },
    { fromBalance: 0n },
    { toBalance: 301n },
    { reason: 'win' },
    { reference: 'order-4' },
    { source: 'other' },
    { key: 'key-4' },
    { closes: 1n },
  ]
  test.each(changes)('breaks where %o was changed', (change) => {
    const chain = chainOf(5)
    const changed = chain.map((each, index) =>
      index === 2 ? { ...each, transfer: { ...each.transfer, ...change } } : each,
    )
    expect(verifyChain(changed)).toEqual({ kind: 'broken', seq: 3n, fault: 'hash' })
  })

  test('breaks after a link whose hash was made to fit the change', () => {
    const chain = chainOf(5)
    const transfer = { ...transferOf(3n), amount: 1n }
    const forged = { transfer, hash: chainHash(chain[1]?.hash ?? '', transfer, sha256) }
    expect(verifyChain(chain.toSpliced(2, 1, forged))).toEqual({ kind: 'broken', seq: 4n, fault: 'hash' })
  })
})
