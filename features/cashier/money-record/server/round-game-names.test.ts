import { afterAll, beforeAll, expect, test } from 'vitest'
import { gameCode, newId, openTestGameProvider, type TestGameProvider } from '#tests/support/test-game-provider.ts'
import { roundGameNames } from './round-game-names.ts'

let gameProvider: TestGameProvider
beforeAll(async () => {
  gameProvider = await openTestGameProvider()
})
afterAll(() => gameProvider.close())

test('a round has its game’s current name, its code if the game is gone, and is shown to its player alone', async () => {
  const [player, stranger] = [await gameProvider.newPlayer(1_000), await gameProvider.newPlayer(1_000)]
  const [roundId, txId] = [newId('round'), newId('bet')]
  const { playerId, session } = player
  const bet = await gameProvider.ask('bet', { playerId, session, gameCode, roundId, txId, amount: 100 })
  expect(bet.code).toBe(0)
  const round = { providerId: 'test-studio', roundId }
  const namesFor = async (id: bigint) => [...(await roundGameNames(gameProvider.site.context.db, id, [round]))]
  const key = `test-studio ${roundId}`
  await gameProvider.rows(`update game set name = 'Newly Named' where code = $1`, [gameCode])
  expect(await namesFor(player.id)).toEqual([[key, 'Newly Named']])
  expect(await namesFor(stranger.id)).toEqual([])
  await gameProvider.rows(`update game set code = 'left-the-house' where code = $1`, [gameCode])
  expect(await namesFor(player.id)).toEqual([[key, gameCode]])
})
