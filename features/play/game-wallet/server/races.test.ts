import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Draw, drawOne } from '#core/draw/draw.ts'
import type { Op } from '#games/protocol/operations.ts'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { createOutbox } from '#platform/outbox/outbox.ts'
import * as v from 'valibot'
import { houseBalances, verifyLedger } from '#ledger'
import {
  gameCode,
  type PlayerInGame,
  newId,
  openTestGameProvider,
  type Reply,
  type TestGameProvider,
} from '#tests/support/test-game-provider.ts'
import { promoPaidSchema, promoPaidTopic, roundEventSchema, roundTopic } from './index.ts'

let gameProvider: TestGameProvider
beforeAll(async () => {
  gameProvider = await openTestGameProvider()
})
afterAll(() => gameProvider.close())

type Fields = Readonly<Record<string, unknown>>
const betOf = ({ playerId, session }: PlayerInGame, amount: number, more: Fields = {}) => ({
  playerId,
  session,
  gameCode,
  roundId: newId('round'),
  txId: newId('bet'),
  amount,
  ...more,
})
const codesOf = (replies: readonly Reply[]) => replies.map(({ code }) => code).toSorted((a, b) => a - b)

describe('at the same moment', () => {
  test('of two bets on the last peso one wins', async () => {
    for (let time = 0; time < 10; time++) {
      const player = await gameProvider.newPlayer(100)
      const replies = await Promise.all([
        gameProvider.ask('bet', betOf(player, 100)),
        gameProvider.ask('bet', betOf(player, 100)),
      ])
      expect(codesOf(replies)).toEqual([0, 1])
      expect(await gameProvider.coinOf(player)).toBe(0n)
    }
  })

  test('ten times the same bet moves once, and ten times the same win', async () => {
    const player = await gameProvider.newPlayer(1_000)
    const bet = betOf(player, 100)
    const bets = await Promise.all(Array.from({ length: 10 }, () => gameProvider.ask('bet', bet)))
    expect(bets.map(({ code, dup }) => `${code} ${dup}`).toSorted()).toEqual([
      '0 false',
      ...Array.from({ length: 9 }, () => '0 true'),
    ])
    const { playerId, roundId } = bet
    const win = { playerId, gameCode, roundId, txId: newId('win'), amount: 50 }
    await Promise.all(Array.from({ length: 10 }, () => gameProvider.ask('win', win)))
    expect(await gameProvider.coinOf(player)).toBe(950n)
  })

  test('a bet and its rollback end as if neither had been, whichever is first', async () => {
    for (let time = 0; time < 10; time++) {
      const player = await gameProvider.newPlayer(1_000)
      const bet = betOf(player, 100)
      const back = { playerId: player.playerId, txId: newId('back'), refTxId: bet.txId }
      const [betReply, backReply] = await Promise.all([
        gameProvider.ask('bet', bet),
        gameProvider.ask('rollback', back),
      ])
      expect([0, 12]).toContain(betReply.code)
      expect(backReply.code).toBe(0)
      expect(await gameProvider.coinOf(player)).toBe(1_000n)
    }
  })

  test('one txId for two players belongs to one of them', async () => {
    const [ana, ben] = [await gameProvider.newPlayer(100), await gameProvider.newPlayer(100)]
    const txId = newId('bet')
    const bets = [betOf(ana, 60, { txId }), betOf(ben, 60, { txId })]
    const first = codesOf(await Promise.all(bets.map((bet) => gameProvider.ask('bet', bet))))
    // With two processes the loser may only learn that nothing was applied, and retries.
    expect([
      [0, 9],
      [0, 90],
    ]).toContainEqual(first)
    expect(
      codesOf([await gameProvider.ask('bet', bets[0] ?? {}), await gameProvider.ask('bet', bets[1] ?? {})]),
    ).toEqual([0, 9])
    expect((await gameProvider.coinOf(ana)) + (await gameProvider.coinOf(ben))).toBe(140n)
  })
})

