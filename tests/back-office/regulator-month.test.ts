import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { minutes, seconds } from '#core/clock/duration.ts'
import { addDuration, type Instant, instant } from '#core/clock/instant.ts'
import { addDays, calendarDay, endOfDay, startOfDay } from '#core/clock/manila.ts'
import { initPassword } from '#features/cashier/safebox/contract.ts'
import { approveWithdrawal, viewWithdrawal } from '#features/cashier/withdrawal/staff-contract.ts'
import { seedDemoContent } from '#features/lobby/content/server/index.ts'
import { report } from '#features/lobby/support-ticket/contract.ts'
import { closeDay, viewDay } from '#features/office/daily-close/contract.ts'
import { viewRegulatorMonth } from '#features/office/regulator-report/contract.ts'
import { verifyLedger } from '#ledger'
import { createOutbox } from '#platform/outbox/outbox.ts'
import { makeRootOfNight, runDayChecks, untilAfterMidnight } from '#tests/support/day-end.ts'
import type { RegisteredPlayer } from '#tests/support/registered-player.ts'
import { openTestBackOffice, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { openTestDeposits } from '#tests/support/test-deposits.ts'
import { gameCode, gameProviderAt, newId, type TestGameProvider } from '#tests/support/test-game-provider.ts'
import { openTestWithdrawals } from '#tests/support/test-withdrawals.ts'

// A month's last evening and the night after it, played by the calls that players, providers and staff use; then each
// figure of both months is held against the ledger.

const lastDay = calendarDay('2026-11-30')
const nextDay = addDays(lastDay, 1)
const midnight = endOfDay(lastDay)
const lastMoment = instant(Number(midnight) - 1)

let office: TestBackOffice
let studio: TestGameProvider
let player: RegisteredPlayer
let session: string
const site = () => office.site
const to = (moment: Instant) => site().clock.set(moment)

async function play(round: { readonly bet: number; readonly win: number; readonly wonAt?: Instant }): Promise<void> {
  const named = { playerId: String(player.id), gameCode, roundId: newId('edge') }
  const bet = await studio.ask('bet', { ...named, session, txId: newId('bet'), amount: round.bet })
  if (round.wonAt !== undefined) to(round.wonAt)
  const win = await studio.ask('win', { ...named, txId: newId('win'), amount: round.win, endRound: true })
  expect([bet.code, win.code]).toEqual([0, 0])
}

/** The rules leave it to a person, because the late deposit is not played through. */
async function approve(orderId: string): Promise<void> {
  const checker = await office.newStaff('financeChecker')
  const { version } = (await office.send(viewWithdrawal, { orderId }, checker.token)).body
  const request = { orderId, version: Number(version), reason: 'played through before it was requested' }
  expect((await office.send(approveWithdrawal, request, checker.token)).body).toMatchObject({ errcode: 0 })
}

beforeAll(async () => {
  office = await openTestBackOffice()
  to(addDuration(midnight, minutes(-90)))
  await seedDemoContent(site().context.db, site().clock.now())
  studio = await gameProviderAt(site())
  const desk = openTestDeposits(site())
  const cashier = openTestWithdrawals(site(), 9_175_550_000)
  player = await cashier.newPlayer()
  await cashier.approve(player)
  const pay = async (order: Awaited<ReturnType<typeof desk.begin>>) => {
    await desk.atSandpay(`/checkout/${order.paymentId}`, { act: 'silent' })
    expect(await desk.tell(order, 'paid')).toBe(200)
  }

  await pay(await desk.begin(player, 100_000))
  const { session: opened = '' } = await studio.ask('authenticate', {
    launchToken: await studio.launch(BigInt(player.id)),
    gameCode,
  })
  session = opened
  await play({ bet: 100_000, win: 90_000 })
  const { db, clock, log } = site().context
  await createOutbox({ db, clock, log, consumers: site().features.consumers }).drain()
  const code = await cashier.codeFor(player)
  await site().send(initPassword, { ...(await site().encrypted(cashier.withdrawalPassword)), code }, player)
  const { account } = v.parse(v.object({ account: v.looseObject({ id: v.number() }) }), await cashier.bind(player))
  await cashier.rested(player)

  // Requested in one month and paid out in the next.
  to(addDuration(midnight, minutes(-3)))
  const wish = await cashier.withdraw({ ...player, bankAccountId: account.id }, { amount: 20_000 })
  const { orderId } = cashier.orderOf(wish)
  await site().send(report, { category: 'payment', text: 'Where is my withdrawal of today?' }, player)
  const late = await desk.begin(player, 30_000)
  to(lastMoment)
  await play({ bet: 700, win: 300 })
  // One round, and one deposit, cross the edge.
  await play({ bet: 500, win: 800, wonAt: midnight })
  await pay(late)
  await play({ bet: 1_100, win: 0 })
  await site().runDue()
  await approve(orderId)
  await site().runDue()
  site().clock.advance(seconds(21))
  await site().runDue()
  await site().send(report, { category: 'game', text: 'The reels were slow this night.' }, player)
})
afterAll(() => office.close())

type LedgerSum = { readonly count: number; readonly amount: number }
/** What the ledger moved for a reason on one of the two days. */
async function moved(reason: string, day = lastDay): Promise<LedgerSum> {
  const [row] = await studio.rows(
    `select count(*)::int as count, coalesce(sum(amount), 0)::int as amount from ledger_transfer
     where reason = $1 and at >= $2 and at < $3`,
    [reason, new Date(startOfDay(day)), new Date(endOfDay(day))],
  )
  return { count: Number(row?.count), amount: Number(row?.amount) }
}

const figureShape = v.looseObject({ group: v.string(), name: v.string(), count: v.number() })
type MonthFigure = v.InferOutput<typeof figureShape>
async function monthOf(day: string): Promise<(group: string, name?: string) => MonthFigure | undefined> {
  const regulator = await office.newStaff('regulator')
  const { body } = await office.send(viewRegulatorMonth, { month: day.slice(0, 7) }, regulator.token)
  const figures = v.parse(v.array(figureShape), body.figures)
  return (group, name) => figures.find((each) => each.group === group && (name === undefined || each.name === name))
}

async function close(day: typeof lastDay): Promise<void> {
  const maker = await office.newStaff('financeMaker')
  const checker = await office.newStaff('financeChecker')
  await untilAfterMidnight(office, day)
  await makeRootOfNight(office, day)
  expect(await runDayChecks(office, day, maker)).toBe(0)
  const { version } = (await office.send(viewDay, { day }, checker.token)).body
  const request = { day, version: String(version), reason: 'the day is done' }
  expect((await office.send(closeDay, request, checker.token)).body).toMatchObject({ errcode: 0 })
}

test('play of the month is the ledger’s, but for the round that was open at midnight', async () => {
  await close(lastDay)
  const [bets, wins] = [await moved('bet'), await moved('win')]
  expect([bets, wins]).toEqual([
    { count: 3, amount: 101_200 },
    { count: 2, amount: 90_300 },
  ])
  const slots = (await monthOf(lastDay))('play', 'slots')
  expect(slots).toMatchObject({ count: 2, stake: bets.amount - 500, win: wins.amount, amount: 10_400 })
})

test('the next month has the round that was open, and both together are the ledger’s', async () => {
  await close(nextDay)
  const [november, december] = [await monthOf(lastDay), await monthOf(nextDay)]
  expect(december('play', 'slots')).toMatchObject({ count: 2, stake: 1_600, win: 800, amount: 800 })
  const sum = (name: 'stake' | 'win') => Number(november('play')?.[name]) + Number(december('play')?.[name])
  const both = async (reason: string) => (await moved(reason)).amount + (await moved(reason, nextDay)).amount
  expect([sum('stake'), sum('win')]).toEqual([await both('bet'), await both('win')])
})

test('a deposit belongs to the month in which the ledger credited it', async () => {
  for (const [day, expected] of [
    [lastDay, { count: 1, amount: 100_000 }],
    [nextDay, { count: 1, amount: 30_000 }],
  ] as const) {
    expect(await moved('deposit', day)).toEqual(expected)
    expect((await monthOf(day))('deposits')).toMatchObject(expected)
  }
})

test('a withdrawal belongs to the month in which the ledger paid it out', async () => {
  expect(await moved('withdrawalHold')).toEqual({ count: 1, amount: 20_000 })
  expect(await moved('withdrawalSettle')).toEqual({ count: 0, amount: 0 })
  expect((await monthOf(lastDay))('withdrawals')).toBeUndefined()
  const settled = await moved('withdrawalSettle', nextDay)
  expect(settled).toEqual({ count: 1, amount: 20_000 })
  expect((await monthOf(nextDay))('withdrawals')).toMatchObject(settled)
})

test('players and tickets are counted in the month of their act', async () => {
  const [november, december] = [await monthOf(lastDay), await monthOf(nextDay)]
  const counts = (month: typeof november) => [
    month('players', 'active')?.count,
    month('players', 'new')?.count,
    month('tickets', 'payment')?.count,
    month('tickets', 'game')?.count,
    month('tickets', 'open')?.count,
  ]
  expect(counts(november)).toEqual([1, 1, 1, 0, 1])
  expect(counts(december)).toEqual([1, 0, 0, 1, 2])
})

test('the books of the night are sound', async () => {
  expect(await verifyLedger(site().context.db)).toMatchObject({ isSound: true })
})
