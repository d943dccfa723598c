import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hours, seconds } from '#core/clock/duration.ts'
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
beforeEach(() => gameProvider.setProvider({}))

type Fields = Readonly<Record<string, unknown>>

const roundOf = ({ playerId }: PlayerInGame) => ({ playerId, gameCode, roundId: newId('round') })
type RoundFields = ReturnType<typeof roundOf>
const betOf = (player: PlayerInGame, round: RoundFields, amount: number, more: Fields = {}) => ({
  ...round,
  session: player.session,
  txId: newId('bet'),
  amount,
  ...more,
})
const winOf = (round: RoundFields, amount: number, more: Fields = {}) => ({
  ...round,
  txId: newId('win'),
  amount,
  ...more,
})
const rollbackOf = ({ playerId }: PlayerInGame, refTxId: string, more: Fields = {}) => ({
  playerId,
  txId: newId('back'),
  refTxId,
  ...more,
})

/** A player who has bet 100 of 1,000 in an open round. */
async function played({ coin = 1_000, amount = 100 } = {}) {
  const player = await gameProvider.newPlayer(coin)
  const round = roundOf(player)
  const bet = betOf(player, round, amount)
  expect(await gameProvider.ask('bet', bet)).toMatchObject({
    code: 0,
    state: 'APPLIED',
    dup: false,
    balance: coin - amount,
  })
  return { player, round, bet }
}

