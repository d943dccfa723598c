import { playStopWatch } from '#features/players/responsible-play/server/play-stop-watch.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { days, type Duration, hours, milliseconds, minutes, seconds } from '#core/clock/duration.ts'
import { addDuration, instant } from '#core/clock/instant.ts'
import { centavos } from '#core/money/centavos.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { signIn } from '#features/players/account/contract.ts'
import { beginDeposit } from '#features/cashier/deposit/contract.ts'
import { startDemo, startGame } from '#features/play/game-launch/contract.ts'
import { seedDemoContent } from '#features/lobby/content/server/index.ts'
import { post } from '#ledger'
import { createJobs } from '#platform/jobs/jobs.ts'
import { createOutbox } from '#platform/outbox/outbox.ts'
import { gameCode, newId, openTestGameProvider, type TestGameProvider } from '#tests/support/test-game-provider.ts'
import { goodPassword, registerPlayer, signInAs } from '#tests/support/registered-player.ts'
import {
  awaitPlayStop,
  confirmLimit,
  getCare,
  getPlayHistory,
  getPlayHistoryFile,
  setLimit,
  setRealityCheck,
  takeBreak,
} from '#features/players/responsible-play/contract.ts'
import type { LimitKind, LimitPeriod } from '#features/players/responsible-play/limit-words.ts'
import { changeLimit } from '#features/players/responsible-play/server/change-limit.ts'
import { mayPrompt } from '#features/players/responsible-play/server/may-prompt.ts'

let gameProvider: TestGameProvider
beforeAll(async () => {
  gameProvider = await openTestGameProvider()
  await seedDemoContent(gameProvider.site.context.db, gameProvider.site.clock.now())
})
afterAll(() => gameProvider.close())

type Player = Awaited<ReturnType<typeof newPlayer>>
let lastMobile = 0
/** Registered, with money, and in a game. */
async function newPlayer(coin = 10_000) {
  const { site } = gameProvider
  site.clock.advance(seconds(61))
  const { token, id: number, mobile } = await registerPlayer(site, `0956${String(++lastMobile).padStart(7, '0')}`)
  const id = BigInt(number)
  await site.context.db.transaction((tx) =>
    post(tx, {
      playerId: id,
      source: 'test',
      key: newId('credit'),
      transfers: [
        { reason: 'manualCredit', from: 'adjustment', to: 'coin', amount: centavos(BigInt(coin)), reference: 'test' },
      ],
      now: site.clock.now(),
    }),
  )
  const { session = '' } = await gameProvider.ask('authenticate', {
    launchToken: await gameProvider.launch(id),
    gameCode,
  })
  return { id, playerId: String(id), session, token, mobile }
}

const betOf = ({ playerId, session }: Player, amount: number) => ({
  playerId,
  session,
  gameCode,
  roundId: newId('round'),
  txId: newId('bet'),
  amount,
})
const bet = async (player: Player, amount: number) => {
  const { code, kind } = await gameProvider.ask('bet', betOf(player, amount))
  return kind === undefined ? code : `${code} ${kind}`
}
const limit = async ({ token }: Player, kind: LimitKind, amount: number | null, period: LimitPeriod = 'day') =>
  (await gameProvider.site.send(setLimit, { kind, period, amount }, { token })).body
const confirm = async ({ token }: Player, kind: LimitKind, isConfirmed = true) =>
  (await gameProvider.site.send(confirmLimit, { kind, period: 'day', confirm: isConfirmed }, { token })).body.errcode
const care = async ({ token }: Player) => (await gameProvider.site.send(getCare, {}, { token })).body
const dayLimit = async (player: Player, kind: LimitKind) =>
  ((await care(player)).limits as { kind: string; period: string }[]).find(
    (each) => each.kind === kind && each.period === 'day',
  )
