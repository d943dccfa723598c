import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hours } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { addDays, type CalendarDay, dayOf, endOfDay } from '#core/clock/manila.ts'
import { formatInstant } from '#core/clock/manila-format.ts'
import { centavos } from '#core/money/centavos.ts'
import { approveRequest } from '#features/office/approval/contract.ts'
import { closeDay, listClosings, prepareDay, requestReopening, viewDay } from '#features/office/daily-close/contract.ts'
import { listAudit } from '#features/office/staff/contract.ts'
import { houseBalances, post, type Transfer } from '#ledger'
import { makeRootOfNight, runDayChecks, untilAfterMidnight } from '#tests/support/day-end.ts'
import { registerPlayer } from '#tests/support/registered-player.ts'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '../support/test-back-office.ts'
import { correctingRounds } from '#tests/play/correcting-rounds.ts'

let office: TestBackOffice
let [maker, checker, admin]: SignedInStaff[] = []
let playerId: bigint
let day: CalendarDay

beforeAll(async () => {
  office = await openTestBackOffice()
  maker = await office.newStaff('financeMaker')
  checker = await office.newStaff('financeChecker')
  admin = await office.newStaff('admin')
  playerId = BigInt((await registerPlayer(office.site, '09181230044')).id)
  day = dayOf(office.site.clock.now())
})
afterAll(() => office.close())

const reason = 'the day is done'
const by = (member: SignedInStaff | undefined) => member?.token ?? 'nobody'
const shape = v.object({
  day: v.string(),
  version: v.string(),
  conditions: v.array(v.object({ name: v.string(), state: v.string(), text: v.string() })),
  figures: v.record(v.string(), v.number()),
  accounts: v.array(v.object({ account: v.string(), received: v.number(), paid: v.number() })),
  root: v.nullable(v.object({ total: v.number() })),
  closing: v.nullable(v.looseObject({ figures: v.record(v.string(), v.number()), closedBy: v.string() })),
  late: v.array(v.object({ provider: v.string(), reference: v.string(), text: v.string() })),
  reopened: v.array(v.looseObject({ reopenedBy: v.string() })),
})
const view = async (of: CalendarDay | null = day) =>
  v.parse(shape, (await office.send(viewDay, { day: of }, by(checker))).body)
const close = async (version?: string, of = day) =>
  (await office.send(closeDay, { day: of, version: version ?? (await view(of)).version, reason }, by(checker))).body
const blocking = async (of = day) =>
  (await view(of)).conditions.filter(({ state }) => state === 'blocks').map(({ name }) => name)

let moves = 0
const move = (...transfers: Transfer[]) =>
  office.site.context.db.transaction((tx) =>
    post(tx, { playerId, source: 'test', key: `close-${++moves}`, transfers, now: office.site.clock.now() }),
  )
const origin = { reference: 'closing' } as const

const runChecks = async (of = day) => expect(await runDayChecks(office, of, maker)).toBe(0)

test('a day that lasts, or lacks a fact, is not closed, and every reason is listed', async () => {
  await move({ reason: 'deposit', from: 'psp:sandpay', to: 'coin', amount: centavos(50_000n), ...origin })
  await move({ reason: 'award', from: 'promo:free-sign', to: 'coin', amount: centavos(700n), ...origin })
  await move({ reason: 'awardForfeit', from: 'coin', to: 'promo:free-sign', amount: centavos(200n), ...origin })
  await move({ reason: 'depositRefund', from: 'coin', to: 'psp:sandpay', amount: centavos(1_000n), ...origin })
  expect(await blocking()).toContain('over')
  expect((await office.send(prepareDay, { day, reason }, by(maker))).body.errcode).toBe(1171)
  await untilAfterMidnight(office, day)
  expect(await blocking()).toEqual(['ledger', 'accounts', 'settlements', 'root'])
  expect(await close()).toMatchObject({ errcode: 1170, why: expect.stringContaining('The ledger hasn’t been checked') })
  expect((await view(null)).day).toBe(day)
})

