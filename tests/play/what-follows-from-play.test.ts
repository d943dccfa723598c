import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { basisPoints } from '#core/money/basis-points.ts'
import { centavos, pesos } from '#core/money/centavos.ts'
import { refreshData } from '#features/players/account/contract.ts'
import { awaitTurnover } from '#features/cashier/withdrawal/contract.ts'
import { turnoverWatch } from '#features/cashier/withdrawal/server/turnover-watch.ts'
import { seconds } from '#core/clock/duration.ts'
import { toWireCentavos, type WireCentavos, wireCentavos } from '#core/money/wire-centavos.ts'
import { lobbyTips } from '#features/play/big-win/contract.ts'
import { addRequirement, forfeit, post, turnoverMeter, validBetTotal, verifyLedger } from '#ledger'
import { createOutbox } from '#platform/outbox/outbox.ts'
import {
  gameCode,
  type PlayerInGame,
  newId,
  openTestGameProvider,
  type TestGameProvider,
} from '#tests/support/test-game-provider.ts'
import { registerPlayer } from '#tests/support/registered-player.ts'

let gameProvider: TestGameProvider
beforeAll(async () => {
  gameProvider = await openTestGameProvider()
})
afterAll(() => gameProvider.close())
beforeEach(() => gameProvider.setProvider({}))

const db = () => gameProvider.site.context.db
const now = () => gameProvider.site.clock.now()
/** Delivers everything that the games have caused. */
const follow = async () => {
  const { db: database, clock, log } = gameProvider.site.context
  await createOutbox({ db: database, clock, log, consumers: gameProvider.site.features.consumers }).drain()
}

type Fields = Readonly<Record<string, unknown>>
const ask = async (op: Parameters<TestGameProvider['ask']>[0], fields: Fields) => {
  const answer = await gameProvider.ask(op, fields)
  expect(answer).toMatchObject({ code: 0 })
}

type PlayFields = { bets?: readonly (Fields & { amount: number })[]; win?: number; winMeta?: Fields; rollBack?: number }

/** One round from its first bet to its end; answers its id. */
async function play(
  player: PlayerInGame,
  { bets = [{ amount: 10_000 }], win = 0, winMeta, rollBack }: PlayFields = {},
) {
  const round = { playerId: player.playerId, gameCode, roundId: newId('round') }
  const txIds: string[] = []
  for (const bet of bets) {
    const txId = newId('bet')
    txIds.push(txId)
    await ask('bet', { ...round, session: player.session, txId, ...bet })
  }
  if (rollBack !== undefined)
    await ask('rollback', { playerId: player.playerId, txId: newId('back'), refTxId: txIds[rollBack] })
  await ask('win', { ...round, txId: newId('win'), amount: win, endRound: true, ...(winMeta && { meta: winMeta }) })
  await follow()
  return round.roundId
}
const voidRound = async ({ playerId }: PlayerInGame, roundId: string) => {
  await ask('rollback', { playerId, txId: newId('void'), scope: 'ROUND', roundId })
  await follow()
}
const setType = (type: string) => gameProvider.rows('update game set type = $2 where code = $1', [gameCode, type])
const betOf = (player: PlayerInGame) => validBetTotal(db(), player.id)
const bonus = (player: PlayerInGame) =>
  db().transaction((tx) =>
    addRequirement(tx, {
      playerId: player.id,
      source: 'promo:welcome',
      sourceId: newId('grant'),
      title: 'Welcome',
      credit: pesos(1_000n),
      rate: basisPoints(10_000),
      terms: { kind: 'bonus', returnsTo: 'promo:welcome' },
      now: now(),
    }),
  )
const remaining = async (player: PlayerInGame) => (await turnoverMeter(db(), player.id)).remaining

describe('a signed bet, once its round is over', () => {
  test('is turnover, bet, level and points, which the lobby reads with one call', async () => {
    const registered = await registerPlayer(gameProvider.site, '09175550101')
    const player = await funded(BigInt(registered.id), 500_000)
    await play(player, { bets: [{ amount: 150_000 }], win: 3_000_000 })
    const { body } = await gameProvider.site.send(refreshData, {}, { token: registered.token })
    expect(body).toEqual({
      code: 200,
      errcode: 0,
      coin: 500_000 - 150_000 + 3_000_000,
      bet: 150_000,
      lottery: 15_000,
      userLevel: 1,
      vip: 0,
      vipExp: 0,
    })
    const tips = await gameProvider.site.send(lobbyTips, {})
    expect(tips.body.jackpotList).toMatchObject([{ phone: '+639•••••••01', amount: 3_000_000 }])
  })

  test('and voided afterwards, is taken back: bet and points go, the level stays, the ticker forgets', async () => {
    const registered = await registerPlayer(gameProvider.site, '09175550102')
    const player = await funded(BigInt(registered.id), 500_000)
    const roundId = await play(player, { bets: [{ amount: 100_000 }], win: 2_000_000 })
    await voidRound(player, roundId)
    const { body } = await gameProvider.site.send(refreshData, {}, { token: registered.token })
    expect(body).toMatchObject({ coin: 500_000, bet: 0, lottery: 0, userLevel: 1 })
    const tips = await gameProvider.site.send(lobbyTips, {})
    expect(tips.body.jackpotList).not.toContainEqual(expect.objectContaining({ phone: '+639•••••••02' }))
  })

  test('a refresh without a session leaves the client its session, as the specification wants', async () => {
    expect(await gameProvider.site.send(refreshData, {})).toMatchObject({ status: 401 })
    expect(refreshData.quiet401).toBe(true)
  })
})