/** Sessions end after twelve hours and sleep after half of one. */
const awake = async ({ id }: Player, by: Duration) => {
  gameProvider.site.clock.advance(by)
  await gameProvider.site.context.db.pool.query(
    'update session set last_action_at = $1, expires_at = $2 where player_id = $3',
    [new Date(gameProvider.site.clock.now()), new Date(gameProvider.site.clock.now() + days(1)), id],
  )
}

test('fifty bets at once never lose more than the limit, and wins may be lost again', async () => {
  const player = await newPlayer()
  expect(await limit(player, 'loss', 1_000)).toMatchObject({ errcode: 0 })
  const bets = Array.from({ length: 50 }, () => betOf(player, 100))
  const replies = await Promise.all(bets.map((each) => gameProvider.ask('bet', each)))
  expect(replies.filter(({ code }) => code === 0)).toHaveLength(10)
  expect(replies.filter(({ kind }) => kind === 'LOSS')).toHaveLength(40)
  const { roundId } = bets[replies.findIndex(({ code }) => code === 0)] ?? betOf(player, 0)
  const win = { playerId: player.playerId, gameCode, roundId, txId: newId('win'), amount: 150 }
  expect((await gameProvider.ask('win', win)).code).toBe(0)
  expect(await bet(player, 151)).toBe('8 LOSS')
  expect(await bet(player, 150)).toBe(0)
  expect(await dayLimit(player, 'loss')).toMatchObject({ amount: 1_000, used: 1_000 })
})

test('a limit of stakes counts what was won as well, also within one batch', async () => {
  const player = await newPlayer()
  await limit(player, 'stake', 500)
  const codes = await Promise.all(Array.from({ length: 20 }, () => bet(player, 100)))
  expect(codes.filter((code) => code === 0)).toHaveLength(5)
  expect(codes.filter((code) => code === '8 BET_MAX')).toHaveLength(15)
})

test('the limit counts what was played before it was set', async () => {
  const player = await newPlayer()
  expect(await bet(player, 900)).toBe(0)
  await limit(player, 'loss', 1_000)
  expect(await bet(player, 101)).toBe('8 LOSS')
  await limit(player, 'loss', 500)
  expect(await bet(player, 1)).toBe('8 LOSS')
  const started = await gameProvider.site.send(startGame, { gameId: await gameId() }, { token: player.token })
  expect(started.body.errcode).toBe(1106)
})

const gameId = async () => Number((await gameProvider.rows(`select id from game where code = $1`, [gameCode]))[0]?.id)

test('time of play counts from bet to bet, and pauses of more than five minutes are none of it', async () => {
  const player = await newPlayer()
  await limit(player, 'time', 10)
  for (let at = 0; at < 3; at++) {
    expect(await bet(player, 1)).toBe(0)
    await awake(player, minutes(3))
  }
  await awake(player, minutes(20))
  expect(await bet(player, 1)).toBe(0)
  await awake(player, seconds(239))
  expect(await bet(player, 1)).toBe(0)
  await awake(player, seconds(1))
  expect(await bet(player, 1)).toBe('8 SESSION_TIME')
})

test.each([
  { period: 'day' as const, lastMoment: '2026-11-21T15:59:59.999Z' },
  { period: 'week' as const, lastMoment: '2026-11-22T15:59:59.999Z' },
  { period: 'month' as const, lastMoment: '2026-11-30T15:59:59.999Z' },
])('a $period ends at midnight in Manila, and not a moment earlier', async ({ period, lastMoment }) => {
  const player = await newPlayer()
  await gameProvider.rows('update player set identity_due_at = null where id = $1', [player.id])
  await limit(player, 'loss', 100, period)
  expect(await bet(player, 100)).toBe(0)
  gameProvider.site.clock.set(instant(Date.parse(lastMoment)))
  const inGame = async (): Promise<Player> => {
    const { session = '' } = await gameProvider.ask('authenticate', {
      launchToken: await gameProvider.launch(player.id),
      gameCode,
    })
    return { ...player, session }
  }
  expect(await bet(await inGame(), 1)).toBe('8 LOSS')
  gameProvider.site.clock.advance(1 as Duration)
  expect(await bet(await inGame(), 100)).toBe(0)
})

