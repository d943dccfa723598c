import { afterAll, beforeAll, expect, test } from 'vitest'
import { days, minutes } from '#core/clock/duration.ts'
import { addDuration, type Instant, subtractDuration } from '#core/clock/instant.ts'
import { addDays, type CalendarDay, dayOf } from '#core/clock/manila.ts'
import { secureBytes } from '#platform/crypto/random.ts'
import { createOutbox } from '#platform/outbox/outbox.ts'
import { centavos } from '#core/money/centavos.ts'
import { countDay } from '#features/office/daily-close/server/count-day.ts'
import { closedFigures } from '#features/office/daily-close/server/index.ts'
import { readChannels } from '#features/office/report/server/view-channels.ts'
import { readCohorts } from '#features/office/report/server/view-cohorts.ts'
import { readFunnel } from '#features/office/report/server/view-funnel.ts'
import { readLiabilities } from '#features/office/report/server/view-liabilities.ts'
import { readPromotionCost } from '#features/office/report/server/view-promotion-cost.ts'
import { readRevenue } from '#features/office/report/server/read-revenue.ts'
import { dayFigures } from '#features/office/dashboard/server/index.ts'
import { readSpan } from '#features/office/dashboard/server/read-span.ts'
import { depositsStuck, paymentHealth } from '#features/cashier/deposit/server/store/deposit-figures.store.ts'
import { getOpenTradeInfo } from '#features/cashier/trade-info/contract.ts'
import {
  mayTakeGifts,
  newestRegistered,
  playersBornOn,
  playersRegistered,
  playersWhoMayPlay,
} from '#features/players/account/server/index.ts'
import { segmentFindByKey, segmentPlayers } from '#features/players/segment/server/index.ts'
import { refreshFacts } from '#tests/support/refresh-facts.ts'
import { sumUpRounds } from '#features/play/game-wallet/server/index.ts'
import {
  ChartViolation,
  closeDays,
  liabilityProof,
  makeRoot,
  playersActiveSince,
  post,
  type Transfer,
  verifyLedger,
} from '#ledger'
import { gameCode, newId, openTestGameProvider, type TestGameProvider } from '#tests/support/test-game-provider.ts'
import { registerPlayer } from '#tests/support/registered-player.ts'
import { openSynthetic } from './synthetic-round.ts'

let wallet: TestGameProvider
let begun: Instant
let day: CalendarDay
beforeAll(async () => {
  wallet = await openTestGameProvider()
  begun = wallet.site.clock.now()
  day = dayOf(begun)
})
afterAll(() => wallet.close())

type Reports = Readonly<Record<string, (now: Instant) => Promise<unknown>>>

const audience = (now: Instant) => ({
  now,
  from: subtractDuration(now, days(30)),
  until: addDuration(now, days(1)),
  needsMobile: false,
  tagsAny: [],
  tagsNone: [],
})

/** Everything that counts players or their money, by what the operator or a player calls it. */
function reportsOf({ site }: TestGameProvider): Reports {
  const { db } = site.context
  const week = { from: addDays(day, -6), until: addDays(day, 1) }
  const withoutClock = ({
    registrations,
    firstDeposits,
    deposits,
    ggr,
    ngr,
    activePlayers,
  }: Awaited<ReturnType<typeof dayFigures>>) =>
    [registrations, firstDeposits, deposits, ggr, ngr, activePlayers].map(({ all }) => all)
  return {
    dashboard: async (now) => withoutClock(await dayFigures(db, day, now)),
    'dashboard of a span': async (now) =>
      (await readSpan(db, { closedFigures }, { from: week.from, until: day, isCut: false }, now)).total,
    'daily close': async (now) => (await countDay(db, day, now)).figures,
    'revenue by day': () => readRevenue(db, { ...week, by: 'day' }),
    'revenue by provider': () => readRevenue(db, { ...week, by: 'provider' }),
    'revenue by type': () => readRevenue(db, { ...week, by: 'type' }),
    'revenue by game': () => readRevenue(db, { ...week, by: 'game' }),
    'revenue by brand': () => readRevenue(db, { ...week, by: 'brand' }),
    funnel: () => readFunnel(db, week),
    channels: () => readChannels(db, week),
    cohorts: (now) => readCohorts(db, now),
    promotions: () => readPromotionCost(db, { promotions: [] }, week),
    liabilities: async () => (await readLiabilities(db)).now,
    'health of payments': (now) => paymentHealth(db, subtractDuration(now, days(7))),
    'stuck deposits': (now) => depositsStuck(db, addDuration(now, days(1))),
    'audience of promotions': (now) => playersRegistered(db, audience(now)),
    'newest of the audience': (now) => newestRegistered(db, audience(now), 10),
    'letters to everybody': (now) => playersWhoMayPlay(db, now),
    'receivers of letters': async (now) => {
      await refreshFacts(site)
      return segmentPlayers(db, await segmentFindByKey(db, 'everybody'), { after: 0n, limit: 100, now })
    },
    birthdays: () => playersBornOn(db, { monthDays: ['01-01', '05-04'], after: 0n, countMax: 10 }),
    'responsible play': (now) => playersActiveSince(db, subtractDuration(now, days(7))),
    'rounds of popular games': () => wallet.rows('select sum(rounds) from lobby_game_hour'),
    'points and levels': () => wallet.rows('select sum(earned) as points from points_player'),
    'big wins': () => wallet.rows('select * from big_win'),
    'alerts of money laundering': () => wallet.rows('select player_id from aml_alert'),
    ticker: async () => (await site.send(getOpenTradeInfo, {})).body.list,
  }
}

const readAll = async (now: Instant) =>
  Object.fromEntries(
    await Promise.all(Object.entries(reportsOf(wallet)).map(async ([name, read]) => [name, await read(now)] as const)),
  )

