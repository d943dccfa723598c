import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { drandPublicKey, sandboxBeaconKey } from '#platform/configuration/beacon-keys.ts'
import type { CallOutside } from '#platform/outside/call-outside.ts'
import { beacon } from '../rules.ts'
import { readBeacon } from './read-beacon.ts'

/** Round 1000 of drand's quicknet, as its relays answer it. */
const quicknetRound = {
  round: 1_000,
  randomness: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  signature: 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
}
const { randomness, signature } = quicknetRound
const first = 'https://first.example'
const second = 'https://second.example'

/** Relays that answer as they are made to, and nothing at any other address. */
function relays(answers: Readonly<Record<string, unknown>>) {
  const addresses: string[] = []
  const callOutside: CallOutside = async ({ url }) => {
    addresses.push(url)
    const relay = Object.keys(answers).find((each) => url.startsWith(each))
    return relay === undefined ? undefined : { status: 200, body: JSON.stringify(answers[relay]) }
  }
  const warned: unknown[] = []
  const log = { warn: (...line: unknown[]) => void warned.push(line) }
  const read = (publicKey = drandPublicKey) =>
    readBeacon({ callOutside, beaconUrls: [first, second], log }, { chain: beacon.chain, round: 1_000, publicKey })
  return { read, addresses, warned }
}

test('a round that drand has published is taken as it is, from the first relay that has it', async () => {
  const { read, addresses } = relays({ [first]: quicknetRound, [second]: quicknetRound })
  expect(await read()).toEqual({ randomness, signature })
  expect(addresses).toEqual([`${first}/${beacon.chain}/public/1000`])
})

test('a silent relay is passed over', async () => {
  expect(await relays({ [second]: quicknetRound }).read()).toEqual({ randomness, signature })
  expect(await relays({}).read()).toBeUndefined()
})

/** As somebody would forge it: the number is the hash of the signature, and the key never signed. */
const hashOf = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex')
const forgedSignature = `a${signature.slice(1)}`
const forged = { ...quicknetRound, signature: forgedSignature, randomness: hashOf(forgedSignature) }

test.each([
  ['another round', { ...quicknetRound, round: 1_001 }],
  ['a number that is not the hash of the signature', { ...quicknetRound, randomness: randomness.replace('f', 'e') }],
  ['a signature with one digit changed', { ...quicknetRound, signature: signature.replace('b', 'a') }],
  ['a forged signature whose hash is the number', forged],
  ['no signature', { round: 1_000, randomness }],
  ['something else', 'not found'],
])('an answer with %s is passed over', async (_what, answer) => {
  expect(await relays({ [first]: answer, [second]: quicknetRound }).read()).toEqual({ randomness, signature })
  const alone = relays({ [first]: answer })
  expect(await alone.read()).toBeUndefined()
  expect(alone.warned).toMatchObject([
    [{ relay: first, round: 1_000 }, expect.stringContaining('not signed by the key')],
  ])
})

test('a round that another key signed is passed over', async () => {
  const answers = relays({ [first]: quicknetRound })
  expect(await answers.read(sandboxBeaconKey)).toBeUndefined()
  expect(answers.warned).toHaveLength(1)
})

test('a relay that does not answer is no reason for a warning', async () => {
  const answers = relays({})
  await answers.read()
  expect(answers.warned).toEqual([])
})
