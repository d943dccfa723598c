import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { days } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import { centavos } from '#core/money/centavos.ts'
import { turnoverMeter } from '#ledger'
import { createOutbox } from '#platform/outbox/outbox.ts'
import {
  gameCode,
  type PlayerInGame,
  newId,
  openTestGameProvider,
  testProvider,
  type TestGameProvider,
} from '#tests/support/test-game-provider.ts'
import { freeRoundByHandWonSince } from './store/free-round.store.ts'
import { freeRoundTurnoverConsumer } from './free-round-turnover.ts'

let gameProvider: TestGameProvider
beforeAll(async () => {
  gameProvider = await openTestGameProvider()
})
afterAll(() => gameProvider.close())

type Gift = { readonly id?: string; readonly rounds?: number; readonly gameCode?: string }

const give = (player: PlayerInGame, { rounds = 2, ...gift }: Gift = {}) => {
  const { site } = gameProvider
  const now = site.clock.now()
  const terms = { rounds, stake: centavos(500n), betRate: basisPoints(30_000), expiresAt: addDuration(now, days(7)) }
  const whose = { playerId: player.id, providerId: testProvider.id, gameCode, grantedBy: 'ana@bituin.example', now }
  return site.context.db.transaction((tx) =>
    site.features.gameWallet.grantFreeRounds(tx, { ...whose, ...terms, ...gift }),
  )
}
async function given(rounds = 2) {
  const player = await gameProvider.newPlayer(0)
  const grant = await give(player, { rounds })
  if (typeof grant === 'string') throw new Error(grant)
  return { player, freeRoundId: grant.id }
}

const freeBet = ({ playerId, session }: PlayerInGame, freeRoundId: string) => ({
  playerId,
  session,
  gameCode,
  roundId: newId('round'),
  txId: newId('bet'),
  amount: 0,
  freeRoundId,
})
const usedOf = async ({ id }: PlayerInGame): Promise<unknown> =>
  (await gameProvider.rows('select used from game_free_round where player_id = $1', [id]))[0]?.used

/** Delivers pending round events. */
async function followRounds(): Promise<void> {
  const { db, log, clock } = gameProvider.site.context
  const outbox = createOutbox({ db, clock, log, consumers: [freeRoundTurnoverConsumer] })
  await outbox.drain()
}
const meterOf = ({ id }: PlayerInGame) => turnoverMeter(gameProvider.site.context.db, id)

test('a session that opens lists its free rounds with their stake', async () => {
  const { player, freeRoundId } = await given(3)
  const again = await gameProvider.ask('authenticate', { launchToken: await gameProvider.launch(player.id), gameCode })
  expect(again).toMatchObject({ code: 0, freeRounds: [{ freeRoundId, gameCode, rounds: 3, stake: 500 }] })
})

test('each is played once, free of charge, and no more than there are', async () => {
  const { player, freeRoundId } = await given(2)
  const first = freeBet(player, freeRoundId)
  expect(await gameProvider.ask('bet', first)).toMatchObject({ code: 0, balance: 0 })
  expect(await gameProvider.ask('bet', first)).toMatchObject({ code: 0, dup: true })
  expect(await gameProvider.ask('bet', freeBet(player, freeRoundId))).toMatchObject({ code: 0 })
  expect(await gameProvider.ask('bet', freeBet(player, freeRoundId))).toMatchObject({ code: 14, state: 'REJECTED' })
  expect(await usedOf(player)).toBe(2)
})

test('ten bets at once on the last free round play it once', async () => {
  const { player, freeRoundId } = await given(1)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => gameProvider.ask('bet', freeBet(player, freeRoundId))),
  )
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, ...Array.from({ length: 9 }, () => 14)])
  expect(await usedOf(player)).toBe(1)
})

test('one that is taken back, alone or with its round, can be played again', async () => {
  const { player, freeRoundId } = await given(1)
  const { playerId } = player
  const first = freeBet(player, freeRoundId)
  await gameProvider.ask('bet', first)
  await gameProvider.ask('rollback', { playerId, txId: newId('back'), refTxId: first.txId })
  expect(await usedOf(player)).toBe(0)
  const second = freeBet(player, freeRoundId)
  expect(await gameProvider.ask('bet', second)).toMatchObject({ code: 0 })
  await gameProvider.ask('rollback', { playerId, txId: newId('void'), scope: 'ROUND', roundId: second.roundId })
  expect(await usedOf(player)).toBe(0)
})

