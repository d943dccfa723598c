import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hours, milliseconds, minutes, seconds } from '#core/clock/duration.ts'
import { addDuration, type Instant, instant, subtractDuration } from '#core/clock/instant.ts'
import { addDays, dayOf, startOfDay } from '#core/clock/manila.ts'
import { centavos } from '#core/money/centavos.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { linkPlayers } from '#features/cashier/risk/server/index.ts'
import { listMail, readMail } from '#features/players/mail/contract.ts'
import { setPlayerLanguage } from '#features/players/language/server/store/player-language.store.ts'
import { spendingFind } from '#features/promotions/kit/server/store/spending.store.ts'
import {
  enterTournament,
  readStandings,
  readTournamentEntrant,
  readTournaments,
  readTournamentTable,
  watchTournamentRound,
} from '#features/promotions/tournament/contract.ts'
import { stopTournament } from '#features/promotions/tournament/server/stop-tournament.ts'
import { tournamentFind } from '#features/promotions/tournament/server/store/tournament.store.ts'
import { tournamentKind } from '#features/promotions/tournament/server/tournament-kind.ts'
import { points, post, turnoverMeter, verifyLedger } from '#ledger'
import { publish } from '#platform/outbox/publish.ts'
import { closedRound, roundEvent } from '#tests/play/settled-round.ts'
import type { RegisteredPlayer } from '#tests/support/registered-player.ts'
import { gameCode, newId, openTestGameProvider, type TestGameProvider } from '#tests/support/test-game-provider.ts'
import { onceOfTen, openTestPromotions, type TestPromotions } from '#tests/support/test-promotions.ts'
import type { TestSite } from '#tests/support/test-site.ts'

let provider: TestGameProvider
let site: TestSite
let promotions: TestPromotions
beforeAll(async () => {
  provider = await openTestGameProvider()
  site = provider.site
  promotions = await openTestPromotions(site, 9_491_000_000)
  // Consumers begin with what is published after their first start.
  await promotions.drain()
})
afterAll(() => provider.close())

const planned = {
  number: 1,
  name: 'Test Cup',
  nameFil: 'Paligsahan',
  scoring: 1,
  games: 1,
  rounds: 3,
  stake: 1_000,
  day: 0,
  opensAt: '12:00',
  lastsMinutes: 120,
  entryPoints: 0,
}
const prizes = [
  { tournament: 1, count: 1, amount: 10_000 },
  { tournament: 1, count: 2, amount: 2_000 },
]
const pool = 14_000n

const passTo = (at: Instant) => promotions.pass(milliseconds(Math.max(0, at - site.clock.now())))
const job = () => promotions.runJob('tournament.course')
const letters = v.looseObject({ list: v.array(v.looseObject({ id: v.number(), title: v.string() })) })

type OpenTournament = { readonly tournamentId: string; readonly startsAt: Instant; readonly endsAt: Instant }

let numbers = 0

/** Tomorrow's tournament with a number of its own, prepared with these settings. The clock stands at its first moment. */
async function open(more: object = {}, terms: object = {}): Promise<OpenTournament> {
  const day = addDays(dayOf(site.clock.now()), 1)
  const startsAt = addDuration(startOfDay(day), hours(12))
  numbers += 1
  const number = numbers
  await passTo(subtractDuration(startsAt, hours(3)))
  await promotions.publish(tournamentKind, {
    terms,
    settings: {
      tournaments: [{ ...planned, number, ...more }],
      prizes: prizes.map((prize) => ({ ...prize, tournament: number })),
      betRate: 2,
    },
  })
  await job()
  await passTo(startsAt)
  return {
    tournamentId: `T${number}-${day.replaceAll('-', '')}-1200`,
    startsAt,
    endsAt: addDuration(startsAt, minutes(120)),
  }
}

const enter = async (player: RegisteredPlayer, { tournamentId }: Pick<OpenTournament, 'tournamentId'>) =>
  (await promotions.ask(enterTournament, { tournamentId }, player)).errcode

