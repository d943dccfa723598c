import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hours, seconds } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import { pesos } from '#core/money/centavos.ts'
import { checkRound } from '#games/fairness/check-round.ts'
import type { RoundProof } from '#games/fairness/round-proof.ts'
import { demoToken } from '#games/protocol/server/demo-token.ts'
import { titles } from '#games/titles.ts'
import { verifyLedger } from '#ledger'
import { testProvider } from '#tests/support/test-game-provider.ts'
import { openTestStudio, type TestStudio } from './test-studio.ts'

const sold = titles.flatMap(({ code, bonusBuy }) => (bonusBuy === undefined ? [] : [{ code, ...bonusBuy }]))
const game = 'fiesta-masks'
const priceOf = (code = game): number => sold.find((one) => one.code === code)?.priceHundredths ?? 0
const boughtEach = 100

let studio: TestStudio
beforeAll(async () => {
  studio = await openTestStudio()
})
afterAll(() => studio.close())

let lastRequest = 0
type Purchase = { readonly stake?: number; readonly id?: string; readonly choice?: object; readonly freeRound?: string }
function buy(token: string, { stake = 100, id = `buy-${++lastRequest}`, choice, freeRound }: Purchase = {}) {
  studio.wallet.site.clock.advance(seconds(1))
  const bonus = choice ?? { bonusFor: priceOf() }
  return studio.ask('play', { token, body: { requestId: id, stake, choice: bonus, freeRound } })
}
const coin = async (id: bigint): Promise<number> => Number(await studio.wallet.coinOf({ id }))

test('four slots sell their bonus', () => {
  expect(sold.map(({ code }) => code).toSorted()).toEqual([
    'bahay-kubo-harvest',
    'banaue-stairs',
    'diwata-falls',
    'fiesta-masks',
  ])
})

test('a bought round is one bet of its whole price, which the wallet sees as its stake', async () => {
  const { id, token } = await studio.player(1_000_000, game)
  const { round, balance } = (await buy(token, { stake: 1_000 })).body
  const price = priceOf() * 10
  expect(round).toMatchObject({ state: 'over', stake: price, staked: price, choice: { bonusFor: priceOf() } })
  expect(round.events[0]).toMatchObject({ kind: 'free' })
  expect(balance).toBe(1_000_000 - price + round.win)
  expect(await coin(id)).toBe(balance)
  const ops = await studio.rows('select op, bet_amount from studio.wallet_op where round_id = $1', [round.id])
  expect(ops).toEqual([{ op: 'betwin', bet_amount: BigInt(price) }])
  const rounds = await studio.wallet.rows('select stake, state from game_round where round_id = $1', [round.id])
  expect(rounds).toEqual([{ stake: BigInt(price), state: 'CLOSED' }])
})

test('the same purchase ten times at once is paid and played once', async () => {
  const { id, token } = await studio.player(100_000, game)
  const answers = await Promise.all(Array.from({ length: 10 }, () => buy(token, { id: 'ten-at-once' })))
  const played = answers.find(({ body }) => body.round?.state === 'over')
  expect(new Set(answers.flatMap(({ body }) => body.round?.id ?? [])).size).toBe(1)
  expect(await coin(id)).toBe(100_000 - priceOf() + (played?.body.round.win ?? Number.NaN))
  expect((await buy(token, { id: 'ten-at-once', stake: 200 })).body.refusal).toBe('requestMismatch')
})