test('automatic steps run on demand; a difference is left to staff', async () => {
  await makeRootOfNight(office, day)
  await runChecks()
  const { conditions, figures, accounts, root } = await view()
  expect(conditions.filter(({ state }) => state === 'blocks')).toMatchObject([{ name: 'settlements' }])
  expect(figures).toMatchObject({ deposits: 50_000, refunds: 1_000, given: 700, takenBack: 200, ngr: -500 })
  // Reported deposits and withdrawals equal the movements of the ledger's accounts, to the centavo.
  const outside = accounts.filter(({ account }) => account.startsWith('psp:'))
  const net = outside.reduce((sum, { received, paid }) => sum + received - paid, 0)
  expect(net).toBe((figures.refunds ?? 0) + (figures.withdrawals ?? 0) - (figures.deposits ?? 0))
  const balances = await houseBalances(office.site.context.db)
  expect(balances.find(({ account }) => account === 'psp:sandpay')?.balance).toBe(BigInt(net))
  expect(root?.total).toBe(49_500)
  await office.site.context.db.pool.query(
    `update reconciliation_difference set resolved_at = now(), resolved_by = 'test' where resolved_at is null`,
  )
  expect(await blocking()).toEqual([])
})

test('a member who saw other figures is shown the new ones; of ten concurrent closes one succeeds, and the log names the member', async () => {
  expect((await close('something else')).errcode).toBe(1073)
  const { version } = await view()
  const replies = await Promise.all(Array.from({ length: 10 }, () => close(version)))
  expect(replies.map(({ errcode }) => errcode).toSorted((a, b) => a - b)).toEqual([0, ...Array<number>(9).fill(1140)])
  const { body } = await office.send(listAudit, { subject: `day:${day}`, action: 'dailyClose.close' }, by(admin))
  expect(body.rows).toMatchObject([{ actor: checker?.email, reason, after: { deposits: '50000', ngr: '-500' } }])
  expect((await office.send(listClosings, {}, by(maker))).body.rows).toMatchObject([{ day, ngr: -500, owed: 49_500 }])
})

test('later entries of a closed day are shown beside its figures, which stay', async () => {
  await office.site.context.db.pool.query(
    `insert into reconciliation_difference (provider, day, kind, reference, movement, theirs, found_at)
     values ('sandpay', $1::date, 'missingHere', 'late-line', 'payment', 2500, $2)`,
    [day, new Date(addDuration(office.site.clock.now(), hours(2)))],
  )
  // A round of the day whose win came when everybody had gone home.
  await office.site.context.db.pool.query(
    `insert into game_round (player_id, provider_id, round_id, state, stake, tips, win, bets, cancelled, wins,
       unnamed_wins, is_free, revision, opened_at, ended_at)
     values ($1, 'studio', 'late-win', 'CLOSED', 300, 0, 960, 1, 0, 1, 0, false, 0, $2, $2)`,
    [playerId, new Date(Number(endOfDay(day)) - 1_000)],
  )
  await office.site.context.db.pool.query(correctingRounds('win = 1000', `round_id = 'late-win'`))
  await office.site.context.db.pool.query(
    `insert into ledger_operation (source, key, player_id, input_hash, answer, first_seq, transfers, at, act, state, amount, subject)
     select 'game:studio', 'late-' || act, $1, sha256(act::bytea), 'null', 1, 0, $2, act, 'APPLIED', amount, 'late-win'
     from (values ('bet', 300), ('win', 1000)) as t (act, amount)`,
    [playerId, new Date(Number(endOfDay(day)) - 1_000)],
  )
  await office.site.context.db.pool.query(
    `insert into turnover_late_correction (player_id, round_id, revision, left_out, valid_bet, closed_at, received_at)
     values ($1, 'studio:old:1', 1, 'playthrough', 2500, $2, $3)`,
    [playerId, new Date(Number(endOfDay(day)) - 1_000), new Date(addDuration(office.site.clock.now(), hours(3)))],
  )
  const { figures, closing, late } = await view()
  expect(closing?.figures).toMatchObject({ ggr: 0, rounds: 0 })
  expect(figures).toMatchObject({ ggr: -700, rounds: 1, wins: 1_000 })
  expect(late).toMatchObject([
    { reference: 'late-line', text: expect.stringContaining('ledger none, provider ₱25.00') },
    { provider: 'studio', reference: 'old:1', text: expect.stringContaining('bets of ₱25.00 were not counted again') },
  ])
})