/** A round through the wallet, and everything that follows from it. */
async function play(player: RegisteredPlayer, win: number, bet = 1_000): Promise<string> {
  site.clock.advance(seconds(10))
  const id = BigInt(player.id)
  await provider.credit({ id }, bet)
  const { session } = await provider.ask('authenticate', { launchToken: await provider.launch(id), gameCode })
  const round = { playerId: String(id), session, gameCode, roundId: newId('round') }
  const taken = await provider.ask('bet', { ...round, txId: newId('bet'), amount: bet })
  expect(taken.code).toBe(0)
  const paid = await provider.ask('win', { ...round, txId: newId('win'), amount: win, endRound: true })
  expect(paid.code).toBe(0)
  await promotions.drain()
  return round.roundId
}

const lineIn = v.looseObject({ place: v.number(), name: v.string(), score: v.number(), rounds: v.number() })
const standingsIn = v.looseObject({
  ranked: v.number(),
  tournament: v.looseObject({ state: v.string(), mine: v.nullable(v.looseObject({ place: v.nullable(v.number()) })) }),
  lines: v.array(v.looseObject({ ...lineIn.entries, entrant: v.number(), prize: v.number(), isMine: v.boolean() })),
})
const standingsNow = async ({ tournamentId }: Pick<OpenTournament, 'tournamentId'>, player?: RegisteredPlayer) =>
  v.parse(
    standingsIn,
    (await site.send(readStandings, { tournamentId }, player === undefined ? {} : { token: player.token })).body,
  )
/** After the second for which a reading serves everybody. */
const standings: typeof standingsNow = (opened, player) => {
  site.clock.advance(seconds(1))
  return standingsNow(opened, player)
}
const scores = async (opened: OpenTournament) => (await standings(opened)).lines.map(({ score }) => score)
const tableIn = v.looseObject({
  tableHash: v.string(),
  next: v.nullable(v.number()),
  lines: v.array(
    v.looseObject({ place: v.number(), entrant: v.number(), name: v.string(), rounds: v.array(v.looseObject({})) }),
  ),
})
const tableOf = async ({ tournamentId }: OpenTournament) =>
  (await site.send(readTournamentTable, { tournamentId })).body
/** Past the end and its corrections. */
async function finish({ endsAt }: OpenTournament): Promise<void> {
  await passTo(addDuration(endsAt, minutes(2)))
  await job()
}
const script = fileURLToPath(new URL('../../features/promotions/tournament/verify.mjs', import.meta.url))
function verify(table: unknown) {
  const run = spawnSync(process.execPath, [script], { input: JSON.stringify(table), encoding: 'utf8' })
  return { isRight: run.status === 0, text: run.stdout }
}
const lettersOf = async (player: RegisteredPlayer) =>
  v
    .parse(letters, await promotions.ask(listMail, {}, player))
    .list.filter(({ title }) => /Test Cup|Paligsahan/.test(title))
const spentAt = async (at: Instant) => (await spendingFind(site.context.db, tournamentKind.key, at)).daily
const exclude = ({ id }: RegisteredPlayer) =>
  provider.rows(`update player set state = 'excluded', state_reason = 'test' where id = $1`, [id])
const givePoints = (player: RegisteredPlayer, whole: bigint) =>
  site.context.db.transaction((tx) =>
    post(tx, {
      playerId: BigInt(player.id),
      source: 'test',
      key: newId('points'),
      now: site.clock.now(),
      transfers: [
        { reason: 'pointsAward', from: 'promo:points', to: 'points', amount: points(whole * 100n), reference: 'test' },
      ],
    }),
  )
const pointsOf = async (player: RegisteredPlayer) => (await promotions.balances(player)).points