test('stricter acts at once; looser waits 72 hours and a second word; none means looser', async () => {
  const player = await newPlayer()
  await limit(player, 'loss', 1_000)
  expect(await limit(player, 'loss', 1_000)).toMatchObject({ errcode: 1351 })
  await limit(player, 'loss', 5_000)
  expect(await dayLimit(player, 'loss')).toMatchObject({ amount: 1_000, waiting: { amount: 5_000 } })
  expect(await confirm(player, 'loss')).toBe(1353)
  await awake(player, (hours(72) - 1) as Duration)
  expect(await confirm(player, 'loss')).toBe(1353)
  await awake(player, 1 as Duration)
  const codes = await Promise.all(Array.from({ length: 10 }, () => confirm(player, 'loss')))
  expect(codes.filter((code) => code === 0)).toHaveLength(1)
  expect(codes.filter((code) => code === 1352)).toHaveLength(9)
  expect(await dayLimit(player, 'loss')).toMatchObject({ amount: 5_000, waiting: null })

  await limit(player, 'loss', null)
  await limit(player, 'loss', 4_000)
  expect(await dayLimit(player, 'loss')).toMatchObject({ amount: 4_000, waiting: null })
  await limit(player, 'loss', null)
  await awake(player, hours(72))
  expect(await confirm(player, 'loss')).toBe(0)
  expect(await dayLimit(player, 'loss')).toMatchObject({ amount: null })
  await limit(player, 'loss', 10)
  await limit(player, 'loss', 20)
  await awake(player, days(11))
  expect(await confirm(player, 'loss')).toBe(1352)
})

test('the stricter of the player’s and the operator’s holds, and the player cannot loosen the operator’s', async () => {
  const player = await newPlayer()
  await gameProvider.site.context.db.transaction((tx) =>
    changeLimit(tx, {
      playerId: player.id,
      setter: 'operator',
      kind: 'loss',
      period: 'day',
      amount: 300n,
      now: gameProvider.site.clock.now(),
    }),
  )
  await limit(player, 'loss', 1_000)
  expect(await dayLimit(player, 'loss')).toMatchObject({ amount: 1_000, operatorAmount: 300 })
  expect(await bet(player, 301)).toBe('8 LOSS')
  expect(await bet(player, 300)).toBe(0)
})

test('fifty deposits at once stay within the limit together', async () => {
  const player = await newPlayer()
  await limit(player, 'deposit', 100_000)
  const deposit = async () =>
    (
      await gameProvider.site.send(
        beginDeposit,
        { amount: wireCentavos(20_000), version: 4, rechargeType: 1 },
        { token: player.token },
      )
    ).body.errcode
  const codes = await Promise.all(Array.from({ length: 50 }, deposit))
  expect(codes.filter((errcode) => errcode === 0)).toHaveLength(5)
  expect(codes.filter((errcode) => errcode === 1211)).toHaveLength(45)
  await awake(player, minutes(11))
  expect(await deposit()).toBe(0)
})

