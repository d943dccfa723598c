import { afterAll, beforeAll, expect, test } from 'vitest'
import { hours } from '#core/clock/duration.ts'
import { addDuration, subtractDuration } from '#core/clock/instant.ts'
import {
  gameCode,
  newId,
  openTestGameProvider,
  testProvider,
  type TestGameProvider,
} from '#tests/support/test-game-provider.ts'
import { roundScatter } from './round-scatter.store.ts'

let gameProvider: TestGameProvider
beforeAll(async () => {
  gameProvider = await openTestGameProvider()
})
afterAll(() => gameProvider.close())

test('a jackpot that a round won is no return of its game', async () => {
  const player = await gameProvider.newPlayer(1_000)
  const round = { playerId: player.playerId, gameCode, roundId: newId('round') }
  const { session } = player
  const ask = async (op: 'bet' | 'win', fields: object) =>
    expect(await gameProvider.ask(op, { ...round, txId: newId(op), ...fields })).toMatchObject({ code: 0 })
  await ask('bet', { session, amount: 100 })
  await ask('win', { amount: 700, winType: 'JACKPOT', jackpotId: 'grand' })
  await ask('win', { amount: 30, endRound: true })
  const now = gameProvider.site.clock.now()
  const games = [
    {
      key: 7n,
      providerId: testProvider.id,
      gameCode,
      since: subtractDuration(now, hours(1)),
      until: null,
      countsByStake: false,
      sharedSeconds: 0,
      boughtFor: 0,
    },
  ]
  const rows = await roundScatter(gameProvider.site.context.db, {
    from: subtractDuration(now, hours(1)),
    until: addDuration(now, hours(1)),
    games,
  })
  expect(rows.toSorted((one, other) => Number(one.stake - other.stake))).toMatchObject([
    { key: 7n, stake: 0n, rounds: 1n, staked: 100n, won: 30n, weight: 1, returned: 0.3 },
    { key: 7n, stake: 100n, rounds: 1n, staked: 100n, won: 30n, weight: 1, returned: 0.3 },
  ])
})

test('a bought round is counted in a band of its own, which its price begins', async () => {
  const player = await gameProvider.newPlayer(1_000_000)
  const roundOf = async (amount: number, win: number) => {
    const { playerId, session } = player
    const ids = { betTxId: newId('b'), winTxId: newId('w') }
    const amounts = { betAmount: amount, winAmount: win }
    const body = { playerId, gameCode, roundId: newId('round'), session, ...ids, ...amounts, endRound: true }
    expect(await gameProvider.ask('betwin', body)).toMatchObject({ code: 0 })
  }
  const since = gameProvider.site.clock.now()
  gameProvider.site.clock.advance(hours(1))
  // ₱1, ₱2 and ₱5 for the price of 25.4 of them, and an ordinary round of ₱50.
  for (const [amount, win] of [
    [2_540, 2_540],
    [5_080, 0],
    [12_700, 12_700],
    [5_000, 2_500],
  ] as const)
    await roundOf(amount, win)
  const until = addDuration(gameProvider.site.clock.now(), hours(1))
  const game = {
    key: 8n,
    providerId: testProvider.id,
    gameCode,
    since,
    until: null,
    countsByStake: false,
    sharedSeconds: 0,
  }
  const rows = await roundScatter(gameProvider.site.context.db, {
    from: addDuration(since, hours(1)),
    until,
    games: [{ ...game, boughtFor: 2_540 }],
  })
  expect(rows.toSorted((one, other) => Number(one.stake - other.stake))).toMatchObject([
    { stake: 0n, rounds: 4n, staked: 25_320n, won: 17_740n, returned: 2.5 },
    { stake: 2_540n, rounds: 1n, staked: 2_540n, returned: 1 },
    { stake: 5_000n, rounds: 1n, staked: 5_000n, returned: 0.5 },
    { stake: 5_080n, rounds: 1n, staked: 5_080n, returned: 0 },
    { stake: 12_700n, rounds: 1n, staked: 12_700n, returned: 1 },
  ])
})

test('the newest rounds are found by the time at which they ended before any vacuum', async () => {
  const { rows } = await gameProvider.site.context.db.pool.query(
    `select reloptions from pg_class where relname = 'game_round_ended'`,
  )
  expect(rows).toEqual([{ reloptions: ['autosummarize=on'] }])
})