describe('an entry', () => {
  test('is made once of ten at once, and takes its points once', async () => {
    const opened = await open({ entryPoints: 50 })
    const player = await promotions.newPlayer()
    expect(await enter(player, opened)).toBe(1005)
    await givePoints(player, 120n)
    const { tournamentId } = opened
    expect(await promotions.tenTimes(enterTournament, { tournamentId }, player)).toEqual(onceOfTen)
    expect(await pointsOf(player)).toBe(7_000n)
  })

  test('is refused to excluded players, to those on a break, outside the audience and after the end', async () => {
    const opened = await open()
    const [excluded, resting, late] = [
      await promotions.newPlayer(),
      await promotions.newPlayer(),
      await promotions.newPlayer(),
    ]
    // An exclusion ends the sessions; the refusal holds for whoever had one.
    await exclude(excluded)
    await provider.rows(`update player set state = 'excluded', state_until = $2 where id = $1`, [
      resting.id,
      new Date(addDuration(site.clock.now(), hours(24))),
    ])
    expect([await enter(excluded, opened), await enter(resting, opened)]).toEqual([1010, 1010])
    expect(await enter(late, { tournamentId: 'T9-20200101-1200' })).toBe(1001)
    await passTo(opened.endsAt)
    expect(await enter(late, opened)).toBe(1001)
    const audience = await open({}, { audience: { vipMin: 5 } })
    expect(await enter(late, audience)).toBe(1002)
  })

  test('is one for all accounts that share a device, also when they enter at once', async () => {
    const opened = await open()
    const players = [await promotions.newPlayer(), await promotions.newPlayer()]
    const at = site.clock.now()
    const links = players.map(({ id }) => ({ playerId: BigInt(id), kind: 'device' as const, key: 'a phone', at }))
    await linkPlayers(site.context.db, links)
    const answers = await Promise.all(players.map((player) => enter(player, opened)))
    expect(answers.toSorted((a, b) => a - b)).toEqual([0, 1003])
  })
})

describe('counting', () => {
  test('takes the first rounds after the entry, whoever bets how much: the best multiple is ahead', async () => {
    const opened = await open()
    const [ana, ben] = [await promotions.newPlayer(), await promotions.newPlayer()]
    await play(ana, 90_000)
    for (const player of [ana, ben]) expect(await enter(player, opened)).toBe(0)
    await play(ana, 2_000)
    await play(ana, 5_000)
    await play(ben, 10_000, 4_000)
    await play(ben, 30_000, 999)
    expect((await standings(opened, ben)).lines).toMatchObject([
      { place: 1, score: 50_000, rounds: 2, prize: 10_000, isMine: false },
      { place: 2, score: 25_000, rounds: 1, prize: 2_000, isMine: true },
    ])
    await play(ana, 0)
    await play(ana, 80_000)
    expect(await scores(opened)).toEqual([50_000, 25_000])
    expect((await standings(opened, ben)).tournament.mine).toMatchObject({ place: 2, rounds: 1 })
  })

  test('is seen by everybody within a second, place and table from the same reading', async () => {
    const opened = await open()
    const [ana, ben] = [await promotions.newPlayer(), await promotions.newPlayer()]
    for (const player of [ana, ben]) await enter(player, opened)
    await play(ana, 2_000)
    await play(ben, 1_000)
    const before = await standings(opened, ben)
    expect(before.lines.map(({ score }) => score)).toEqual([20_000, 10_000])
    expect(before.tournament.mine).toMatchObject({ place: 2 })
    await play(ben, 5_000)
    site.clock.advance(seconds(-10))
    expect(await standingsNow(opened, ben)).toMatchObject({
      lines: before.lines,
      tournament: { mine: { place: 2, score: 10_000 } },
    })
    site.clock.advance(seconds(1))
    const after = await standingsNow(opened, ben)
    expect(after.lines).toMatchObject([{ score: 50_000, isMine: true }, { score: 20_000 }])
    expect(after.tournament.mine).toMatchObject({ place: 1 })
  })

  test('adds up what rounds of exactly one bet won', async () => {
    const opened = await open({ scoring: 2 })
    const player = await promotions.newPlayer()
    await enter(player, opened)
    for (const [win, bet] of [
      [500, 1_000],
      [9_000, 1_001],
      [700, 1_000],
    ] as const)
      await play(player, win, bet)
    expect(await scores(opened)).toEqual([1_200])
  })

  test('counts a round once that is told of ten times at once, and again what is corrected or voided', async () => {
    const opened = await open()
    const player = await promotions.newPlayer()
    await enter(player, opened)
    const now = addDuration(site.clock.now(), seconds(5))
    const round = closedRound({
      playerId: BigInt(player.id),
      providerId: 'test',
      gameCode,
      roundId: 'told-often',
      stake: centavos(1_000n),
      win: centavos(3_000n),
      openedAt: now,
    })
    const consumer = site.features.consumers.find(({ name }) => name === 'promotion-tournament')
    if (consumer === undefined) throw new Error('nobody counts')
    const [{ provider_id: providerId } = {}] = await provider.rows('select provider_id from game limit 1')
    const own = { ...round, providerId: String(providerId) }
    const closed = roundEvent(own, 'closed', now)
    await Promise.all(Array.from({ length: 10 }, () => promotions.follow(consumer, closed)))
    expect((await standings(opened)).lines).toMatchObject([{ score: 30_000, rounds: 1 }])
    const better = { ...own, revision: 1, win: centavos(5_000n) }
    await promotions.follow(consumer, roundEvent(better, 'corrected', now), closed)
    expect((await standings(opened)).lines).toMatchObject([{ score: 50_000, rounds: 1 }])
    await promotions.follow(consumer, roundEvent({ ...better, revision: 2 }, 'voided', now))
    expect(await scores(opened)).toEqual([])
    for (const win of [1_000, 2_000, 4_000]) await play(player, win)
    expect((await standings(opened)).lines).toMatchObject([{ score: 40_000, rounds: 3 }])
  })

  test('leaves out rounds that cannot be watched again', async () => {
    const opened = await open()
    const player = await promotions.newPlayer()
    await enter(player, opened)
    await provider.setProvider({ adapter: 'softswiss-style' })
    const now = addDuration(site.clock.now(), seconds(1))
    const [{ provider_id: providerId } = {}] = await provider.rows('select provider_id from game limit 1')
    const facts = { playerId: BigInt(player.id), providerId: String(providerId), gameCode, roundId: 'unwatched' }
    const round = closedRound({ ...facts, stake: centavos(1_000n), win: centavos(9_000n), openedAt: now })
    await site.context.db.transaction((tx) => publish(tx, [roundEvent(round, 'closed', now)]))
    await promotions.drain()
    await provider.setProvider({ adapter: null })
    expect(await scores(opened)).toEqual([])
  })
})