test('an exclusion stops bets, deposits and starts at once, ends every session, and lets in who comes to withdraw', async () => {
  const player = await newPlayer()
  expect(await bet(player, 100)).toBe(0)
  const away = async (length: '24h' | '6m' | '48h') =>
    (await gameProvider.site.send(takeBreak, { length }, { token: player.token })).body.errcode
  const elsewhere = String((await signInAs(gameProvider.site, player.mobile, { platform: 1 })).body.token)
  expect(await away('6m')).toBe(0)
  expect(await bet(player, 100)).toBe(3)
  for (const ended of [player.token, elsewhere]) {
    expect((await gameProvider.site.send(getCare, {}, { token: ended })).status).toBe(401)
  }
  expect((await signInAs(gameProvider.site, player.mobile)).body.errcode).toBe(1019)
  const login = { account: player.mobile, ...(await gameProvider.site.encrypted(goodPassword)), duringBreak: true }
  const back = await gameProvider.site.send(signIn, login)
  expect(back.body).toMatchObject({ errcode: 0, isOnBreak: true })
  const token = String(back.body.token)
  player.token = token
  expect((await gameProvider.site.send(startGame, { gameId: await gameId() }, { token })).body.errcode).toBe(1104)
  const deposit = { amount: wireCentavos(20_000), version: 4, rechargeType: 1 } as const
  expect((await gameProvider.site.send(beginDeposit, deposit, { token })).body.errcode).toBe(1202)
  expect(await away('48h')).toBe(1354)
  expect(await care(player)).toMatchObject({ break: { kind: 'selfExclusion' }, mayPrompt: false })

  gameProvider.site.clock.advance(days(184))
  expect((await signInAs(gameProvider.site, player.mobile)).body).toMatchObject({ errcode: 0, isOnBreak: false })
})

test('a time-out keeps the sessions, and a signed-in player on a break tries no game, unlike a guest', async () => {
  const player = await newPlayer()
  const { token } = player
  const game = await gameId()
  const tries = async (visitor: { token?: string }) => [
    (await gameProvider.site.send(startDemo, { gameId: game }, visitor)).body.errcode,
    (await gameProvider.site.send(startGame, { gameId: game, mode: 'demo' }, visitor)).body.errcode,
  ]
  expect(await tries({ token })).toEqual([0, 0])
  expect((await gameProvider.site.send(takeBreak, { length: '24h' }, { token })).body.errcode).toBe(0)
  expect(await tries({ token })).toEqual([startDemo.refusals.playStopped, startGame.refusals.playStopped])
  expect((await gameProvider.site.send(startDemo, { gameId: game })).body.errcode).toBe(0)
  const tomorrow = addDuration(gameProvider.site.clock.now(), hours(24))
  gameProvider.site.clock.set(addDuration(tomorrow, milliseconds(-1)))
  await gameProvider.rows('update session set last_action_at = $2, expires_at = $3 where player_id = $1', [
    player.id,
    new Date(tomorrow),
    new Date(addDuration(tomorrow, hours(1))),
  ])
  expect((await tries({ token }))[0]).toBe(startDemo.refusals.playStopped)
  gameProvider.site.clock.set(tomorrow)
  expect(await tries({ token })).toEqual([0, 0])
})

test('an open game learns of a break wherever it began, and other games go on', async () => {
  const [player, other] = [await newPlayer(), await newPlayer()]
  const waits = (who: typeof player, waitMs: number) =>
    gameProvider.site.send(awaitPlayStop, { waitMs }, { token: who.token }).then(({ body }) => body.isStopped)
  // Another process has its own watch over the same database.
  const elsewhere = playStopWatch(gameProvider.site.context)
  const [notified, notifiedElsewhere, unnotified] = [
    waits(player, 25_000),
    elsewhere.wait(BigInt(player.id), seconds(25)),
    elsewhere.wait(BigInt(other.id), seconds(25)),
  ]
  expect(await waits(player, 0)).toBe(false)
  await gameProvider.site.send(takeBreak, { length: '24h' }, { token: player.token })
  expect(await Promise.all([notified, notifiedElsewhere])).toEqual([true, true])
  elsewhere.close()
  expect(await unnotified).toBe(false)
})

test('ten breaks at once are one, and a longer one takes the place of a shorter', async () => {
  const player = await newPlayer()
  const codes = await Promise.all(
    Array.from(
      { length: 10 },
      async () => (await gameProvider.site.send(takeBreak, { length: '24h' }, { token: player.token })).body.errcode,
    ),
  )
  expect(codes.filter((code) => code === 0)).toHaveLength(1)
  expect((await gameProvider.site.send(takeBreak, { length: '7d' }, { token: player.token })).body.errcode).toBe(0)
  const [row = {}] = await gameProvider.rows('select state_until from player where id = $1', [player.id])
  expect(Number(row['state_until'])).toBe(gameProvider.site.clock.now() + days(7))
})