describe('bet', () => {
  test('takes the stake once, however often it is sent', async () => {
    const { player, bet } = await played()
    expect(await gameProvider.ask('bet', bet)).toMatchObject({ code: 0, state: 'APPLIED', dup: true, balance: 900 })
    expect(await gameProvider.coinOf(player)).toBe(900n)
  })

  test('the same txId with another body is a mismatch and moves nothing', async () => {
    const { player, bet } = await played()
    expect(await gameProvider.ask('bet', { ...bet, amount: 200 })).toMatchObject({ code: 9 })
    expect(await gameProvider.ask('win', { ...bet, amount: 100 })).toMatchObject({ code: 9 })
    expect(await gameProvider.coinOf(player)).toBe(900n)
  })

  test('the whole balance can be bet and not a centavo more', async () => {
    const player = await gameProvider.newPlayer(500)
    const tooMuch = betOf(player, roundOf(player), 501)
    expect(await gameProvider.ask('bet', tooMuch)).toMatchObject({ code: 1, state: 'REJECTED', balance: 500 })
    expect(await gameProvider.ask('bet', tooMuch)).toMatchObject({ code: 1, dup: true })
    expect(await gameProvider.ask('bet', betOf(player, roundOf(player), 500))).toMatchObject({ code: 0, balance: 0 })
  })

  test('what is held for a withdrawal cannot be bet', async () => {
    const player = await gameProvider.newPlayer(500)
    const { db } = gameProvider.site.context
    const { post } = await import('#ledger')
    const { centavos } = await import('#core/money/centavos.ts')
    const hold = { reason: 'withdrawalHold', from: 'coin', to: 'hold', amount: centavos(400n), reference: 'w' } as const
    const now = gameProvider.site.clock.now()
    await db.transaction((tx) =>
      post(tx, { playerId: player.id, source: 'test', key: newId('hold'), now, transfers: [hold] }),
    )
    expect(await gameProvider.ask('bet', betOf(player, roundOf(player), 101))).toMatchObject({ code: 1, balance: 100 })
  })

  test('a bet of nothing takes nothing; a free round that nobody gave is refused, one that costs is a bad request', async () => {
    const player = await gameProvider.newPlayer(0)
    expect(await gameProvider.ask('bet', betOf(player, roundOf(player), 0))).toMatchObject({ code: 0, balance: 0 })
    const free = betOf(player, roundOf(player), 0, { freeRoundId: 'gift', endRound: true })
    expect(await gameProvider.ask('bet', free)).toMatchObject({ code: 14, state: 'REJECTED' })
    expect(await gameProvider.ask('bet', { ...free, txId: newId('bet'), amount: 5 })).toMatchObject({
      code: 20,
      field: 'amount',
    })
  })

  test.each([
    { what: 'another currency', fields: { currency: 'USD' }, code: 7 },
    { what: 'an unknown session', fields: { session: 'x'.repeat(43) }, code: 4 },
    { what: "a game that is not the session's", fields: { gameCode: 'other-game' }, code: 4 },
    { what: 'a player who does not exist', fields: { playerId: '12345' }, code: 2 },
    { what: 'a player id that is no number', fields: { playerId: 'maria' }, code: 2 },
    { what: 'a negative amount', fields: { amount: -1 }, code: 20 },
    { what: 'half a centavo', fields: { amount: 0.5 }, code: 20 },
    { what: 'an amount as text', fields: { amount: '100' }, code: 20 },
    { what: 'no txId', fields: { txId: undefined }, code: 20 },
    { what: 'a txId with a space', fields: { txId: 'a b' }, code: 20 },
    { what: 'meta beyond 4 KB', fields: { meta: { note: 'x'.repeat(4_100) } }, code: 20 },
  ])('with $what answers $code and moves nothing', async ({ fields, code }) => {
    const player = await gameProvider.newPlayer(1_000)
    expect(await gameProvider.ask('bet', { ...betOf(player, roundOf(player), 100), ...fields })).toMatchObject({ code })
    expect(await gameProvider.coinOf(player)).toBe(1_000n)
  })

  test("somebody else's session is no session", async () => {
    const [mine, theirs] = [await gameProvider.newPlayer(1_000), await gameProvider.newPlayer(1_000)]
    const bet = betOf(theirs, roundOf(mine), 100)
    expect(await gameProvider.ask('bet', bet)).toMatchObject({ code: 4, state: 'REJECTED' })
  })

  test('on a closed round is refused, on a voided one it is cancelled', async () => {
    const { player, round } = await played()
    await gameProvider.ask('win', winOf(round, 0, { endRound: true }))
    expect(await gameProvider.ask('bet', betOf(player, round, 100))).toMatchObject({ code: 11 })
    await gameProvider.ask('rollback', {
      playerId: player.playerId,
      txId: newId('void'),
      scope: 'ROUND',
      roundId: round.roundId,
    })
    expect(await gameProvider.ask('bet', betOf(player, round, 100))).toMatchObject({ code: 12 })
    expect(await gameProvider.coinOf(player)).toBe(1_000n)
  })

  test('of a provider that is paused is refused; what was staked is settled', async () => {
    const { player, round, bet } = await played()
    await gameProvider.setProvider({ state: 'paused' })
    expect(await gameProvider.ask('bet', betOf(player, roundOf(player), 100))).toMatchObject({ code: 6 })
    expect(await gameProvider.ask('win', winOf(round, 50, { betTxId: bet.txId }))).toMatchObject({
      code: 0,
      balance: 950,
    })
  })

  test('in a game that is not available is refused', async () => {
    const player = await gameProvider.newPlayer(1_000)
    await gameProvider.rows('update game set is_in_maintenance = true where code = $1', [gameCode])
    expect(await gameProvider.ask('bet', betOf(player, roundOf(player), 100))).toMatchObject({ code: 6 })
    await gameProvider.rows('update game set is_in_maintenance = false where code = $1', [gameCode])
  })
})