describe('the end', () => {
  test('pays each prize once with its playthrough, tells everybody in their language, and gives back the rest', async () => {
    const opened = await open()
    const players = [await promotions.newPlayer(), await promotions.newPlayer()]
    const [first, second] = players
    if (first === undefined || second === undefined) throw new Error('two play')
    await setPlayerLanguage(site.context.db, { playerId: BigInt(second.id), language: 'fil' })
    for (const player of players) await enter(player, opened)
    await play(first, 4_000)
    await play(second, 2_000)
    const reserved = await spentAt(opened.endsAt)
    expect(reserved).toBeGreaterThanOrEqual(pool)
    const before = await Promise.all(players.map(async (player) => (await promotions.balances(player)).coin))
    await passTo(addDuration(opened.endsAt, minutes(2)))
    await Promise.allSettled(Array.from({ length: 10 }, () => job()))
    await job()
    const after = await Promise.all(players.map(async (player) => (await promotions.balances(player)).coin))
    expect(after.map((coin, index) => coin - (before[index] ?? 0n))).toEqual([10_000n, 2_000n])
    const { items } = await turnoverMeter(site.context.db, BigInt(first.id))
    expect(items.find(({ source }) => source === tournamentKind.key)).toMatchObject({ required: 20_000n })
    const [won] = await lettersOf(first)
    expect(won?.title).toBe('You won in Test Cup')
    expect(JSON.stringify(await promotions.ask(readMail, { id: won?.id ?? 0 }, first))).toContain(
      'You finished in place 1 of 2 and won ₱100.00.',
    )
    expect((await lettersOf(second)).map(({ title }) => title)).toEqual(['Nanalo ka sa Paligsahan'])
    // Others of that day, which nobody entered, return theirs as a whole.
    expect((reserved - (await spentAt(opened.endsAt))) % pool).toBe(2_000n)
  })

  test('is decided between equal scores by the earlier one', async () => {
    const opened = await open()
    const [early, late] = [await promotions.newPlayer(), await promotions.newPlayer()]
    for (const player of [late, early]) await enter(player, opened)
    await play(early, 4_000)
    await play(late, 4_000)
    await play(early, 4_000)
    await finish(opened)
    expect((await standings(opened, early)).lines).toMatchObject([
      { place: 1, isMine: true, prize: 10_000 },
      { place: 2, isMine: false, prize: 2_000 },
    ])
  })

  test('waits for rounds that are not counted yet', async () => {
    const opened = await open()
    const player = await promotions.newPlayer()
    await enter(player, opened)
    const at = subtractDuration(opened.endsAt, milliseconds(1))
    const [{ provider_id: providerId } = {}] = await provider.rows('select provider_id from game limit 1')
    const facts = { playerId: BigInt(player.id), providerId: String(providerId), gameCode, roundId: newId('last') }
    const round = closedRound({ ...facts, stake: centavos(1_000n), win: centavos(9_000n), openedAt: at })
    await site.context.db.transaction((tx) => publish(tx, [roundEvent(round, 'closed', at)]))
    await passTo(addDuration(opened.endsAt, minutes(2)))
    await job()
    expect((await standings(opened)).tournament.state).toBe('counting')
    await promotions.drain()
    await job()
    expect((await standings(opened)).tournament.state).toBe('finished')
    expect(await scores(opened)).toEqual([90_000])
  })

  test('shows no excluded player, pays them nothing and returns their points', async () => {
    const opened = await open({ entryPoints: 50 })
    const players = [await promotions.newPlayer(), await promotions.newPlayer()]
    const [gone, stays] = players
    if (gone === undefined || stays === undefined) throw new Error('two play')
    for (const player of players) {
      await givePoints(player, 50n)
      expect(await enter(player, opened)).toBe(0)
    }
    await play(gone, 9_000)
    await play(stays, 3_000)
    expect(await scores(opened)).toEqual([90_000, 30_000])
    await exclude(gone)
    expect((await standings(opened)).lines).toMatchObject([{ place: 1, score: 30_000, prize: 10_000 }])
    expect(
      (await site.send(readTournamentEntrant, { tournamentId: opened.tournamentId, entrant: 1 })).body.errcode,
    ).toBe(1001)
    await job()
    expect(await pointsOf(gone)).toBeGreaterThanOrEqual(5_000n)
    await finish(opened)
    const table = v.parse(tableIn, await tableOf(opened))
    expect(table.lines).toMatchObject([{ place: 1, entrant: 2 }])
    expect(verify(table).isRight).toBe(true)
    expect((await promotions.balances(gone)).coin).toBe(9_000n)
  })
})