describe('a provider’s meta fields', () => {
  test('bets on both sides of a market count their difference, of two markets in full', async () => {
    await setType('live')
    const wagers = (market: string, side: string, amount: number) => ({
      amount,
      meta: { wagers: [{ market, side, amount }] },
    })
    const [one, two] = [await gameProvider.newPlayer(100_000), await gameProvider.newPlayer(100_000)]
    await play(one, { bets: [wagers('main', 'Banker', 6_000), wagers('main', 'player', 4_000)] })
    await play(two, { bets: [wagers('goals', 'over', 6_000), wagers('corners', 'under', 4_000)] })
    expect([await betOf(one), await betOf(two)]).toEqual([2_000n, 10_000n])
    await setType('slots')
  })

  test('a rolled back bet takes its reported turnover along', async () => {
    await setType('sports')
    const player = await gameProvider.newPlayer(100_000)
    await play(player, {
      bets: [
        { amount: 1_000, meta: { odds: 12_000 } },
        { amount: 5_000, meta: { odds: 20_000 } },
      ],
      rollBack: 0,
    })
    expect(await betOf(player)).toBe(5_000n)
    await setType('slots')
  })

  test.each([
    { what: 'odds below 1.50 are no play', meta: { odds: 14_999 }, winMeta: undefined, win: 0, counts: 0n },
    { what: 'odds of 1.50 are', meta: { odds: 15_000 }, winMeta: undefined, win: 0, counts: 10_000n },
    { what: 'a bet sold below its stake is none', meta: {}, winMeta: { cashOut: true }, win: 9_000, counts: 0n },
    { what: 'a bet sold for more is', meta: {}, winMeta: { cashOut: true }, win: 12_000, counts: 2_000n },
    {
      what: 'meta of the provider’s own changes nothing',
      meta: { ref: [1, { a: null }] },
      winMeta: undefined,
      win: 0,
      counts: 10_000n,
    },
    { what: 'meta that is only a text changes nothing', meta: 'ticket 7', winMeta: undefined, win: 0, counts: 10_000n },
  ])('$what', async ({ meta, winMeta, win, counts }) => {
    await setType('sports')
    const player = await gameProvider.newPlayer(100_000)
    await play(player, { bets: [{ amount: 10_000, meta }], win, ...(winMeta && { winMeta }) })
    expect(await betOf(player)).toBe(counts)
    await setType('slots')
  })

  test.each([
    { meta: { odds: 9_999 }, field: 'meta.odds' },
    { meta: { odds: 1.5 }, field: 'meta.odds' },
    { meta: { odds: '15000' }, field: 'meta.odds' },
    { meta: { cashOut: 'yes' }, field: 'meta.cashOut' },
    { meta: { wagers: {} }, field: 'meta.wagers' },
    { meta: { wagers: [{ market: 'main', side: 'player', amount: -1 }] }, field: 'meta.wagers.0.amount' },
    { meta: { wagers: [{ market: 'main', side: 'a b', amount: 1 }] }, field: 'meta.wagers.0.side' },
    {
      meta: { wagers: Array.from({ length: 33 }, () => ({ market: 'm', side: 's', amount: 1 })) },
      field: 'meta.wagers',
    },
  ])('$field that cannot be is a bad request, and nothing moves: $meta', async ({ meta, field }) => {
    const player = await gameProvider.newPlayer(1_000)
    const bet = {
      playerId: player.playerId,
      session: player.session,
      gameCode,
      roundId: newId('round'),
      txId: newId('bet'),
    }
    expect(await gameProvider.ask('bet', { ...bet, amount: 100, meta })).toMatchObject({ code: 20, field })
    expect(await gameProvider.coinOf(player)).toBe(1_000n)
  })
})

describe('a bonus with a largest bet of ₱500', () => {
  test.each([
    {
      what: 'three bets of ₱300 count, though their sum is more',
      bets: [30_000, 30_000, 30_000],
      rollBack: undefined,
      left: pesos(100n),
    },
    { what: 'a bet of ₱501 spoils its round', bets: [50_100, 10_000], rollBack: undefined, left: pesos(1_000n) },
    { what: 'unless it was taken back', bets: [50_100, 10_000], rollBack: 0, left: pesos(900n) },
    { what: 'and another one that stays still spoils it', bets: [10_000, 50_100], rollBack: 0, left: pesos(1_000n) },
  ])('$what', async ({ bets, rollBack, left }) => {
    const player = await gameProvider.newPlayer(500_000)
    await bonus(player)
    await play(player, { bets: bets.map((amount) => ({ amount })), ...(rollBack === undefined ? {} : { rollBack }) })
    expect(await remaining(player)).toBe(left)
  })
})