describe('sessions', () => {
  test('a launch token opens one session, once, within two minutes', async () => {
    const { id } = await gameProvider.newPlayer(100)
    const launchToken = await gameProvider.launch(id)
    expect(await gameProvider.ask('authenticate', { launchToken, gameCode })).toMatchObject({
      code: 0,
      balance: 100,
      playerId: String(id),
      nickname: 'Juan',
      publicName: expect.stringMatching(/^[^•]{2,4}•{4,}/),
      language: 'en-PH',
      realityCheckSec: 1800,
      limits: { spinMsMin: 1_000, autoRoundsMax: 50, bonusBuy: true },
    })
    expect(await gameProvider.ask('authenticate', { launchToken, gameCode })).toMatchObject({ code: 4 })
    const late = await gameProvider.launch(id)
    gameProvider.site.clock.advance(seconds(120))
    expect(await gameProvider.ask('authenticate', { launchToken: late, gameCode })).toMatchObject({ code: 5 })
    expect(await gameProvider.ask('authenticate', { launchToken: 'y'.repeat(43), gameCode })).toMatchObject({ code: 4 })
  })

  test('a session that opens in green mode has the longer pause between two spins, and plays none by itself', async () => {
    const { id } = await gameProvider.newPlayer(100)
    await gameProvider.site.set({ mode: 'green' })
    const launchToken = await gameProvider.launch(id)
    expect(await gameProvider.ask('authenticate', { launchToken, gameCode })).toMatchObject({
      limits: { spinMsMin: 2_500, autoRoundsMax: 0, bonusBuy: false },
    })
    await gameProvider.site.set({})
  })

  test('no round is played automatically where the operator has switched that off', async () => {
    const { id } = await gameProvider.newPlayer(100)
    await gameProvider.site.set({ autoPlay: false })
    const launchToken = await gameProvider.launch(id)
    expect(await gameProvider.ask('authenticate', { launchToken, gameCode })).toMatchObject({
      limits: { autoRoundsMax: 0 },
    })
    await gameProvider.site.set({})
  })

  test('no bonus is sold where the operator has switched that off', async () => {
    const { id } = await gameProvider.newPlayer(100)
    await gameProvider.site.set({ bonusBuy: false })
    const launchToken = await gameProvider.launch(id)
    expect(await gameProvider.ask('authenticate', { launchToken, gameCode })).toMatchObject({
      limits: { bonusBuy: false },
    })
    await gameProvider.site.set({})
  })

  test('a new launch ends the bets of the older session', async () => {
    const { player, round } = await played()
    await gameProvider.launch(player.id)
    expect(await gameProvider.ask('bet', betOf(player, round, 100))).toMatchObject({ code: 5 })
    const { playerId, session } = player
    expect(await gameProvider.ask('balance', { playerId, session })).toMatchObject({ code: 5 })
  })

  test('an expired session stops bets only: wins, rollbacks and ends of rounds pass', async () => {
    const { player, round, bet } = await played()
    const other = await played()
    gameProvider.site.clock.advance(hours(12))
    expect(await gameProvider.ask('bet', betOf(player, round, 100))).toMatchObject({ code: 5 })
    expect(await gameProvider.ask('win', winOf(round, 50, { betTxId: bet.txId }))).toMatchObject({
      code: 0,
      balance: 950,
    })
    expect(
      await gameProvider.ask('endround', { ...round, txId: newId('end'), totals: { bet: 100, win: 50 } }),
    ).toMatchObject({
      code: 0,
    })
    expect(await gameProvider.ask('rollback', rollbackOf(other.player, other.bet.txId))).toMatchObject({
      code: 0,
      balance: 1_000,
    })
  })

  test('a blocked player stops bets only: wins, rollbacks and ends of rounds pass', async () => {
    const { player, round, bet } = await played()
    const second = betOf(player, round, 100)
    await gameProvider.ask('bet', second)
    await gameProvider.block(player)
    expect(await gameProvider.ask('bet', betOf(player, round, 100))).toMatchObject({ code: 3 })
    expect(await gameProvider.ask('win', winOf(round, 50, { betTxId: bet.txId }))).toMatchObject({
      code: 0,
      balance: 850,
    })
    expect(await gameProvider.ask('rollback', rollbackOf(player, second.txId))).toMatchObject({ code: 0, balance: 950 })
    expect(
      await gameProvider.ask('endround', { ...round, txId: newId('end'), totals: { bet: 100, win: 50 } }),
    ).toMatchObject({
      code: 0,
    })
  })

  test('leaving a game ends its bets after a minute', async () => {
    const { player, round } = await played()
    const { db } = gameProvider.site.context
    await db.transaction((tx) =>
      gameProvider.site.features.gameWallet.closeSession(tx, player.id, gameProvider.site.clock.now()),
    )
    gameProvider.site.clock.advance(seconds(59))
    expect(await gameProvider.ask('bet', betOf(player, round, 100))).toMatchObject({ code: 0 })
    gameProvider.site.clock.advance(seconds(1))
    expect(await gameProvider.ask('bet', betOf(player, round, 100))).toMatchObject({ code: 5 })
  })
})

