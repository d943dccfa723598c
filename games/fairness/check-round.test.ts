import { describe, expect, test } from 'vitest'
import { fairDraw } from '#core/draw/fair-draw.ts'
import { centavosFromNumber } from '#core/money/centavos.ts'
import { rouletteBets } from '#games/live/math/roulette-bituin.ts'
import { numbersOfBet } from '#games/live/math/roulette-layout.ts'
import { tables, titles } from '#games/titles.ts'
import { newServerSeed, seededHmac, seedHash } from '#platform/crypto/fair-seed.ts'
import { checkRound } from './check-round.ts'
import { type PlayedRound, type PublicRound, roundProof, type RoundProof } from './round-proof.ts'
import * as v from 'valibot'

const stake = 1_000
const check = (round: RoundProof) => checkRound(round, { titles, tables })
const seeds = (serverSeed = newServerSeed()) => ({ serverSeed, seedHash: seedHash(serverSeed), clientSeed: 'mabuhay' })

/** A round as it comes out of the rules and the seeds, and as a game copies it. */
function playedRound(code: string, choice: PlayedRound['view'], own = seeds()): PlayedRound {
  const title = titles.find((one) => one.code === code)
  if (title === undefined) throw new Error(`there is no ${code}`)
  const hmac = seededHmac(own.serverSeed)
  const { draw, drawn } = fairDraw({ hmac, clientSeed: own.clientSeed, nonce: 4, offset: 0 })
  const step = title.begin({ stake: centavosFromNumber(stake), choice, draw })
  if (typeof step === 'string') throw new Error(step)
  return throughText({
    kind: 'round',
    game: code,
    version: title.version,
    ...own,
    nonce: 4,
    drawn: [...drawn],
    isVoided: false,
    win: Number(step.win),
    stake,
    moves: [choice],
    view: step.view,
  })
}

const throughText = <T>(proof: T): T => v.parse(roundProof, JSON.parse(JSON.stringify(proof))) as T

const dice = () => playedRound('jeepney-roll', { side: 'under', chance: 50 })

describe('a round that was recorded as it was played', () => {
  test('is right, whatever the order of its fields', async () => {
    const proof = dice()
    expect(await check(proof)).toMatchObject({ kind: 'right' })
    const view = Object.fromEntries(Object.entries(proof.view as object).toReversed())
    expect(await check({ ...proof, view })).toMatchObject({ kind: 'right' })
  })

  test('is right without its win where it was voided', async () => {
    expect(await check({ ...dice(), isVoided: true, win: 0 })).toMatchObject({ kind: 'right' })
  })
})

describe('a record that differs from what the seeds make', () => {
  const changed: readonly [string, (proof: PlayedRound) => Partial<PlayedRound>][] = [
    ['otherSeed', () => ({ serverSeed: newServerSeed() })],
    ['unknownGame', () => ({ game: 'nobody-plays-this' })],
    ['otherVersion', ({ version }) => ({ version: version + 1 })],
    ['impossibleMove', () => ({ moves: [{ under: 'everything' }] })],
    ['impossibleMove', ({ moves }) => ({ moves: [...moves, { act: 'again' }] })],
    ['otherDraws', ({ nonce }) => ({ nonce: nonce + 1 })],
    ['otherDraws', () => ({ clientSeed: 'magandang gabi' })],
    [
      'otherDraws',
      ({ drawn }) => ({ drawn: drawn.map(({ bound, value }) => ({ bound, value: (value + 1) % bound })) }),
    ],
    ['otherDraws', ({ drawn }) => ({ drawn: drawn.slice(1) })],
    ['otherScreen', ({ view }) => ({ view: { ...(view as object), more: 1 } })],
    ['otherWin', ({ win }) => ({ win: win + 1 })],
  ]
  test.each(changed)('%s: %o', async (kind, change) => {
    const proof = dice()
    expect(await check({ ...proof, ...change(proof) })).toMatchObject({ kind })
  })
})

