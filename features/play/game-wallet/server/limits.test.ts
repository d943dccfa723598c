import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { minutes } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { type Centavos, centavos, subtractCentavos } from '#core/money/centavos.ts'
import { balancesOf } from '#ledger'
import {
  gameCode,
  type PlayerInGame,
  newId,
  openTestGameProvider,
  type TestGameProvider,
} from '#tests/support/test-game-provider.ts'
import type { PlayLimits } from '../rules.ts'

let gameProvider: TestGameProvider
let limits = new Map<bigint, PlayLimits>()
/** A player whose balance must not fall below this. */
let floorOf: { readonly id: bigint; readonly floor: Centavos } | undefined
beforeAll(async () => {
  gameProvider = await openTestGameProvider(async (db) => {
    if (floorOf === undefined) return limits
    const { coin } = await balancesOf(db, floorOf.id)
    return new Map([[floorOf.id, { lossLeft: subtractCentavos(coin, floorOf.floor) }]])
  })
})
afterAll(() => gameProvider.close())
beforeEach(() => {
  limits = new Map()
  floorOf = undefined
})

const betOf = ({ playerId, session }: PlayerInGame, amount: number) => ({
  playerId,
  session,
  gameCode,
  roundId: newId('round'),
  txId: newId('bet'),
  amount,
})

test('a bet above the player’s own limit for one bet is refused, and its repetition alike', async () => {
  const player = await gameProvider.newPlayer(1_000)
  limits.set(player.id, { betMax: centavos(100n) })
  const bet = betOf(player, 101)
  const refused = { code: 8, kind: 'BET_MAX', state: 'REJECTED', balance: 1_000 }
  expect(await gameProvider.ask('bet', bet)).toMatchObject(refused)
  expect(await gameProvider.ask('bet', bet)).toMatchObject({ ...refused, dup: true })
  expect(await gameProvider.ask('bet', betOf(player, 100))).toMatchObject({ code: 0 })
})

test('bets that arrive together cannot lose more than the limit, and what was won meanwhile may be lost again', async () => {
  const player = await gameProvider.newPlayer(1_000)
  floorOf = { id: player.id, floor: centavos(750n) }
  const bets = [betOf(player, 100), betOf(player, 100), betOf(player, 100)]
  const replies = await Promise.all(bets.map((bet) => gameProvider.ask('bet', bet)))
  expect(replies.map(({ code, kind }) => `${code} ${kind ?? ''}`.trim()).toSorted()).toEqual(['0', '0', '8 LOSS'])
  const { playerId, roundId } = bets[replies.findIndex(({ code }) => code === 0)] ?? betOf(player, 0)
  const win = { playerId, gameCode, roundId, txId: newId('win'), amount: 60 }
  const more = await Promise.all([
    gameProvider.ask('win', win),
    gameProvider.ask('win', { ...win, txId: newId('win'), amount: 40 }),
  ])
  expect(more.map(({ code }) => code)).toEqual([0, 0])
  expect(await gameProvider.ask('bet', betOf(player, 151))).toMatchObject({ code: 8, kind: 'LOSS' })
  expect(await gameProvider.ask('bet', betOf(player, 150))).toMatchObject({ code: 0, balance: 750 })
})

test('when the time of play is over bets are refused, and wins are paid', async () => {
  const player = await gameProvider.newPlayer(1_000)
  const bet = betOf(player, 100)
  await gameProvider.ask('bet', bet)
  limits.set(player.id, { playEndsAt: addDuration(gameProvider.site.clock.now(), minutes(1)) })
  gameProvider.site.clock.advance(minutes(1))
  expect(await gameProvider.ask('bet', betOf(player, 100))).toMatchObject({ code: 8, kind: 'SESSION_TIME' })
  const { playerId, roundId } = bet
  expect(await gameProvider.ask('win', { playerId, gameCode, roundId, txId: newId('win'), amount: 5 })).toMatchObject({
    code: 0,
  })
})