describe('win', () => {
  test('pays once, and nothing is a win too', async () => {
    const { player, round, bet } = await played()
    const win = winOf(round, 250, { betTxId: bet.txId })
    expect(await gameProvider.ask('win', win)).toMatchObject({ code: 0, state: 'APPLIED', balance: 1_150 })
    expect(await gameProvider.ask('win', win)).toMatchObject({ code: 0, dup: true, balance: 1_150 })
    expect(await gameProvider.ask('win', winOf(round, 0))).toMatchObject({ code: 0, balance: 1_150 })
    expect(await gameProvider.coinOf(player)).toBe(1_150n)
  })

  test('without a bet is not paid: in an unknown round, for an unknown bet, for a rejected one, for one of another round', async () => {
    const { player, round, bet } = await played()
    const rejected = betOf(player, round, 5_000)
    await gameProvider.ask('bet', rejected)
    for (const win of [
      winOf(roundOf(player), 50),
      winOf(round, 50, { betTxId: 'never-seen' }),
      winOf(round, 50, { betTxId: rejected.txId }),
      winOf(roundOf(player), 50, { betTxId: bet.txId }),
    ]) {
      expect(await gameProvider.ask('win', win)).toMatchObject({ code: 10 })
    }
    expect(await gameProvider.coinOf(player)).toBe(900n)
  })

  test('of a bet that was rolled back is cancelled, whether it names the bet or not', async () => {
    const { player, round, bet } = await played()
    await gameProvider.ask('rollback', rollbackOf(player, bet.txId))
    expect(await gameProvider.ask('win', winOf(round, 50, { betTxId: bet.txId }))).toMatchObject({ code: 12 })
    expect(await gameProvider.ask('win', winOf(round, 50))).toMatchObject({ code: 12 })
    expect(await gameProvider.coinOf(player)).toBe(1_000n)
  })

  test('on a closed round is refused, unless the provider may pay late, and then for so long', async () => {
    const { round } = await played()
    await gameProvider.ask('win', winOf(round, 0, { endRound: true }))
    expect(await gameProvider.ask('win', winOf(round, 50))).toMatchObject({ code: 11 })
    await gameProvider.setProvider({ lateWinHours: 2 })
    expect(await gameProvider.ask('win', winOf(round, 50))).toMatchObject({ code: 0, balance: 950 })
    gameProvider.site.clock.advance(hours(2))
    expect(await gameProvider.ask('win', winOf(round, 50))).toMatchObject({ code: 11 })
  })

  test('a jackpot is paid from the jackpot', async () => {
    const { player, round } = await played()
    await gameProvider.ask('win', winOf(round, 700, { winType: 'JACKPOT', jackpotId: 'grand' }))
    const [row] = await gameProvider.rows(
      'select from_account from ledger_transfer where player_id = $1 order by seq desc limit 1',
      [player.id],
    )
    expect(row).toEqual({ from_account: 'jackpot' })
  })

  test('a jackpot of a provider that runs none of ours is paid by the provider, and taken back to it', async () => {
    await gameProvider.setProvider({ mayJackpot: false })
    const { player, round } = await played()
    const won = winOf(round, 700, { winType: 'JACKPOT', jackpotId: 'grand' })
    expect(await gameProvider.ask('win', won)).toMatchObject({ code: 0, balance: 1_600 })
    // A later change of permissions does not affect what was paid before.
    await gameProvider.setProvider({ mayJackpot: true })
    const voiding = { playerId: player.playerId, txId: newId('void'), roundId: round.roundId, scope: 'ROUND' }
    expect(await gameProvider.ask('rollback', voiding)).toMatchObject({ code: 0, balance: 1_000 })
    const moved = await gameProvider.rows(
      `select from_account, to_account, amount from ledger_transfer
       where player_id = $1 and 'coin' in (from_account, to_account) and amount = 700 order by seq`,
      [player.id],
    )
    expect(moved).toEqual([
      { from_account: 'game:test-studio', to_account: 'coin', amount: 700n },
      { from_account: 'coin', to_account: 'game:test-studio', amount: 700n },
    ])
  })
})

