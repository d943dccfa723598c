import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { drandPublicKey, sandboxBeaconKey } from '#platform/configuration/beacon-keys.ts'
import { isBeaconSignature } from './beacon-signature.ts'

/** A round of drand's quicknet, as its relays answer it. */
const signed = {
  round: 1_000,
  signature: 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
  publicKey: drandPublicKey,
}

test('a published round of quicknet is signed by drand’s key', () => {
  expect(isBeaconSignature(signed)).toBe(true)
})

test.each([
  ['another round', { round: 1_001 }],
  ['another key', { publicKey: sandboxBeaconKey }],
  ['a point that nobody signed with', { signature: `a${signed.signature.slice(1)}` }],
  ['bytes that are no point', { signature: 'ff'.repeat(48) }],
  ['the point at infinity', { signature: `c0${'00'.repeat(47)}` }],
  ['a short signature', { signature: signed.signature.slice(2) }],
  ['no signature', { signature: '' }],
  ['a key that is no point', { publicKey: 'ff'.repeat(96) }],
])('%s is false', (_what, changed) => {
  expect(isBeaconSignature({ ...signed, ...changed })).toBe(false)
})

test('the name of the chain is the hash of its key, so that the key is that of the chain we name', () => {
  const info = Buffer.alloc(12)
  info.writeUInt32BE(3, 0)
  info.writeBigInt64BE(1_692_803_367n, 4)
  const group = 'f477d5c89f21a17c863a7f937c6a6d15859414d2be09cd448d4279af331c5d3e'
  const bytes = Buffer.concat([info, Buffer.from(drandPublicKey + group, 'hex'), Buffer.from('quicknet')])
  const name = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971'
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(name)
})
