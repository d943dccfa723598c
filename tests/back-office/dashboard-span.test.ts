import { afterAll, beforeAll, expect, test } from 'vitest'
import { days, hours } from '#core/clock/duration.ts'
import { addDuration, instant } from '#core/clock/instant.ts'
import { addDays, type CalendarDay, dayOf, startOfDay } from '#core/clock/manila.ts'
import { centavos } from '#core/money/centavos.ts'
import { closedFigures, countDay } from '#features/office/daily-close/server/index.ts'
import { closingInsert } from '#features/office/daily-close/server/store/daily-close.store.ts'
import { declaredReturnOf } from '#features/lobby/game-returns/server/index.ts'
import { closeDays, post } from '#ledger'
import { sumUpRounds } from '#features/play/game-wallet/server/index.ts'
import { gameCode, newId, openTestGameProvider, type TestGameProvider } from '#tests/support/test-game-provider.ts'
import { spanBefore, spanOf } from '#features/office/dashboard/span.ts'
import { readSpan } from '#features/office/dashboard/server/read-span.ts'

// Four days of one house: two closed, one over and open, and today.
let gameProvider: TestGameProvider
let today: CalendarDay
const players: Awaited<ReturnType<typeof playRound>>[] = []
const db = () => gameProvider.site.context.db
const now = () => gameProvider.site.clock.now()
const read = (from: CalendarDay, until: CalendarDay, at = now()) =>
  readSpan(db(), { closedFigures }, spanOf('own', { from, until }, at), at)

async function playRound({ stake, win }: { stake: number; win: number }) {
  const player = await gameProvider.newPlayer(stake)
  const round = { playerId: player.playerId, gameCode, roundId: newId('round') }
  await gameProvider.ask('bet', { ...round, session: player.session, txId: newId('bet'), amount: stake })
  await gameProvider.ask('win', { ...round, txId: newId('win'), amount: win, endRound: true })
  return player
}

/** The same player bets once more and loses. */
async function playAgain({ id, playerId }: Awaited<ReturnType<typeof playRound>>) {
  const { session } = await gameProvider.ask('authenticate', { launchToken: await gameProvider.launch(id), gameCode })
  const round = { playerId, session, gameCode, roundId: newId('round') }
  await gameProvider.ask('bet', { ...round, txId: newId('bet'), amount: 100 })
  await gameProvider.ask('win', { ...round, txId: newId('win'), amount: 0, endRound: true })
}

const deposit = (amount: bigint, at = now()) =>
  db().transaction((tx) => {
    const key = newId('deposit')
    const transfer = {
      reason: 'deposit',
      from: 'psp:sandpay',
      to: 'coin',
      amount: centavos(amount),
      reference: key,
    } as const
    return post(tx, { playerId: 4_711n, source: 'span', key, transfers: [transfer], now: at })
  })

const close = (day: CalendarDay) =>
  db().transaction(async (tx) => {
    const count = await countDay(tx, day, now())
    await closingInsert(tx, { day, ...count, play: [], notes: [], closedBy: 'somebody', closedAt: now() })
    return count.figures
  })

beforeAll(async () => {
  gameProvider = await openTestGameProvider()
  const { clock } = gameProvider.site
  clock.set(addDuration(startOfDay(dayOf(now())), hours(10)))
  for (const [stake, win] of [
    [1_000, 350],
    [2_000, 2_500],
    [3_000, 0],
    [4_000, 1_000],
  ] as const) {
    players.push(await playRound({ stake, win }))
    await deposit(BigInt(stake) * 2n)
    if (players.length === 3 && players[0]) await playAgain(players[0])
    clock.advance(days(1))
  }
  clock.advance(days(-1))
  today = dayOf(now())
})
afterAll(() => gameProvider.close())

test('whole days counted now are what the close counts for them, each day and each figure', async () => {
  const { days: shown } = await read(addDays(today, -3), addDays(today, -1))
  expect(shown).toHaveLength(3)
  for (const { day, isClosed, stake, ...figures } of shown) {
    const { figures: counted } = await countDay(db(), day, now())
    expect(isClosed).toBe(false)
    expect({ day, stakes: stake, ...figures }).toEqual({
      day,
      stakes: counted.stakes,
      registrations: counted.registrations,
      firstDeposits: counted.firstDeposits,
      deposits: counted.deposits,
      ggr: counted.ggr,
      ngr: counted.ngr,
      activePlayers: counted.activePlayers,
    })
  }
  expect(shown.map(({ ggr }) => ggr)).toEqual([650n, -500n, 3_100n])
})

