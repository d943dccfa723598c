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

test('the newest rounds are found by the time at which they ended before any vacuum', async () => {
  const { rows } = await gameProvider.site.context.db.pool.query(
    `select reloptions from pg_class where relname = 'game_round_ended'`,
  )
  expect(rows).toEqual([{ reloptions: ['autosummarize=on'] }])
})