test('the next day waits for this one once it is open again, which takes two people and happens once', async () => {
  const reopening = { requestKey: randomUUID(), day, reason: 'a round was paid late' }
  const { body } = await office.send(requestReopening, reopening, by(maker))
  expect((await office.send(requestReopening, reopening, by(maker))).body.errcode).toBe(1151)
  const approvalId = v.parse(v.number(), body.approvalId)
  const approve = async () => (await office.send(approveRequest, { approvalId, reason }, by(checker))).body.errcode
  const codes = await Promise.all(Array.from({ length: 10 }, approve))
  expect(codes.toSorted((a, b) => a - b)).toEqual([0, ...Array<number>(9).fill(1140)])
  const opened = await view()
  expect(opened.closing).toBeNull()
  expect(opened.reopened).toMatchObject([{ reopenedBy: `${maker?.email} and ${checker?.email}` }])
  expect(
    (await office.send(requestReopening, { ...reopening, requestKey: randomUUID() }, by(maker))).body.errcode,
  ).toBe(1074)

  const next = addDays(day, 1)
  await untilAfterMidnight(office, next)
  expect(await blocking(next)).toContain('dayBefore')
  expect((await view(null)).day).toBe(day)
})

test('a day whose root was missed is closed without one, and the closing says so', async () => {
  await office.site.context.db.pool.query(
    `update reconciliation_difference set resolved_at = now(), resolved_by = 'test' where resolved_at is null`,
  )
  expect((await close()).errcode).toBe(0)
  const next = addDays(day, 1)
  await untilAfterMidnight(office, addDays(next, 1))
  await runChecks(next)
  expect((await view(next)).conditions.at(-1)).toMatchObject({ name: 'root', state: 'noted' })
  expect((await close(undefined, next)).errcode).toBe(0)
  expect((await view(next)).closing).toMatchObject({ root: null, notes: [expect.stringContaining('No proof root')] })
})

test('a day whose root was made when the server came up in the morning is closed without a liability, and says when it was measured', async () => {
  const late = addDays(day, 3)
  const before = addDays(late, -1)
  await office.site.context.db.pool.query(
    `update reconciliation_difference set resolved_at = now(), resolved_by = 'test' where resolved_at is null`,
  )
  await untilAfterMidnight(office, late)
  await runChecks(before)
  expect((await close(undefined, before)).errcode).toBe(0)
  // An hour after midnight: nothing ran at five past.
  await runChecks(late)
  const text = expect.stringContaining(
    `measured late, at ${formatInstant(addDuration(endOfDay(late), hours(1)))}: ₱495.00 owed to 1 player then`,
  )
  expect((await view(late)).conditions.at(-1)).toEqual({ name: 'root', state: 'noted', text })
  expect((await close(undefined, late)).errcode).toBe(0)
  expect((await view(late)).closing).toMatchObject({ notes: [text] })
  const { rows } = (await office.send(listClosings, {}, by(maker))).body
  expect(rows).toMatchObject([
    { day: late, owed: null, rootLateAt: addDuration(endOfDay(late), hours(1)) },
    { day: before, owed: null, rootLateAt: null },
    ...Array<object>(3).fill({}),
  ])
})