describe('the final table', () => {
  test('is recomputed by the program, and every counted round is replayed', async () => {
    const opened = await open({ rounds: 2 })
    const { tournamentId } = opened
    const players = [await promotions.newPlayer(), await promotions.newPlayer(), await promotions.newPlayer()]
    for (const player of players) await enter(player, opened)
    const [ana, ben, cid] = players
    if (ana === undefined || ben === undefined || cid === undefined) throw new Error('three play')
    for (const win of [3_000, 1_000, 9_000]) await play(ana, win)
    await play(ben, 7_000, 2_000)
    await play(cid, 0)
    expect((await tableOf(opened)).errcode).toBe(1001)
    await finish(opened)
    const table = v.parse(tableIn, await tableOf(opened))
    expect(verify(table)).toEqual({
      isRight: true,
      text: `Tournament ${tournamentId}: right: 2 places, 3 rounds, 12000 centavos of prizes.\n`,
    })
    const [first, ...others] = table.lines
    for (const planted of [
      { ...table, lines: [{ ...first, score: 1 }, ...others] },
      { ...table, lines: table.lines.toReversed() },
      { ...table, lines: others },
      { ...table, rounds: 1 },
      { ...table, prizes: [{ count: 1, amount: 1 }] },
    ])
      expect(verify(planted).isRight).toBe(false)
    for (const { entrant, rounds } of table.lines) {
      for (const { ordinal } of rounds) {
        const round = { tournamentId, entrant, ordinal: Number(ordinal) }
        expect((await site.send(watchTournamentRound, round)).body).toMatchObject({
          errcode: 0,
          gameName: 'Test Slots',
        })
      }
    }
    expect((await site.send(watchTournamentRound, { tournamentId, entrant: 1, ordinal: 3 })).body.errcode).toBe(1116)
    expect((await site.send(watchTournamentRound, { tournamentId, entrant: 3, ordinal: 9 })).body.errcode).toBe(1116)
  })

  test('keeps its numbers when a player is excluded afterwards, without the name and the replays', async () => {
    const opened = await open()
    const player = await promotions.newPlayer()
    await enter(player, opened)
    await play(player, 3_000)
    await finish(opened)
    const before = v.parse(tableIn, await tableOf(opened))
    await exclude(player)
    const after = v.parse(tableIn, await tableOf(opened))
    expect(after.tableHash).toBe(before.tableHash)
    expect(after.lines).toMatchObject([{ place: 1, name: '•••' }])
    expect(verify(after).isRight).toBe(true)
    const round = { tournamentId: opened.tournamentId, entrant: 1, ordinal: 1 }
    expect((await site.send(watchTournamentRound, round)).body.errcode).toBe(1116)
  })
})