describe('betwin', () => {
  const pairOf = (player: PlayerInGame, betAmount: number, winAmount: number) => ({
    ...roundOf(player),
    session: player.session,
    betTxId: newId('bet'),
    winTxId: newId('win'),
    betAmount,
    winAmount,
    endRound: true,
  })

  test('bets and pays in one, once, and uses up both ids', async () => {
    const player = await gameProvider.newPlayer(1_000)
    const pair = pairOf(player, 100, 300)
    expect(await gameProvider.ask('betwin', pair)).toMatchObject({ code: 0, txId: pair.betTxId, balance: 1_200 })
    expect(await gameProvider.ask('betwin', pair)).toMatchObject({ code: 0, dup: true, balance: 1_200 })
    const { playerId, roundId } = pair
    expect(await gameProvider.ask('win', { playerId, roundId, gameCode, txId: pair.winTxId, amount: 1 })).toMatchObject(
      {
        code: 9,
      },
    )
    expect(await gameProvider.ask('txstatus', { txId: pair.winTxId })).toMatchObject({ code: 0, state: 'APPLIED' })
  })

  test('needs the money for the bet: the win does not pay for it, and neither happens', async () => {
    const player = await gameProvider.newPlayer(99)
    expect(await gameProvider.ask('betwin', pairOf(player, 100, 10_000))).toMatchObject({ code: 1, balance: 99 })
    expect(await gameProvider.coinOf(player)).toBe(99n)
  })

  test('that is refused uses up both ids: another pair with that win is a mismatch, and a rollback of it finds no bet', async () => {
    const player = await gameProvider.newPlayer(99)
    const refused = pairOf(player, 100, 10)
    expect(await gameProvider.ask('betwin', refused)).toMatchObject({ code: 1 })
    const { winTxId } = refused
    expect(await gameProvider.ask('betwin', { ...pairOf(player, 50, 10), winTxId })).toMatchObject({ code: 9 })
    expect(await gameProvider.ask('rollback', rollbackOf(player, winTxId))).toMatchObject({ code: 10 })
    expect(await gameProvider.coinOf(player)).toBe(99n)
  })

  test('with the id of an earlier win is a mismatch', async () => {
    const { player, round } = await played()
    const win = winOf(round, 10)
    await gameProvider.ask('win', win)
    expect(await gameProvider.ask('betwin', { ...pairOf(player, 100, 300), winTxId: win.txId })).toMatchObject({
      code: 9,
    })
  })
})