/** What the worker's process does; the search for alerts comes every ten minutes. */
const follow = async () => {
  const { context, features, clock } = wallet.site
  clock.advance(minutes(11))
  await createOutbox({ db: context.db, clock, log: context.log, consumers: features.consumers }).drain()
  await wallet.site.runDue()
}

/** Deposits, plays a round that is a big win, has money paid out, and leaves another deposit unpaid. */
async function liveADay(playerId: bigint): Promise<void> {
  const { context, clock } = wallet.site
  const now = clock.now()
  const move = (...transfers: Transfer[]) =>
    context.db.transaction((tx) => post(tx, { playerId, source: 'test', key: newId('move'), transfers, now }))
  const amount = centavos(60_000_000n)
  const reference = newId('D').replace('-', '')
  const deposit = { reason: 'deposit', from: 'psp:sandpay', to: 'coin', amount, reference } as const
  await context.db.transaction((tx) =>
    post(tx, { playerId, source: 'deposit', key: reference, transfers: [deposit], now }),
  )
  await wallet.rows(
    `insert into deposit_order (reference, player_id, channel_id, channel_name, provider, method, amount, act_type, is_demo, state,
       credited, created_at, expires_at, ended_at, ask_at)
     select case state when 'credited' then $1 else $1 || 'OPEN' end, $2::bigint, 1, 'Test', 'sandpay', 'sandcash', 60000000, 3, $2::bigint >= 1000000000, state,
       case state when 'credited' then 60000000 end, $3, $3, case state when 'credited' then $3::timestamptz end,
       case state when 'pending' then $3::timestamptz + interval '2 days' end
     from unnest('{credited,pending}'::text[]) as state`,
    [reference, playerId, new Date(now)],
  )
  const { session } = await wallet.ask('authenticate', { launchToken: await wallet.launch(playerId), gameCode })
  const round = { playerId: String(playerId), gameCode, roundId: newId('round') }
  await wallet.ask('bet', { ...round, session, txId: newId('bet'), amount: 1_000 })
  await wallet.ask('win', { ...round, txId: newId('win'), amount: 900_000, endRound: true })
  const held = await move({ reason: 'withdrawalHold', from: 'coin', to: 'hold', amount, reference: newId('W') })
  if (held.kind !== 'applied') throw new Error(`the hold was ${held.kind}`)
  const [closes = 0n] = held.seqs
  await move({ reason: 'withdrawalSettle', from: 'hold', to: 'psp:sandpay', amount, reference: newId('W'), closes })
}

test('a synthetic player, who does everything, changes no report, neither on the day nor after it was summed up', async () => {
  const { site } = wallet
  const other = await registerPlayer(site, '09175550777')
  await liveADay(BigInt(other.id))
  await follow()
  const before = await readAll(site.clock.now())
  const { id } = await openSynthetic(site, 500_000n)
  expect(id).toBe(1_000_000_000n)
  await liveADay(id)
  await follow()
  const after = await readAll(site.clock.now())
  for (const name of Object.keys(before)) expect({ [name]: after[name] }).toEqual({ [name]: before[name] })

  const { db } = site.context
  site.clock.advance(days(1))
  const now = site.clock.now()
  await sumUpRounds(db, now)
  expect(await closeDays(db, now)).toContain(day)
  const kept = await readAll(now)
  const ofDays = [
    'dashboard',
    'dashboard of a span',
    'daily close',
    'revenue by day',
    'revenue by game',
    'revenue by brand',
    'cohorts',
    'promotions',
    'funnel',
  ]
  for (const name of ofDays) expect({ [name]: kept[name] }).toEqual({ [name]: before[name] })
})

test('another real player changes every one of them, so that none is blind', async () => {
  const { site } = wallet
  const reports = reportsOf(wallet)
  day = dayOf(site.clock.now())
  const before = await readAll(site.clock.now())
  const other = await registerPlayer(site, '09175550778')
  await liveADay(BigInt(other.id))
  await follow()
  const after = await readAll(site.clock.now())
  const unchanged = Object.keys(reports).filter(
    (name) => JSON.stringify(after[name], big) === JSON.stringify(before[name], big),
  )
  expect(unchanged).toEqual([])
})

const big = (_name: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value)

test("the ledger's own proofs hold its money as they hold everybody's, and what is owed to players leaves it out", async () => {
  const { db } = wallet.site.context
  const now = wallet.site.clock.now()
  const root = await makeRoot(db, { day: dayOf(now), now, bytes: secureBytes })
  const { now: owed } = await readLiabilities(db)
  expect(root.total).toBe(owed.coin + owed.hold + owed.safebox)
  expect(root.players).toBe(owed.players)
  expect(await liabilityProof(db, { day: root.day, playerId: 1_000_000_000n })).toBeUndefined()
  const report = await verifyLedger(db, wallet.site.features.checks)
  expect(report.invariants.filter(({ violations }) => violations > 0)).toEqual([])
})

test('it takes no gift, and its money reaches nobody else', async () => {
  const { context, clock } = wallet.site
  const now = clock.now()
  expect(await mayTakeGifts(context.db, 1_000_000_000n, now)).toBe(false)
  const move = (playerId: bigint, reason: 'award' | 'syntheticGrant', from: 'promo:test' | 'synthetic') =>
    context.db.transaction((tx) =>
      post(tx, {
        playerId,
        source: 'test',
        key: newId('gift'),
        transfers: [{ reason, from, to: 'coin', amount: centavos(100n), reference: 'test' }],
        now,
      }),
    )
  await expect(move(1_000_000_000n, 'award', 'promo:test')).rejects.toThrow(ChartViolation)
  await expect(move(999_999_999n, 'syntheticGrant', 'synthetic')).rejects.toThrow(ChartViolation)
})