describe('a stop', () => {
  test('returns points and budget once, pays nobody and tells everybody', async () => {
    const opened = await open({ entryPoints: 50 })
    const player = await promotions.newPlayer()
    await givePoints(player, 50n)
    await enter(player, opened)
    await play(player, 3_000)
    const before = await pointsOf(player)
    const { db } = site.context
    const tournament = await tournamentFind(db, opened.tournamentId)
    if (tournament === undefined) throw new Error('it was prepared')
    const stop = () =>
      db.transaction((tx) => stopTournament(tx, tournament, { by: 'crm@example.ph', now: site.clock.now() }))
    const reserved = await spentAt(opened.endsAt)
    const stopped = await Promise.all(Array.from({ length: 10 }, stop))
    expect(stopped.filter(Boolean)).toHaveLength(1)
    await Promise.allSettled(Array.from({ length: 10 }, () => job()))
    await job()
    expect((await pointsOf(player)) - before).toBe(5_000n)
    expect(reserved - (await spentAt(opened.endsAt))).toBe(pool)
    expect((await lettersOf(player)).map(({ title }) => title)).toEqual(['Test Cup was stopped'])
    await finish(opened)
    expect((await standings(opened)).tournament.state).toBe('stopped')
    expect((await promotions.balances(player)).coin).toBe(3_000n)
  })
})

test('a budget that does not cover the prizes has no tournament', async () => {
  const opened = await open({}, { budget: { daily: wireCentavos(13_999) } })
  expect(await enter(await promotions.newPlayer(), opened)).toBe(1001)
})

test('the list shows what runs, comes next and has ended, to guests and players', async () => {
  const opened = await open()
  const listIn = v.looseObject({
    points: v.nullable(v.number()),
    tournaments: v.array(v.looseObject({ tournamentId: v.string(), state: v.string(), name: v.string() })),
  })
  const guest = v.parse(listIn, (await site.send(readTournaments, {})).body)
  expect(guest.points).toBeNull()
  expect(guest.tournaments[0]).toMatchObject({ tournamentId: opened.tournamentId, state: 'running', mine: null })
  expect(guest.tournaments.slice(1).map(({ state }) => state)).toEqual(expect.arrayContaining(['finished']))
})

test('settings whose prizes name no tournament, rise, or are missing are refused at their field', () => {
  const settings = { tournaments: [planned], prizes, betRate: 1 }
  expect(tournamentKind.faultsOf(settings)).toEqual([])
  const faults = (more: object) => tournamentKind.faultsOf({ ...settings, ...more }).map(({ field }) => field)
  expect(faults({ prizes: [...prizes, { tournament: 2, count: 1, amount: 1 }] })).toEqual(['prizes'])
  expect(faults({ prizes: prizes.toReversed() })).toEqual(['prizes'])
  expect(faults({ tournaments: [planned, { ...planned, number: 2 }] })).toEqual(['prizes'])
  expect(faults({ tournaments: [planned, planned] })).toEqual(['tournaments'])
  expect(faults({ tournaments: [{ ...planned, lastsMinutes: 1_441 }] })).toEqual(['tournaments'])
})

test('the ledger is sound after all of it', async () => {
  expect(instant(site.clock.now())).toBeGreaterThan(0)
  expect(await verifyLedger(site.context.db)).toMatchObject({ isSound: true })
})
