import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyLedger } from '#ledger'
import {
  gameCode,
  type PlayerInGame,
  newId,
  openTestGameProvider,
  type TestGameProvider,
} from '#tests/support/test-game-provider.ts'

let gameProvider: TestGameProvider
beforeAll(async () => {
  gameProvider = await openTestGameProvider()
})
afterAll(() => gameProvider.close())

/** A player with no money, debts, and a zero bet in an open round. */
async function owing(...debts: readonly number[]) {
  const player = await gameProvider.newPlayer(0)
  const round = { playerId: player.playerId, gameCode, roundId: newId('round') }
  const bet = { ...round, session: player.session, txId: newId('bet'), amount: 0 }
  await gameProvider.ask('bet', bet)
  for (const debt of debts) await gameProvider.ask('adjust', adjustOf(round, -debt))
  return { player, round, bet }
}
type Round = Awaited<ReturnType<typeof owing>>['round']

const adjustOf = ({ playerId, roundId }: Round, signedAmount: number) => ({
  playerId,
  refRoundId: roundId,
  txId: newId('adjust'),
  signedAmount,
  reason: 'wrong reel',
})
const openDebtsOf = async ({ id }: PlayerInGame): Promise<unknown[]> =>
  (
    await gameProvider.rows('select amount - repaid as owed from game_debt where player_id = $1 order by at, tx_id', [
      id,
    ])
  ).map(({ owed }) => owed)

test('a win repays debts first, the oldest before the others, and the rest is the player’s', async () => {
  const { player, round } = await owing(300, 200)
  expect(await openDebtsOf(player)).toEqual([300n, 200n])
  expect(await gameProvider.ask('win', { ...round, txId: newId('win'), amount: 400 })).toMatchObject({
    code: 0,
    balance: 0,
  })
  expect(await openDebtsOf(player)).toEqual([0n, 100n])
  expect(await gameProvider.ask('win', { ...round, txId: newId('win'), amount: 400 })).toMatchObject({ balance: 300 })
  expect(await openDebtsOf(player)).toEqual([0n, 0n])
})

test('a win that is sent again pays once', async () => {
  const { player, round } = await owing(300)
  const win = { ...round, txId: newId('win'), amount: 100 }
  await gameProvider.ask('win', win)
  await gameProvider.ask('win', win)
  expect(await openDebtsOf(player)).toEqual([200n])
})

test('ten wins at once pay the debt once', async () => {
  const { player, round } = await owing(350)
  await Promise.all(
    Array.from({ length: 10 }, () => gameProvider.ask('win', { ...round, txId: newId('win'), amount: 100 })),
  )
  expect(await openDebtsOf(player)).toEqual([0n])
  expect(await gameProvider.coinOf(player)).toBe(650n)
})

test('a correction upwards and the win of a pair pay as a win does', async () => {
  const { player, round } = await owing(300)
  expect(await gameProvider.ask('adjust', adjustOf(round, 120))).toMatchObject({ code: 0, balance: 0 })
  const pair = { betTxId: newId('bet'), winTxId: newId('win'), betAmount: 0, winAmount: 200, endRound: true }
  const { playerId, session } = player
  expect(
    await gameProvider.ask('betwin', { playerId, session, gameCode, roundId: newId('round'), ...pair }),
  ).toMatchObject({
    code: 0,
    balance: 20,
  })
  expect(await openDebtsOf(player)).toEqual([0n])
})

test('a promotion and a stake that comes back are left alone', async () => {
  const { player, round } = await owing()
  const { playerId, session } = player
  await gameProvider.ask('promo', { playerId, txId: newId('promo'), campaignId: 'fiesta', type: 'DROP', amount: 500 })
  const bet = { ...round, session, txId: newId('bet'), amount: 200 }
  await gameProvider.ask('bet', bet)
  await gameProvider.ask('adjust', adjustOf(round, -350))
  expect(await openDebtsOf(player)).toEqual([50n])
  expect(await gameProvider.ask('rollback', { playerId, txId: newId('back'), refTxId: bet.txId })).toMatchObject({
    balance: 200,
  })
  expect(
    await gameProvider.ask('promo', {
      playerId,
      txId: newId('promo'),
      campaignId: 'fiesta',
      type: 'DROP',
      amount: 500,
    }),
  ).toMatchObject({ balance: 700 })
  expect(await openDebtsOf(player)).toEqual([50n])
})

test('after all of it the ledger is sound', async () => {
  expect((await verifyLedger(gameProvider.site.context.db)).isSound).toBe(true)
})