describe('what follows from play', () => {
  test('is published once for each round, in order, with its stake and win', async () => {
    const published: unknown[] = []
    const { db, clock, log } = { ...gameProvider.site.context, ...gameProvider.site }
    const outbox = createOutbox({
      db,
      clock,
      log,
      consumers: [
        {
          name: 'test',
          topics: [...Object.values(roundTopic), promoPaidTopic],
          handle: async (_tx, events) => {
            for (const { topic, payload } of events) {
              if (topic === promoPaidTopic) {
                const { campaignId, amount, betRateBasisPoints } = v.parse(promoPaidSchema, payload)
                published.push({ topic, campaignId, amount, betRateBasisPoints })
                continue
              }
              const { roundId, stake, tips, win, isFree, type, revision } = v.parse(roundEventSchema, payload)
              published.push({
                topic,
                roundId,
                stake,
                tips,
                win,
                isFree,
                type,
                revision,
              })
            }
          },
        },
      ],
    })
    await outbox.start()
    await gameProvider.setProvider({ lateWinHours: 1 })
    const player = await gameProvider.newPlayer(1_000)
    const bet = betOf(player, 100)
    const { roundId } = bet
    const round = { playerId: player.playerId, gameCode, roundId }
    await gameProvider.ask('bet', bet)
    await gameProvider.ask('bet', { ...betOf(player, 20, { betType: 'TIP' }), roundId })
    const last = { ...round, txId: newId('win'), amount: 30, endRound: true }
    await Promise.all([gameProvider.ask('win', last), gameProvider.ask('win', last)])
    await gameProvider.ask('endround', { ...round, txId: newId('end'), totals: { bet: 120, win: 30 } })
    await gameProvider.ask('win', { ...round, txId: newId('win'), amount: 5 })
    await gameProvider.ask('rollback', { playerId: player.playerId, txId: newId('void'), scope: 'ROUND', roundId })
    const lost = betOf(player, 40, { endRound: true })
    await gameProvider.ask('bet', lost)
    await gameProvider.ask('rollback', { playerId: player.playerId, txId: newId('back'), refTxId: lost.txId })
    const unplayed = betOf(player, 10)
    await gameProvider.ask('bet', unplayed)
    await gameProvider.ask('rollback', { playerId: player.playerId, txId: newId('back'), refTxId: unplayed.txId })
    await gameProvider.ask('endround', {
      ...round,
      roundId: unplayed.roundId,
      txId: newId('end'),
      totals: { bet: 0, win: 0 },
    })
    const promo = { playerId: player.playerId, txId: newId('promo'), campaignId: 'fiesta', type: 'DROP', amount: 70 }
    await Promise.all([gameProvider.ask('promo', promo), gameProvider.ask('promo', promo)])
    await outbox.drain()
    await outbox.stop()
    await gameProvider.setProvider({})

    const same = { roundId, type: 'slots', isFree: false, stake: 120n, tips: 20n }
    const quick = { roundId: lost.roundId, type: 'slots', isFree: false, stake: 40n, tips: 0n, win: 0n }
    expect(published).toEqual([
      { topic: 'ROUND_CLOSED', ...same, win: 30n, revision: 0 },
      { topic: 'ROUND_CORRECTED', ...same, win: 35n, revision: 1 },
      { topic: 'ROUND_VOIDED', ...same, win: 35n, revision: 2 },
      { topic: 'ROUND_CLOSED', ...quick, revision: 0 },
      { topic: 'ROUND_VOIDED', ...quick, revision: 1 },
      { topic: 'GAME_PROMO_PAID', campaignId: 'fiesta', amount: 70n, betRateBasisPoints: 20_000 },
    ])
    expect(await gameProvider.rows('select state from game_round where round_id = $1', [unplayed.roundId])).toEqual([
      { state: 'VOIDED' },
    ])
  })
})

test('a player whose book is locked gets 90 before the deadline, and nothing is applied later', async () => {
  const player = await gameProvider.newPlayer(1_001)
  const applied = betOf(player, 1)
  await gameProvider.ask('bet', applied)
  const neighbour = await gameProvider.newPlayer(1_000)
  const bet = betOf(player, 100)
  const holder = await gameProvider.site.context.db.pool.connect()
  await holder.query('begin')
  await holder.query('select from ledger_book where player_id = $1 for update', [player.id])
  const started = performance.now()
  expect(await gameProvider.ask('bet', bet)).toMatchObject({ status: 200, code: 90, txId: bet.txId, state: null })
  expect(performance.now() - started).toBeLessThan(3_500)
  const crowd = await Promise.all(Array.from({ length: 200 }, () => gameProvider.ask('bet', betOf(player, 1))))
  expect(new Set(crowd.map(({ code, status }) => `${status} ${code}`))).toEqual(new Set(['200 90', '429 24']))
  expect(await gameProvider.ask('bet', betOf(neighbour, 100))).toMatchObject({ code: 0 })
  // An operation that was applied is never reported as certainly not applied, however long its repetition waits.
  expect(await gameProvider.ask('bet', applied)).toMatchObject({ status: 503, code: 99 })
  await holder.query('rollback')
  holder.release()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await gameProvider.ask('txstatus', { txId: bet.txId })).toMatchObject({ code: 10 })
  expect(await gameProvider.ask('bet', bet)).toMatchObject({ code: 0, dup: false, balance: 900 })
})