test('a public round is drawn again, and pays the bets that lay on it', async () => {
  const [table] = tables
  if (table === undefined) throw new Error('there is no table')
  const own = { ...seeds(), clientSeed: `${table.code}.1` }
  const hmac = seededHmac(own.serverSeed)
  const first = fairDraw({ hmac, clientSeed: own.clientSeed, nonce: 0, offset: 0 })
  const opening = table.open({ draw: first.draw, number: 1, before: undefined })
  const second = fairDraw({ hmac, clientSeed: own.clientSeed, nonce: 0, offset: first.used() })
  const result = table.result({ opening, draw: second.draw })
  const chain = { anchor: seedHash(seedHash(seedHash(own.serverSeed))), position: 2 }
  const proof: PublicRound = throughText({
    kind: 'publicRound',
    game: table.code,
    version: table.version,
    ...own,
    nonce: 0,
    drawn: [...first.drawn, ...second.drawn],
    isVoided: false,
    win: 0,
    number: 1,
    chain,
    before: null,
    opening,
    result,
    bets: [],
  })
  expect(await check(proof)).toMatchObject({ kind: 'right' })
  expect(await check({ ...proof, win: 1 })).toMatchObject({ kind: 'otherWin' })
  const { chain: _chain, ...older } = proof
  expect(await check(older)).toMatchObject({ kind: 'right' })
  const elsewhere = { kind: 'otherChain', anchor: seedHash(seedHash(own.serverSeed)) }
  expect(await check({ ...proof, chain: { ...chain, position: 1 } })).toEqual(elsewhere)
  expect(await check({ ...proof, chain: { ...chain, anchor: own.seedHash } })).toMatchObject({ kind: 'otherChain' })
  expect(await check({ ...proof, result: null })).toMatchObject({ kind: 'otherScreen' })
})

test('a round of roulette from before its inside bets is still right, and one of a later version is not checked', async () => {
  const table = tables.find(({ code }) => code === 'roulette-bituin')
  if (table === undefined) throw new Error('there is no roulette')
  const own = { ...seeds(), clientSeed: 'roulette-bituin.9' }
  const { draw, drawn } = fairDraw({
    hmac: seededHmac(own.serverSeed),
    clientSeed: own.clientSeed,
    nonce: 0,
    offset: 0,
  })
  const result = table.result({ opening: null, draw }) as { readonly number: number }
  const proof: PublicRound = throughText({
    kind: 'publicRound',
    game: table.code,
    version: 1,
    ...own,
    nonce: 0,
    drawn: [...drawn],
    isVoided: false,
    win: stake * 36,
    number: 9,
    before: null,
    opening: null,
    result,
    bets: [{ bet: `n${result.number}`, stake }],
  })
  expect(await check(proof)).toMatchObject({ kind: 'right' })
  expect(await check({ ...proof, version: 2 })).toMatchObject({ kind: 'right' })
  for (const version of [0, 3]) expect(await check({ ...proof, version })).toEqual({ kind: 'otherVersion', present: 2 })
  expect(await check({ ...proof, bets: [{ bet: '1-3', stake }] })).toMatchObject({ kind: 'otherWin' })
})

test('rounds of roulette with bets on lines are recalculated bet by bet', async () => {
  const own = { ...seeds(), clientSeed: 'roulette-bituin.10' }
  for (let nonce = 0; nonce < 40; nonce++) {
    const { draw, drawn } = fairDraw({ hmac: seededHmac(own.serverSeed), clientSeed: own.clientSeed, nonce, offset: 0 })
    const result = { number: draw(37) }
    const laid = rouletteBets.filter((_, index) => index % 40 === nonce)
    // As the rules say it: 36 parted by how many numbers the bet covers.
    const onNumbers = laid.filter((bet) => /^n?\d/.test(bet))
    const won = onNumbers.filter((bet) => numbersOfBet(bet).includes(result.number))
    const proof: PublicRound = throughText({
      kind: 'publicRound',
      game: 'roulette-bituin',
      version: 2,
      ...own,
      nonce,
      drawn: [...drawn],
      isVoided: false,
      win: won.reduce((sum, bet) => sum + (stake * 36) / numbersOfBet(bet).length, 0),
      number: nonce + 1,
      before: null,
      opening: null,
      result,
      bets: onNumbers.map((bet) => ({ bet, stake })),
    })
    expect(await check(proof)).toMatchObject({ kind: 'right' })
    expect(await check({ ...proof, win: proof.win + 1 })).toMatchObject({ kind: 'otherWin' })
  }
})
