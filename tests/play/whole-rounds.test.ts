import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openGameWallet } from '#apps/server/features/play-modules.ts'
import type { GameWallet } from '#features/play/game-wallet/server/index.ts'
import { createMetrics } from '#platform/metrics/metrics.ts'
import {
  gameCode,
  newId,
  openTestGameProvider,
  type PlayerInGame,
  testProvider,
  type TestGameProvider,
} from '#tests/support/test-game-provider.ts'

// Rounds that one call begins and ends are taken for new. Each test has an engine that has met no repetition yet.

let gameProvider: TestGameProvider
let wallet: GameWallet
beforeAll(async () => {
  gameProvider = await openTestGameProvider()
})
afterAll(() => gameProvider.close())
beforeEach(() => {
  wallet = openGameWallet({ ...gameProvider.site.context, metrics: createMetrics({ version: 'test' }) })
})

const passing = () => ({ reqId: newId('req'), currency: 'PHP', ts: '2026-11-24T00:00:00Z' })

type Round = { readonly playerId: string; readonly gameCode: string; readonly roundId: string }
const roundOf = ({ playerId }: PlayerInGame): Round => ({ playerId, gameCode, roundId: newId('round') })

async function pair({ session }: PlayerInGame, round: Round, ids: { betTxId?: string; winTxId?: string } = {}) {
  const amounts = { betAmount: 100, winAmount: 30, endRound: true }
  const txIds = { betTxId: newId('bet'), winTxId: newId('win'), ...ids }
  const { code, balance } = await wallet.perform(testProvider, 'betwin', {
    ...passing(),
    ...round,
    ...txIds,
    ...amounts,
    session,
  })
  return `${code} ${balance}`
}

async function bet({ session }: PlayerInGame, round: Round, { amount = 100, endRound = true } = {}) {
  const request = { ...passing(), ...round, txId: newId('bet'), amount, endRound, session }
  const { code, balance } = await wallet.perform(testProvider, 'bet', request)
  return `${code} ${balance}`
}

const voidInAdvance = (round: Round) => {
  const { playerId, roundId } = round
  const request = { ...passing(), playerId, roundId, txId: newId('back'), scope: 'ROUND' as const }
  return wallet.perform(testProvider, 'rollback', request)
}

const kept = async ({ roundId }: Round): Promise<Record<string, unknown>> => {
  const text = 'select state, stake, win, bets, wins from game_round where round_id = $1'
  const [round, ...others] = await gameProvider.rows(text, [roundId])
  expect(others).toEqual([])
  const open = await gameProvider.rows('select 1 from game_open_round where round_id = $1', [roundId])
  return { ...round, isListedOpen: open.length > 0 }
}

const eventsOf = async ({ roundId }: Round) =>
  gameProvider.rows("select topic from outbox_inbox where payload ->> 'roundId' = $1", [roundId])

describe('a round of one call', () => {
  test('is kept closed with both sums, never listed as open, and told once', async () => {
    const player = await gameProvider.newPlayer(1_000)
    const round = roundOf(player)
    expect(await pair(player, round)).toBe('ok 930')
    const closed = { state: 'CLOSED', stake: 100n, win: 30n, bets: 1, wins: 1, isListedOpen: false }
    expect(await kept(round)).toEqual(closed)
    expect(await eventsOf(round)).toEqual([{ topic: 'ROUND_CLOSED' }])
  })

  test('that ten calls at once name is played by one of them', async () => {
    const player = await gameProvider.newPlayer(10_000)
    const round = roundOf(player)
    const answers = await Promise.all(Array.from({ length: 10 }, () => pair(player, round)))
    expect(answers.toSorted()).toEqual(['ok 9930', ...Array.from({ length: 9 }, () => 'roundClosed 9930')])
    expect(await kept(round)).toMatchObject({ state: 'CLOSED', stake: 100n, win: 30n, bets: 1 })
    expect(await eventsOf(round)).toHaveLength(1)
  })

  test('that was played before is closed, also for who could not pay it', async () => {
    const player = await gameProvider.newPlayer(150)
    const round = roundOf(player)
    await pair(player, round)
    wallet = openGameWallet({ ...gameProvider.site.context, metrics: createMetrics({ version: 'test' }) })
    expect(await pair(player, round)).toBe('roundClosed 80')
    expect(await bet(player, round, { amount: 5_000 })).toBe('roundClosed 80')
    expect(await gameProvider.coinOf(player)).toBe(80n)
  })

  test('that was voided in advance stays voided', async () => {
    const player = await gameProvider.newPlayer(1_000)
    for (const play of [pair, bet]) {
      const round = roundOf(player)
      expect(await voidInAdvance(round)).toMatchObject({ code: 'ok' })
      expect(await play(player, round)).toBe('txCancelled 1000')
      expect(await kept(round)).toMatchObject({ state: 'VOIDED', stake: 0n })
    }
  })

  test('too dear to pay is refused for that, and leaves no round', async () => {
    const player = await gameProvider.newPlayer(99)
    const round = roundOf(player)
    expect(await pair(player, round)).toBe('insufficientFunds 99')
    expect(await kept(round)).toEqual({ isListedOpen: false })
  })

  test('with the id of an earlier win is a mismatch, and moves nothing', async () => {
    const player = await gameProvider.newPlayer(1_000)
    const winTxId = newId('win')
    expect(await pair(player, roundOf(player), { winTxId })).toBe('ok 930')
    const round = roundOf(player)
    expect(await pair(player, round, { winTxId })).toBe('duplicateMismatch 930')
    expect(await kept(round)).toEqual({ isListedOpen: false })
  })
})

describe('a bet that ends its round', () => {
  test('adds to what the round has already, and closes it', async () => {
    const player = await gameProvider.newPlayer(1_000)
    const round = roundOf(player)
    expect(await bet(player, round, { endRound: false })).toBe('ok 900')
    expect(await kept(round)).toMatchObject({ state: 'OPEN', stake: 100n, isListedOpen: true })
    expect(await bet(player, round, { amount: 50 })).toBe('ok 850')
    expect(await kept(round)).toMatchObject({ state: 'CLOSED', stake: 150n, bets: 2, isListedOpen: false })
  })

  test('does not disturb its neighbours when its round was there before', async () => {
    const players = await Promise.all(Array.from({ length: 10 }, () => gameProvider.newPlayer(1_000)))
    const rounds = players.map(roundOf)
    const [first, last] = [players[0], players.at(-1)]
    const [firstRound, lastRound] = [rounds[0], rounds.at(-1)]
    if (!first || !last || !firstRound || !lastRound) throw new Error('there are ten')
    await bet(first, firstRound)
    await bet(last, lastRound, { endRound: false })
    const answers = await Promise.all(players.map((player, index) => bet(player, rounds[index] ?? firstRound)))
    expect(answers).toEqual(['roundClosed 900', ...Array.from({ length: 8 }, () => 'ok 900'), 'ok 800'])
    const states = await Promise.all(rounds.map(async (round) => (await kept(round)).bets))
    expect(states).toEqual([1, ...Array.from({ length: 8 }, () => 1), 2])
  })
})