test('after 1,000 random operations of eight players in random order the ledger is sound and the game is balanced', async () => {
  const draw = seededTestDraw(27)
  const players = await Promise.all(Array.from({ length: 8 }, () => gameProvider.newPlayer(5_000)))
  const before = await coinsOf(players)
  const gameBefore = await gameBalance()
  const sent: OperationFields[] = []
  for (let step = 0; step < 1_000; step++) {
    const repeated = draw(5) === 0 ? sent[draw(Math.max(1, sent.length))] : undefined
    sent.push(repeated ?? randomOperation(players, sent, draw))
  }
  for (let from = 0; from < sent.length; from += 40) {
    const replies = await Promise.all(sent.slice(from, from + 40).map(({ op, fields }) => gameProvider.ask(op, fields)))
    for (const { code, status } of replies) {
      expect(status).toBe(200)
      expect([0, 1, 9, 10, 11, 12, 13]).toContain(code)
    }
  }
  const report = await verifyLedger(gameProvider.site.context.db)
  expect(report.findings).toEqual([])
  const debts = await gameProvider.rows(
    'select coalesce(sum(amount), 0)::bigint as amount from game_debt where player_id = any($1)',
    [players.map(({ id }) => id)],
  )
  const debt = BigInt(String(debts[0]?.amount))
  expect((await coinsOf(players)) - before + ((await gameBalance()) - gameBefore)).toBe(debt)

  // Every round is the sum of its own transactions, and every transaction that moved money is in the ledger.
  const wrongRounds = await gameProvider.rows(
    `select r.round_id, r.stake, r.win from game_round r left join game_tx t
       on t.player_id = r.player_id and t.provider_id = r.provider_id and t.round_id = r.round_id and t.state = 'APPLIED'
     group by r.player_id, r.provider_id, r.round_id
     having r.stake <> coalesce(sum(t.amount) filter (where t.kind in ('bet', 'tip')), 0)
       or (r.state <> 'VOIDED' and r.win <> coalesce(sum(t.amount) filter (where t.kind in ('win', 'jackpot')), 0))`,
  )
  expect(wrongRounds).toEqual([])
  const unmoved = await gameProvider.rows(
    `select t.tx_id from game_tx t left join ledger_transfer l on l.player_id = t.player_id and l.seq = t.seq
     where t.seq is not null and t.kind in ('bet', 'win') and (l.amount is distinct from t.amount or l.key not like 'm-%' and l.player_id = any($1)
       and l.key <> t.tx_id)`,
    [players.map(({ id }) => id)],
  )
  expect(unmoved).toEqual([])
})

const coinsOf = async (players: readonly PlayerInGame[]): Promise<bigint> => {
  let sum = 0n
  for (const player of players) sum += await gameProvider.coinOf(player)
  return sum
}

const gameBalance = async (): Promise<bigint> =>
  (await houseBalances(gameProvider.site.context.db)).find(({ account }) => account === 'game:test-studio')?.balance ??
  0n

type OperationFields = { readonly op: Op; readonly fields: Fields }

/** A random operation, most of them about earlier rounds and bets. */
function randomOperation(
  players: readonly PlayerInGame[],
  sent: readonly OperationFields[],
  draw: Draw,
): OperationFields {
  const { playerId, session } = drawOne(players, draw)
  const round = { playerId, gameCode, roundId: `mix-${playerId}-${draw(25)}` }
  const bets = sent.filter(({ op, fields }) => op === 'bet' && fields.playerId === playerId)
  const earlier: Fields = bets[draw(Math.max(1, bets.length))]?.fields ?? { txId: 'never', roundId: round.roundId }
  const txId = newId('m')
  const pair = { betTxId: newId('m'), winTxId: newId('m'), betAmount: draw(300), winAmount: draw(400), endRound: true }
  return drawOne<OperationFields>(
    [
      { op: 'bet', fields: { ...round, session, txId, amount: draw(400), endRound: draw(10) === 0 } },
      { op: 'bet', fields: { ...round, session, txId, amount: draw(400) } },
      { op: 'win', fields: { ...round, txId, amount: draw(500), endRound: draw(6) === 0 } },
      { op: 'win', fields: { ...round, roundId: earlier.roundId, txId, amount: draw(500), betTxId: earlier.txId } },
      { op: 'rollback', fields: { playerId, txId, refTxId: draw(3) === 0 ? newId('never') : earlier.txId } },
      { op: 'rollback', fields: { playerId, txId, scope: 'ROUND', roundId: round.roundId } },
      { op: 'endround', fields: { ...round, txId, totals: { bet: 0, win: 0 } } },
      { op: 'betwin', fields: { ...round, session, ...pair } },
    ],
    draw,
  )
}