describe('refused, and nothing is taken', () => {
  test.each([
    { what: 'a mode that the game does not know', purchase: { choice: { ante: 1 } }, refusal: 'badChoice' },
    { what: 'a price that is not the price', purchase: { choice: { bonusFor: 100 } }, refusal: 'badChoice' },
    { what: 'a price and something else', purchase: { choice: { bonusFor: priceOf(), x: 1 } }, refusal: 'badChoice' },
    { what: 'a stake that is not offered', purchase: { stake: 300 }, refusal: 'badStake' },
    { what: 'the price as the stake', purchase: { stake: priceOf() }, refusal: 'badStake' },
    { what: 'a price above the game’s highest bet', purchase: { stake: 2_000 }, refusal: 'badStake' },
  ])('$what', async ({ purchase, refusal }) => {
    const { id, token } = await studio.player(10_000_000, game)
    expect((await buy(token, purchase)).body.refusal).toBe(refusal)
    expect(await coin(id)).toBe(10_000_000)
  })

  test('a slot that sells nothing', async () => {
    const { id, token } = await studio.player(1_000_000, 'galleon-trade')
    expect((await buy(token)).body.refusal).toBe('badChoice')
    expect(await coin(id)).toBe(1_000_000)
  })

  test.each([
    { what: 'where the operator has switched it off', settings: { bonusBuy: false } },
    { what: 'in green mode, whatever the operator has switched on', settings: { mode: 'green', bonusBuy: true } },
  ] as const)('$what', async ({ settings }) => {
    await studio.wallet.site.set(settings)
    const { id } = await studio.wallet.newPlayer(1_000_000)
    const { body } = await studio.ask('open', {
      body: { mode: 'real', game, launchToken: await studio.launch(id, game) },
    })
    await studio.wallet.site.set({})
    expect(body.title.bonusBuy).toBeUndefined()
    studio.wallet.site.clock.advance(seconds(2))
    expect((await buy(body.token)).body).toMatchObject({ refusal: 'bonusBuyOff' })
    expect(await coin(id)).toBe(1_000_000)
    studio.wallet.site.clock.advance(seconds(2))
    expect((await buy(body.token, { choice: {} })).body.round.state).toBe('over')
  })

  test('a balance that pays for the stake, and not for the price', async () => {
    const { id, token } = await studio.player(priceOf() - 1, game)
    expect((await buy(token)).body.round).toMatchObject({ state: 'refused', refusal: 'insufficientFunds' })
    expect(await coin(id)).toBe(priceOf() - 1)
  })

  test('a price above the most that the player may stake, though the stake is below', async () => {
    const { id, token } = await studio.player(1_000_000, game)
    await studio.rows(
      'update studio.session set stake_max = $1 where account_id = (select max(id) from studio.account)',
      [priceOf() - 1],
    )
    const offered = (await studio.ask('resume', { token })).body.title
    expect(offered.bonusBuy?.priceMost).toBe(priceOf() - 1)
    expect((await buy(token)).body.refusal).toBe('badStake')
    expect(await coin(id)).toBe(1_000_000)
  })

  test('a free round is a spin: it buys nothing', async () => {
    const { site, newPlayer } = studio.wallet
    const { id } = await newPlayer(0)
    const grant = { playerId: id, providerId: testProvider.id, gameCode: game, rounds: 1, stake: pesos(1n) }
    const terms = { betRate: basisPoints(10_000), grantedBy: 'test', now: site.clock.now() }
    const expiresAt = addDuration(site.clock.now(), hours(24))
    await site.context.db.transaction((tx) =>
      site.features.gameWallet.grantFreeRounds(tx, { ...grant, ...terms, expiresAt }),
    )
    const launchToken = await studio.launch(id, game)
    const { token, freeRounds } = (await studio.ask('open', { body: { mode: 'real', game, launchToken } })).body
    expect((await buy(token, { freeRound: freeRounds[0]?.id ?? '' })).body.refusal).toBe('noFreeRounds')
    expect(await coin(id)).toBe(0)
  })

  test('faster than the pace of spins', async () => {
    const { token } = await studio.player(1_000_000, game)
    await buy(token)
    const body = { requestId: 'at-once', stake: 100, choice: { bonusFor: priceOf() } }
    expect((await studio.ask('play', { token, body })).body.refusal).toBe('tooFast')
  })
})

describe('a demonstration', () => {
  test('sells the bonus for play money', async () => {
    const opened = await studio.demo(game)
    expect(opened.title.bonusBuy?.priceHundredths).toBe(priceOf())
    const { round, balance } = (await buy(opened.token)).body
    expect(balance).toBe(1_000_000 - priceOf() + round.win)
  })

  test('sells none where the house does not', async () => {
    const signed = { gameCode: game, now: studio.wallet.site.clock.now(), sellsBonus: false }
    const { body } = await studio.ask('open', {
      body: { mode: 'demo', game, demoToken: demoToken(studio.wallet.key, signed) },
    })
    expect(body.title.bonusBuy).toBeUndefined()
    expect((await buy(body.token)).body.refusal).toBe('bonusBuyOff')
  })

  test('nobody makes a token without the bonus one with it', async () => {
    const signed = { gameCode: game, now: studio.wallet.site.clock.now(), sellsBonus: false }
    const changed = demoToken(studio.wallet.key, signed).replace('p_', '_')
    expect((await studio.ask('open', { body: { mode: 'demo', game, demoToken: changed } })).body.refusal).toBe(
      'demoRefused',
    )
  })
})

test.each(sold)(
  '$code: a hundred bought rounds are proven, and the program without our code draws each again',
  async ({ code, priceHundredths }) => {
    const { token } = await studio.demo(code)
    await studio.rows("update studio.account set demo_balance = 1000000000 where kind = 'demo'")
    for (let round = 0; round < boughtEach; round++)
      expect((await buy(token, { choice: { bonusFor: priceHundredths } })).body.round.state).toBe('over')
    await studio.ask('rotate', { token })
    const proofs = await proofsOf(token)
    expect(proofs).toHaveLength(boughtEach)
    for (const proof of proofs) {
      expect(proof).toMatchObject({ stake: 100, moves: [{ bonusFor: priceHundredths }] })
      expect((await checkRound(proof, { titles, tables: [] })).kind).toBe('right')
    }
    const verified = spawnSync(process.execPath, [script], { input: JSON.stringify(proofs), encoding: 'utf8' })
    expect(verified.stdout.match(/: right, all/g)).toHaveLength(boughtEach)
    expect(verified.status).toBe(0)
  },
  60_000,
)

test('a round of the version before is still proven', async () => {
  const { token } = await studio.demo(game)
  await buy(token, { choice: {} })
  await studio.ask('rotate', { token })
  const [proof] = await proofsOf(token)
  if (proof === undefined) throw new Error('there is no round')
  expect((await checkRound({ ...proof, version: 1 }, { titles, tables: [] })).kind).toBe('right')
})

test('the ledger agrees with all of it', async () => {
  expect((await verifyLedger(studio.wallet.site.context.db)).isSound).toBe(true)
})

const script = join(import.meta.dirname, '../../games/fairness/verify.mjs')

async function proofsOf(token: string): Promise<RoundProof[]> {
  const proofs: RoundProof[] = []
  let before: string | undefined
  for (;;) {
    const { rounds, isMore } = (await studio.ask('history', { token, body: { before } })).body
    proofs.push(...rounds.flatMap(({ proof }) => proof ?? []))
    before = rounds.at(-1)?.id
    if (!isMore) return proofs
  }
}