test('after a limit was reached nobody asks for a deposit for a day', async () => {
  const player = await newPlayer()
  const { db, log, metrics } = gameProvider.site.context
  await limit(player, 'loss', 10)
  expect(await bet(player, 11)).toBe('8 LOSS')
  const outbox = createOutbox({
    db,
    clock: gameProvider.site.clock,
    log,
    metrics,
    consumers: gameProvider.site.features.consumers,
  })
  await outbox.drain()
  const asks = () => mayPrompt(db, player.id, gameProvider.site.clock.now())
  expect(await asks()).toBe(false)
  gameProvider.site.clock.advance(hours(24))
  expect(await asks()).toBe(true)
})

test('the year is a file for print, too', async () => {
  const player = await newPlayer()
  const { body } = await gameProvider.site.send(getPlayHistoryFile, {}, { token: player.token })
  expect(body).toMatchObject({
    fileName: expect.stringMatching(/^my-play-20\d\d-\d\d-\d\d\.pdf$/),
    type: 'application/pdf',
  })
  const file = Buffer.from(String(body.base64), 'base64').toString('latin1')
  const start = Number(/startxref\n(\d+)/.exec(file)?.[1])
  expect(file.slice(start, start + 4)).toBe('xref')
  expect(file.match(/\/Type \/Page\b/g)).toHaveLength(1)
  expect(file).toContain('/Title (Your play history)')
})

test('the file is in the language of its reader', async () => {
  const { token } = await newPlayer()
  const { body } = await gameProvider.site.send(getPlayHistoryFile, {}, { token, language: 'fil' })
  const file = Buffer.from(String(body.base64), 'base64').toString('latin1')
  expect(file).toContain('/Title (History ng laro mo)')
})

test('the file is made twenty times in ten minutes for a player, also when more are asked for at once', async () => {
  const [player, other] = [await newPlayer(), await newPlayer()]
  const ask = ({ token }: typeof player) => gameProvider.site.send(getPlayHistoryFile, {}, { token })
  const answers = await Promise.all(Array.from({ length: 22 }, () => ask(player)))
  const refused = answers.filter(({ body }) => body.errcode === 1020)
  expect(refused).toHaveLength(2)
  expect(refused[0]?.body.msg).toBe('Too many downloads. Please try again in a few minutes.')
  expect((await ask(other)).body.errcode).toBe(0)
  gameProvider.site.clock.advance(minutes(10))
  expect((await ask(player)).body.errcode).toBe(0)
})

test('a game learns how often to interrupt, and the year adds up whatever was counted in between', async () => {
  const player = await newPlayer()
  await gameProvider.site.send(setRealityCheck, { minutes: 15 }, { token: player.token })
  const served = await gameProvider.ask('authenticate', { launchToken: await gameProvider.launch(player.id), gameCode })
  expect(served).toMatchObject({ realityCheckSec: 900 })
  const again = { ...player, session: served.session ?? '' }
  await limit(player, 'loss', 5_000)
  expect(await bet(again, 700)).toBe(0)
  const { db, log } = gameProvider.site.context
  const jobs = createJobs({ db, clock: gameProvider.site.clock, jobs: gameProvider.site.features.jobs, log })
  await jobs.runDue()
  await jobs.stop()
  expect(await bet(again, 300)).toBe(0)
  expect(await dayLimit(player, 'loss')).toMatchObject({ used: 1_000 })
  const { body } = await gameProvider.site.send(getPlayHistory, {}, { token: player.token })
  expect(body.months).toHaveLength(12)
  expect((body.months as object[]).at(-1)).toMatchObject({ staked: 1_000, won: 0, net: -1_000 })
})