describe('a prize of a provider', () => {
  const prize = async (player: PlayerInGame) => {
    const fields = {
      playerId: player.playerId,
      txId: newId('promo'),
      campaignId: 'summer',
      type: 'DROP',
      amount: 10_000,
    }
    await ask('promo', fields)
    await follow()
    return fields
  }

  test('has to be played as often as the provider’s setting says, once, and goes back when it is given up', async () => {
    const player = await gameProvider.newPlayer(0)
    const fields = await prize(player)
    await ask('promo', fields)
    await follow()
    const { items } = await turnoverMeter(db(), player.id)
    expect(items).toMatchObject([{ title: 'Prize from Test Studio', required: 20_000n, remaining: 20_000n }])

    for (const { id } of items) await db().transaction((tx) => forfeit(tx, { playerId: player.id, id, now: now() }))
    expect(await gameProvider.coinOf(player)).toBe(0n)
  })

  test('asks for nothing where the setting is zero', async () => {
    await gameProvider.setProvider({ promoBetRate: basisPoints(0) })
    const player = await gameProvider.newPlayer(0)
    await prize(player)
    expect(await remaining(player)).toBe(0n)
  })

  test('of many players in one batch, beside rounds of the same players, is asked of each', async () => {
    const players = [
      await gameProvider.newPlayer(10_000),
      await gameProvider.newPlayer(10_000),
      await gameProvider.newPlayer(10_000),
    ]
    for (const player of players.toReversed()) await prize(player)
    await Promise.all(players.map((player) => play(player, { bets: [{ amount: 10_000 }] })))
    for (const player of players) expect(await remaining(player)).toBe(10_000n)
  })
})

describe('a screen that shows what is left to be staked', () => {
  test('hears of the round that was counted, in every process, and of nobody else’s', async () => {
    const [one, other] = [await registered(), await registered()]
    for (const player of [one, other]) await bonus(player)
    const waits = ({ token }: typeof one, waitMs: number) =>
      gameProvider.site.send(awaitTurnover, { remaining: toWireCentavos(pesos(1_000n)), waitMs }, { token })
    // Another process looks for those who wait at it.
    const elsewhere = turnoverWatch(gameProvider.site.context)
    const [notified, notifiedElsewhere, unnotified] = [
      waits(one, 25_000),
      elsewhere.wait({ playerId: one.id, remaining: pesos(1_000n) }, seconds(25)),
      elsewhere.wait({ playerId: other.id, remaining: pesos(1_000n) }, seconds(25)),
    ]
    expect((await waits(one, 0)).body).toMatchObject({ isChanged: false })
    await play(one, { bets: [{ amount: 10_000 }] })
    expect((await notified).body).toMatchObject({ errcode: 0, isChanged: true })
    expect(await notifiedElsewhere).toBe(true)
    elsewhere.close()
    expect(await unnotified).toBe(false)
  })

  test('is answered at once for an outdated number, and cannot wait for ever', async () => {
    const player = await registered()
    await bonus(player)
    const ask = (fields: { readonly remaining: WireCentavos; readonly waitMs: number }) =>
      gameProvider.site.send(awaitTurnover, fields, { token: player.token })
    const stale = await ask({ remaining: wireCentavos(0), waitMs: 25_000 })
    expect(stale.body).toMatchObject({ isChanged: true })
    const endless = await ask({ remaining: wireCentavos(0), waitMs: 25_001 })
    expect(endless.body).toMatchObject({ faults: [{ field: 'waitMs' }] })
  })
})

describe('a player with nothing left', () => {
  test('is freed, but not while a round is open that may still win', async () => {
    const player = await gameProvider.newPlayer(20_000)
    await bonus(player)
    const open = { playerId: player.playerId, gameCode, roundId: newId('round') }
    await ask('bet', { ...open, session: player.session, txId: newId('bet'), amount: 10_000 })
    await play(player, { bets: [{ amount: 10_000 }] })
    expect(await remaining(player)).toBe(pesos(900n))
    await ask('win', { ...open, txId: newId('win'), amount: 0, endRound: true })
    await follow()
    expect(await remaining(player)).toBe(0n)
  })
})

test('the ledger is sound after all of it', async () => {
  expect(await verifyLedger(db())).toMatchObject({ isSound: true })
})

let mobiles = 0
/** Signed in, with money, and in a game. */
async function registered() {
  const { id, token } = await registerPlayer(gameProvider.site, `0917556${String(++mobiles).padStart(4, '0')}`)
  return { ...(await funded(BigInt(id), 500_000)), token }
}

async function funded(id: bigint, coin: number): Promise<PlayerInGame> {
  const transfer = {
    reason: 'manualCredit',
    from: 'adjustment',
    to: 'coin',
    amount: centavos(BigInt(coin)),
    reference: 'test',
  } as const
  await db().transaction((tx) =>
    post(tx, { playerId: id, source: 'test', key: newId('credit'), now: now(), transfers: [transfer] }),
  )
  const { session = '' } = await gameProvider.ask('authenticate', {
    launchToken: await gameProvider.launch(id),
    gameCode,
  })
  return { id, playerId: String(id), session }
}