describe('rollback', () => {
  test('gives the stake back once; a second one changes nothing', async () => {
    const { player, bet } = await played()
    const back = rollbackOf(player, bet.txId)
    expect(await gameProvider.ask('rollback', back)).toMatchObject({ code: 0, dup: false, balance: 1_000 })
    expect(await gameProvider.ask('rollback', back)).toMatchObject({ code: 0, dup: true, balance: 1_000 })
    expect(await gameProvider.ask('rollback', rollbackOf(player, bet.txId))).toMatchObject({
      code: 0,
      dup: true,
      balance: 1_000,
    })
    expect(await gameProvider.ask('bet', bet)).toMatchObject({ code: 12, state: 'ROLLED_BACK', dup: true })
    expect(await gameProvider.ask('txstatus', { txId: bet.txId })).toMatchObject({ code: 0, state: 'ROLLED_BACK' })
  })

  test('before its bet leaves a tombstone: the late bet is cancelled', async () => {
    const player = await gameProvider.newPlayer(1_000)
    const bet = betOf(player, roundOf(player), 100)
    expect(await gameProvider.ask('rollback', rollbackOf(player, bet.txId))).toMatchObject({ code: 0, balance: 1_000 })
    expect(await gameProvider.ask('bet', bet)).toMatchObject({ code: 12, state: 'TOMBSTONE', balance: 1_000 })
    expect(await gameProvider.ask('rollback', rollbackOf(player, bet.txId))).toMatchObject({ code: 0, dup: true })
    expect(await gameProvider.ask('txstatus', { txId: bet.txId })).toMatchObject({ code: 0, state: 'TOMBSTONE' })
  })

  test('of a rejected bet moves nothing', async () => {
    const player = await gameProvider.newPlayer(50)
    const bet = betOf(player, roundOf(player), 100)
    await gameProvider.ask('bet', bet)
    expect(await gameProvider.ask('rollback', rollbackOf(player, bet.txId))).toMatchObject({ code: 0, balance: 50 })
  })

  test('after the win is refused, whether the win names the bet or the round', async () => {
    const named = await played()
    await gameProvider.ask('win', winOf(named.round, 0, { betTxId: named.bet.txId }))
    expect(await gameProvider.ask('rollback', rollbackOf(named.player, named.bet.txId))).toMatchObject({ code: 13 })
    const unnamed = await played()
    await gameProvider.ask('win', winOf(unnamed.round, 10))
    expect(await gameProvider.ask('rollback', rollbackOf(unnamed.player, unnamed.bet.txId))).toMatchObject({ code: 13 })
  })

  test("of somebody else's bet, or of what is no bet, finds nothing", async () => {
    const { round, bet } = await played()
    const stranger = await gameProvider.newPlayer(0)
    expect(await gameProvider.ask('rollback', rollbackOf(stranger, bet.txId))).toMatchObject({ code: 10 })
    const win = winOf(round, 10)
    await gameProvider.ask('win', win)
    expect(
      await gameProvider.ask('rollback', { ...rollbackOf(stranger, win.txId), playerId: round.playerId }),
    ).toMatchObject({
      code: 10,
    })
  })

  const voidOf = ({ playerId, roundId }: RoundFields) => ({ playerId, roundId, txId: newId('void'), scope: 'ROUND' })

  test('of a round takes back bets and wins, once', async () => {
    const { player, round } = await played()
    const win = winOf(round, 250)
    await gameProvider.ask('win', win)
    await gameProvider.ask('win', winOf(round, 30, { winType: 'JACKPOT' }))
    expect(await gameProvider.ask('rollback', voidOf(round))).toMatchObject({ code: 0, balance: 1_000 })
    expect(await gameProvider.ask('rollback', voidOf(round))).toMatchObject({ code: 0, dup: true, balance: 1_000 })
    expect(await gameProvider.ask('win', win)).toMatchObject({ code: 12, state: 'ROLLED_BACK', dup: true })
    expect(await gameProvider.ask('win', winOf(round, 250))).toMatchObject({ code: 12 })
    expect(await gameProvider.coinOf(player)).toBe(1_000n)
  })

  test('of a round whose win is spent leaves a debt and never a negative balance', async () => {
    const { player, round } = await played({ coin: 100 })
    await gameProvider.ask('win', winOf(round, 500))
    await gameProvider.ask('bet', betOf(player, roundOf(player), 450))
    const back = voidOf(round)
    expect(await gameProvider.ask('rollback', back)).toMatchObject({ code: 0, balance: 0 })
    expect(await gameProvider.rows('select amount from game_debt where tx_id = $1', [back.txId])).toEqual([
      { amount: 350n },
    ])
  })

  test('of a round needs the permission; of one that is not known yet it voids the round in advance', async () => {
    const player = await gameProvider.newPlayer(1_000)
    const round = roundOf(player)
    await gameProvider.setProvider({ mayVoidRound: false })
    expect(await gameProvider.ask('rollback', voidOf(round))).toMatchObject({ code: 14 })
    await gameProvider.setProvider({})
    expect(await gameProvider.ask('rollback', voidOf(round))).toMatchObject({ code: 0 })
    expect(await gameProvider.ask('bet', betOf(player, round, 100))).toMatchObject({ code: 12, balance: 1_000 })
  })
})