test.each([
  {
    what: 'of another player',
    bet: async () => {
      const [{ freeRoundId }, player] = [await given(), await gameProvider.newPlayer(0)]
      return freeBet(player, freeRoundId)
    },
  },
  {
    what: 'of another game',
    bet: async () => {
      const { player } = await given()
      await gameProvider.rows("update game_free_round set game_code = 'other' where player_id = $1", [player.id])
      const [row] = await gameProvider.rows('select id from game_free_round where player_id = $1', [player.id])
      return freeBet(player, String(row?.id))
    },
  },
  {
    what: 'that were cancelled',
    bet: async () => {
      const { player, freeRoundId } = await given()
      await gameProvider.rows('update game_free_round set cancelled_at = now() where player_id = $1', [player.id])
      return freeBet(player, freeRoundId)
    },
  },
  {
    what: 'that nobody gave',
    bet: async () => freeBet(await gameProvider.newPlayer(0), 'made-up'),
  },
])('free rounds $what are none', async ({ bet }) => {
  expect(await gameProvider.ask('bet', await bet())).toMatchObject({ code: 14, state: 'REJECTED' })
})

test('they end at their moment, and not before', async () => {
  const { player, freeRoundId } = await given()
  const [row] = await gameProvider.rows('select expires_at from game_free_round where player_id = $1', [player.id])
  const end = gameProvider.site.clock.now() + 60_000
  expect(row).toBeDefined()
  const endAt = (ms: number) =>
    gameProvider.rows('update game_free_round set expires_at = $2 where player_id = $1', [player.id, new Date(ms)])
  await endAt(end)
  expect(await gameProvider.ask('bet', freeBet(player, freeRoundId))).toMatchObject({ code: 0 })
  await endAt(gameProvider.site.clock.now())
  expect(await gameProvider.ask('bet', freeBet(player, freeRoundId))).toMatchObject({ code: 14 })
})

test('their wins are paid with the grant’s playthrough, and do not count as play themselves', async () => {
  const { player, freeRoundId } = await given()
  const { playerId } = player
  const bet = freeBet(player, freeRoundId)
  await gameProvider.ask('bet', bet)
  const win = { playerId, gameCode, roundId: bet.roundId, txId: newId('win'), betTxId: bet.txId, amount: 700 }
  expect(await gameProvider.ask('win', { ...win, winType: 'FREE_ROUND', endRound: true })).toMatchObject({
    balance: 700,
  })
  await followRounds()
  await followRounds()
  expect(await meterOf(player)).toMatchObject({ items: [{ required: 2_100n, done: 0n }] })

  await gameProvider.ask('rollback', { playerId, txId: newId('void'), scope: 'ROUND', roundId: bet.roundId })
  await followRounds()
  expect(await meterOf(player)).toMatchObject({ items: [] })
})

test('free rounds that win nothing add no playthrough', async () => {
  const { player, freeRoundId } = await given()
  await gameProvider.ask('bet', { ...freeBet(player, freeRoundId), endRound: true })
  await followRounds()
  expect(await meterOf(player)).toMatchObject({ items: [] })
})

test.each([
  { what: 'the same grant again', gift: { id: 'welcome' }, times: 2, refusal: 'alreadyGranted' },
  { what: 'rounds of a game that is not there', gift: { gameCode: 'nowhere' }, times: 1, refusal: 'gameNotFound' },
])('$what is refused', async ({ gift, times, refusal }) => {
  const player = await gameProvider.newPlayer(0)
  for (let time = 1; time < times; time++) expect(await give(player, gift)).toEqual({ id: gift.id })
  expect(await give(player, gift)).toBe(refusal)
})

test('nobody is given free rounds who is not there', async () => {
  expect(await give({ id: 12_345n, playerId: '12345', session: '' })).toBe('playerNotFound')
})

test('what was won with rounds that people gave is known for a day, what others gave is not', async () => {
  const { db, clock } = gameProvider.site.context
  const since = clock.now()
  const wonSince = (player: PlayerInGame, from = since) => freeRoundByHandWonSince(db, player.id, from)
  const play = async (player: PlayerInGame, freeRoundId: string, win: number) => {
    const bet = freeBet(player, freeRoundId)
    await gameProvider.ask('bet', bet)
    const { playerId, roundId } = bet
    const paid = { playerId, gameCode, roundId, txId: newId('win'), betTxId: bet.txId, amount: win }
    await gameProvider.ask('win', { ...paid, winType: 'FREE_ROUND', endRound: true })
  }
  const byHand = await gameProvider.newPlayer(0)
  const grant = await give(byHand, { id: `hand-${randomUUID()}` })
  if (typeof grant === 'string') throw new Error(grant)
  expect(await wonSince(byHand)).toBe(false)
  await play(byHand, grant.id, 0)
  expect(await wonSince(byHand)).toBe(false)
  await play(byHand, grant.id, 700)
  expect(await wonSince(byHand)).toBe(true)
  expect(await wonSince(byHand, addDuration(clock.now(), days(1)))).toBe(false)

  const { player, freeRoundId } = await given(1)
  await play(player, freeRoundId, 700)
  expect(await wonSince(player)).toBe(false)
})