test('a total is the sum of its days, and a closed day keeps the figures of its closing whatever comes later', async () => {
  const [first, second] = [addDays(today, -3), addDays(today, -2)]
  const kept = [await close(first), await close(second)]
  await deposit(99_900n, addDuration(startOfDay(first), hours(11)))
  const { total, days: shown } = await read(first, addDays(today, -1))
  expect(shown.map(({ isClosed }) => isClosed)).toEqual([true, true, false])
  expect(shown.map(({ deposits }) => deposits)).toEqual([...kept.map(({ deposits }) => deposits), 6_000n])
  for (const name of ['registrations', 'firstDeposits', 'deposits', 'ggr', 'ngr', 'stake'] as const) {
    expect({ [name]: total[name] }).toEqual({ [name]: shown.reduce((sum, day) => sum + day[name], 0n) })
  }
  expect(total.deposits).toBe((kept[0]?.deposits ?? 0n) + (kept[1]?.deposits ?? 0n) + 6_000n)
})

test('today counts up to now, and what it is compared with up to the same time of its last day', async () => {
  const span = spanOf('own', { from: today, until: today }, now())
  const before = spanBefore('own', span)
  expect([before.until, before.isCut]).toEqual([addDays(today, -1), true])
  await deposit(10n, instant(now() + 1))
  await deposit(20n, instant(addDuration(now(), days(-1)) + 1))
  await deposit(40n, instant(addDuration(now(), days(-1)) - 1))
  const [shown, earlier] = [
    await readSpan(db(), { closedFigures }, span, now()),
    await readSpan(db(), { closedFigures }, before, now()),
  ]
  // The deposits and rounds of each day are made at the moment that the day is cut at, which is not part of it.
  expect(shown.total.deposits).toBe(0n)
  expect(earlier.total.deposits).toBe(40n)
  const later = addDuration(now(), hours(1))
  expect((await readSpan(db(), { closedFigures }, span, later)).total).toMatchObject({
    deposits: 8_010n,
    ggr: 3_000n,
    stake: 4_000n,
    activePlayers: 1n,
  })
  expect((await readSpan(db(), { closedFigures }, before, later)).total.deposits).toBe(6_060n)
})

test('the last millisecond before midnight in Manila belongs to the day before', async () => {
  const midnight = startOfDay(addDays(today, -1))
  const before = await read(addDays(today, -2), addDays(today, -1))
  await deposit(1_000_000n, instant(midnight - 1))
  await deposit(1n, midnight)
  const after = await read(addDays(today, -2), addDays(today, -1))
  // The day before is closed, and keeps its figures; the open one has what came at midnight.
  expect(after.days.map(({ deposits }, index) => deposits - (before.days[index]?.deposits ?? 0n))).toEqual([0n, 1n])
})

test('a player who bets on several days counts once in their total', async () => {
  const { total, days: shown } = await read(addDays(today, -3), addDays(today, -1))
  expect(shown.map(({ activePlayers }) => activePlayers)).toEqual([1n, 1n, 2n])
  expect(total.activePlayers).toBe(3n)
})

test('days keep their figures once rounds and transfers were summed up', async () => {
  const before = await read(addDays(today, -3), addDays(today, -1))
  const later = addDuration(startOfDay(addDays(today, 1)), hours(1))
  await sumUpRounds(db(), later)
  await closeDays(db(), later)
  expect(await read(addDays(today, -3), addDays(today, -1), later)).toEqual(before)
})

test('the theoretical return weighs what was bet with what each game declared at the time, to the millionth', async () => {
  const series = async (rtp: number, terms: object | null, ended: boolean): Promise<bigint> => {
    const { rows } = await db().pool.query<{ id: bigint }>(
      `insert into game_return_series (game_id, provider_id, game_code, version, rtp, terms, began_at, ended_at)
       values ($1, 'p', 'code', $2, $3, $4, now(), case when $5 then now() end) returning id`,
      [90_001, newId('v'), rtp, terms === null ? null : JSON.stringify(terms), ended],
    )
    return rows[0]?.id ?? 0n
  }
  const bet = (id: bigint, day: CalendarDay, staked: number) =>
    db().pool.query(
      `insert into game_return_day (series_id, day, stake, rounds, staked, won, weight, returned, weight_squares, products,
         returned_squares, weight_most) values ($1, $2, 0, 1, $3, 0, 1, 0, 1, 0, 0, 1), ($1, $2, 100, 1, $3, 0, 1, 0, 1, 0, 0, 1)`,
      [id, day, staked],
    )
  const of = { from: addDays(today, -3), until: addDays(today, -2) }
  expect(await declaredReturnOf(db(), of)).toBeUndefined()
  const [old, current, silent] = [
    await series(9_500, { highestBasisPoints: 9_700 }, true),
    await series(9_000, null, false),
    await db()
      .pool.query(`update game_return_series set game_id = game_id + 1`)
      .then(() => series(0, null, true)),
  ]
  await bet(old, of.from, 30_000)
  await bet(current, of.until, 10_000)
  await bet(silent, of.until, 77_000)
  await bet(current, addDays(of.until, 1), 500_000)
  expect(await declaredReturnOf(db(), of)).toEqual({ staked: 40_000n, lowest: 937_500n, highest: 952_500n })
})