describe('endround, promo, adjust, txstatus, balance', () => {
  const endOf = (round: RoundFields, bet: number, win: number) => ({
    ...round,
    txId: newId('end'),
    totals: { bet, win },
  })

  test('a round ends once; ending it again says so', async () => {
    const { round } = await played()
    const end = endOf(round, 100, 0)
    expect(await gameProvider.ask('endround', end)).toMatchObject({ code: 0, dup: false })
    expect(await gameProvider.ask('endround', end)).toMatchObject({ code: 0, dup: true })
    expect(await gameProvider.ask('endround', endOf(round, 100, 0))).toMatchObject({ code: 0, dup: true })
    expect(await gameProvider.ask('endround', endOf({ ...round, roundId: 'never-played' }, 0, 0))).toMatchObject({
      code: 10,
    })
  })

  test('an alert is counted for each disagreement', async () => {
    const alerts = async (kind: string): Promise<number> => {
      const line = new RegExp(`game_wallet_alerts_total\\{provider="test-studio",kind="${kind}"\\} (\\d+)`)
      return Number(line.exec(await gameProvider.site.context.metrics.text())?.[1] ?? 0)
    }
    const before = [await alerts('duplicateMismatch'), await alerts('roundTotals')]
    const { round, bet } = await played()
    await gameProvider.ask('bet', { ...bet, amount: 7 })
    await gameProvider.ask('endround', endOf(round, 7, 7))
    expect([await alerts('duplicateMismatch'), await alerts('roundTotals')]).toEqual(before.map((count) => count + 1))
  })

  test('totals that differ are answered 0 and kept for people to look at', async () => {
    const { round } = await played()
    expect(await gameProvider.ask('endround', endOf(round, 100, 7))).toMatchObject({ code: 0 })
    const found = await gameProvider.rows('select ours, theirs from game_difference where subject = $1', [
      `${round.playerId} ${round.roundId}`,
    ])
    expect(found).toEqual([{ ours: { bet: '100', win: '0' }, theirs: { bet: '100', win: '7' } }])
  })

  test('a promotion is paid once, to those whose provider may pay any', async () => {
    const { playerId } = await gameProvider.newPlayer(0)
    const promo = { playerId, txId: newId('promo'), campaignId: 'fiesta', type: 'DROP', amount: 200 }
    expect(await gameProvider.ask('promo', promo)).toMatchObject({ code: 0, balance: 200 })
    expect(await gameProvider.ask('promo', promo)).toMatchObject({ code: 0, dup: true, balance: 200 })
    await gameProvider.setProvider({ mayPromo: false })
    expect(await gameProvider.ask('promo', { ...promo, txId: newId('promo') })).toMatchObject({ code: 14 })
  })

  test('a correction moves money either way; below nothing it becomes a debt', async () => {
    const { player, round } = await played()
    const adjust = (signedAmount: number) => ({
      playerId: player.playerId,
      txId: newId('adjust'),
      refRoundId: round.roundId,
      signedAmount,
      reason: 'wrong reel',
    })
    expect(await gameProvider.ask('adjust', adjust(50))).toMatchObject({ code: 0, balance: 950 })
    const below = adjust(-1_000)
    expect(await gameProvider.ask('adjust', below)).toMatchObject({ code: 0, balance: 0 })
    expect(await gameProvider.rows('select amount from game_debt where tx_id = $1', [below.txId])).toEqual([
      { amount: 50n },
    ])
    expect(await gameProvider.ask('adjust', adjust(0))).toMatchObject({ code: 20, field: 'signedAmount' })
    await gameProvider.setProvider({ mayAdjust: false })
    expect(await gameProvider.ask('adjust', adjust(1))).toMatchObject({ code: 14 })
  })

  test('a status reports the outcome of an id, and not found for an unknown one', async () => {
    const { player, bet } = await played()
    expect(await gameProvider.ask('txstatus', { txId: bet.txId })).toMatchObject({
      code: 0,
      state: 'APPLIED',
      balance: 900,
    })
    expect(await gameProvider.ask('txstatus', { txId: 'never-seen' })).toMatchObject({ code: 10, state: null })
    expect(await gameProvider.ask('txstatus', { txId: bet.txId, playerId: '1' })).toMatchObject({ code: 10 })
    const { playerId, session } = player
    expect(await gameProvider.ask('balance', { playerId, session })).toMatchObject({ code: 0, balance: 900 })
  })
})
