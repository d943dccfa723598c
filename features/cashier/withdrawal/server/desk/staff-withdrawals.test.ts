import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hours, seconds } from '#core/clock/duration.ts'
import { addDuration, subtractDuration } from '#core/clock/instant.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { balancesOf, verifyLedger } from '#ledger'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { type TestWithdrawals, openTestWithdrawals } from '#tests/support/test-withdrawals.ts'
import type { RegisteredPlayer } from '#tests/support/registered-player.ts'
import { checkWithdrawal, getWithdrawalTerms } from '../../contract.ts'
import {
  approveWithdrawal,
  findWithdrawals,
  holdWithdrawal,
  listPayoutEvents,
  rejectWithdrawal,
  replayPayoutEvent,
  stopPlayerWithdrawals,
  viewWithdrawal,
} from '../../staff-contract.ts'

let office: TestBackOffice
let cashier: TestWithdrawals
let finance: SignedInStaff
let checker: SignedInStaff
let mlro: SignedInStaff
let risk: SignedInStaff
beforeAll(async () => {
  office = await openTestBackOffice()
  cashier = openTestWithdrawals(office.site, 9_473_330_000)
  finance = await office.newStaff('financeMaker')
  checker = await office.newStaff('financeChecker')
  mlro = await office.newStaff('mlro')
  risk = await office.newStaff('riskAnalyst')
  await office.site.set({ withdrawalAmountMax: 1_000_000 })
})
afterAll(() => office.close())

const reason = 'looked at turnover and identity'
const awake = async ({ token }: SignedInStaff) => {
  const now = office.site.clock.now()
  await office.site.context.db.pool.query(`update staff_session set last_action_at = $1, expires_at = $2`, [
    new Date(now),
    new Date(addDuration(now, hours(8))),
  ])
  return token
}
const versioned = v.looseObject({ version: v.number() })
const view = async (orderId: string, by = finance) =>
  (await office.send(viewWithdrawal, { orderId }, await awake(by))).body
const versionOf = async (orderId: string) => v.parse(versioned, await view(orderId)).version
const approve = async (orderId: string, by = finance, version?: number) =>
  (
    await office.send(
      approveWithdrawal,
      { orderId, version: version ?? (await versionOf(orderId)), reason },
      await awake(by),
    )
  ).body
const stateOf = async ({ token }: RegisteredPlayer, orderId: string) =>
  (await office.site.send(checkWithdrawal, { orderId }, { token })).body
const balances = async ({ id }: RegisteredPlayer) => {
  const { coin, hold } = await balancesOf(office.site.context.db, BigInt(id))
  return { coin: Number(coin), hold: Number(hold) }
}

/** A withdrawal left to manual review by the rules. */
async function waiting(amount = 600_000) {
  const player = await cashier.readyPlayer(BigInt(amount))
  const { orderId } = cashier.orderOf(await cashier.withdraw(player, { amount }))
  await cashier.runJobs()
  expect(await stateOf(player, orderId)).toMatchObject({ order: { status: 'MANUAL_REVIEW' } })
  return { player, orderId }
}

test('a withdrawal above the automatic limit waits in the queue, with every proof on its page, and one approval sends it', async () => {
  const { player, orderId } = await waiting()
  const { body } = await office.send(findWithdrawals, {}, await awake(finance))
  expect(JSON.stringify(body)).toContain(orderId)
  expect(await view(orderId)).toMatchObject({
    playerId: player.id,
    amount: 600_000,
    reviewReasons: ['amount'],
    riskScore: 10,
    account: { isVerified: true, nameMatch: 'passes' },
    identity: { status: 'APPROVED' },
    balances: { coin: 0, hold: 600_000 },
    turnover: { remaining: 0 },
    needed: { count: 1, compliance: false },
    linkedPlayers: [],
    steps: [{ state: 'REQUESTED', byWhom: 'player' }, { state: 'CHECKING' }, { byWhom: 'rules' }],
  })
  expect(JSON.stringify((await view(orderId)).moved)).toContain('"reason":"deposit","count":1,"amount":600000')

  expect(await approve(orderId)).toMatchObject({ errcode: 0, state: 'APPROVED' })
  await cashier.runJobs()
  expect(await stateOf(player, orderId)).toMatchObject({ order: { status: 'SUBMITTED' } })
  const audit = await office.site.context.db.pool.query(
    'select actor, action, before, after from staff_audit where subject = $1',
    [`withdrawal:${orderId}`],
  )
  expect(audit.rows).toMatchObject([
    {
      actor: finance.email,
      action: 'withdrawal.approve',
      before: { state: 'MANUAL_REVIEW' },
      after: { state: 'APPROVED' },
    },
  ])
})

test('a player who shares an account with another waits for a person, who sees with whom, also after it was removed', async () => {
  const [other, player] = [await cashier.readyPlayer(), await cashier.readyPlayer()]
  await cashier.bind(player, { cardNum: other.mobile })
  await office.site.context.db.pool.query('update bank_account set removed_at = now() where player_id = $1', [other.id])
  const { orderId } = cashier.orderOf(await cashier.withdraw(player))
  await cashier.runJobs()
  expect(await stateOf(player, orderId)).toMatchObject({ order: { status: 'MANUAL_REVIEW' } })
  expect(await view(orderId)).toMatchObject({
    reviewReasons: expect.arrayContaining(['sharedAccount']),
    linkedPlayers: [other.id],
  })
})

test.each([
  { hoursAgo: 23, status: 'MANUAL_REVIEW', reviewReasons: ['adjusted'] },
  { hoursAgo: 25, status: 'SUBMITTED', reviewReasons: [] },
])(
  'a withdrawal $hoursAgo hours after the player took a gift from the staff is $status',
  async ({ hoursAgo, ...expected }) => {
    const player = await cashier.readyPlayer()
    const now = office.site.clock.now()
    await office.site.context.db.pool.query(
      `insert into mail (player_id, title, body, items, sent_at, expires_at, received_at, source, source_key)
     values ($1, 'Sorry', array['For you'], '[{"id":2001,"count":500,"betRate":1}]', $2, $3, $2, 'staff', 'gift')`,
      [player.id, new Date(subtractDuration(now, hours(hoursAgo))), new Date(addDuration(now, hours(24)))],
    )
    const { orderId } = cashier.orderOf(await cashier.withdraw(player))
    await cashier.runJobs()
    expect(await stateOf(player, orderId)).toMatchObject({ order: { status: expected.status } })
    expect(await view(orderId)).toMatchObject({ reviewReasons: expected.reviewReasons })
  },
)

test('an event that differs from the payout is found, and querying the provider settles it once', async () => {
  const { player, orderId } = await waiting()
  await approve(orderId)
  await cashier.runJobs()
  const kept = await office.site.context.db.pool.query(
    `insert into withdrawal_event (provider, event_id, reference, body, outcome, received_at)
     select provider, 'odd-' || $1, reference, '', 'otherAmount', $2 from withdrawal_order where reference = $1
     returning provider, event_id as "eventId"`,
    [orderId, new Date(office.site.clock.now())],
  )
  const [event] = v.parse(v.array(v.object({ provider: v.string(), eventId: v.string() })), kept.rows)
  if (!event) throw new Error('there is no such withdrawal')
  const { body } = await office.send(listPayoutEvents, {}, await awake(checker))
  expect(body.rows).toMatchObject([{ ...event, reference: orderId, outcome: 'otherAmount' }])

  const replay = async (about = event) =>
    (await office.send(replayPayoutEvent, { ...about, reason }, await awake(checker))).body.errcode
  await awake(checker)
  const answers = await Promise.all(Array.from({ length: 10 }, () => replay()))
  expect(answers).toEqual(Array<number>(10).fill(0))
  office.site.clock.advance(seconds(11))
  await cashier.runJobs()
  expect(await stateOf(player, orderId)).toMatchObject({ order: { status: 'SUCCEEDED' } })
  expect(await balances(player)).toEqual({ coin: 0, hold: 0 })
  expect(await replay({ ...event, eventId: 'nothing' })).toBe(1074)
  await office.site.context.db.pool.query(
    `insert into withdrawal_event (provider, event_id, reference, body, outcome, received_at)
     values ($1, 'odd-unknown', 'WUNKNOWN', '', 'unknownOrder', now())`,
    [event.provider],
  )
  expect(await replay({ ...event, eventId: 'odd-unknown' })).toBe(1367)
})

test('of ten concurrent decisions on the same version, one wins', async () => {
  const { orderId } = await waiting()
  const version = await versionOf(orderId)
  const token = await awake(finance)
  const decision = { orderId, version, reason }
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      at % 2 === 0
        ? office.send(approveWithdrawal, decision, token)
        : office.send(rejectWithdrawal, { ...decision, because: 'termsNotMet' }, token),
    ),
  )
  expect(answers.filter(({ body }) => body.errcode === 0)).toHaveLength(1)
  expect(new Set(answers.map(({ body }) => body.errcode))).toEqual(new Set([0, 1363]))
})

test('above ₱50,000 two different people approve', async () => {
  const { player, orderId } = await waiting(5_000_001)
  expect(await view(orderId)).toMatchObject({ needed: { count: 2, compliance: false } })
  expect(await approve(orderId)).toMatchObject({ errcode: 0, state: 'MANUAL_REVIEW' })
  expect(await approve(orderId)).toMatchObject({ errcode: 1364 })
  expect(await balances(player)).toMatchObject({ hold: 5_000_001 })
  expect(await approve(orderId, checker)).toMatchObject({ errcode: 0, state: 'APPROVED' })
})

test('above ₱500,000 one of them is compliance', async () => {
  const { orderId } = await waiting(50_000_001)
  await approve(orderId)
  expect(await approve(orderId, checker)).toMatchObject({ errcode: 0, state: 'MANUAL_REVIEW' })
  expect(await approve(orderId, mlro)).toMatchObject({ errcode: 0, state: 'APPROVED' })
})

test('a rejection gives the money back and tells the player why', async () => {
  const { player, orderId } = await waiting()
  const version = await versionOf(orderId)
  const rejection = { orderId, version, because: 'documentsNeeded', reason } as const
  expect((await office.send(rejectWithdrawal, rejection, await awake(risk))).body).toMatchObject({ state: 'REJECTED' })
  expect(await stateOf(player, orderId)).toMatchObject({ order: { status: 'REJECTED', reason: 'documentsNeeded' } })
  expect(await balances(player)).toEqual({ coin: 600_000, hold: 0 })
  expect((await office.send(rejectWithdrawal, rejection, await awake(risk))).body).toMatchObject({ errcode: 1363 })
})

test('a hold stops what the rules had not sent yet, voids every earlier approval, and ends with a new one', async () => {
  const player = await cashier.readyPlayer(6_000_000n)
  const { orderId } = cashier.orderOf(await cashier.withdraw(player, { amount: 5_000_001 }))
  const hold = async (version: number) =>
    (await office.send(holdWithdrawal, { orderId, version, reason }, await awake(risk))).body
  expect(await hold(1)).toMatchObject({ errcode: 0, state: 'MANUAL_REVIEW', version: 2 })
  await cashier.runJobs()
  expect(await stateOf(player, orderId)).toMatchObject({ order: { status: 'MANUAL_REVIEW' } })
  await approve(orderId)
  expect(await hold(1)).toMatchObject({ errcode: 1362 })
  expect(await hold(2)).toMatchObject({ errcode: 0, version: 3 })
  expect(await approve(orderId, finance, 2)).toMatchObject({ errcode: 1362 })
  expect(await approve(orderId, checker)).toMatchObject({ state: 'MANUAL_REVIEW' })
  expect(await approve(orderId, finance)).toMatchObject({ state: 'APPROVED' })
  await cashier.runJobs()
  expect(await hold(5)).toMatchObject({ errcode: 1365 })
})

test('a player on hold cannot withdraw until the hold is lifted', async () => {
  const player = await cashier.readyPlayer()
  const stop = async (isStopped: boolean, playerId = player.id) =>
    (await office.send(stopPlayerWithdrawals, { playerId, isStopped, reason }, await awake(risk))).body
  expect(await stop(true)).toMatchObject({ errcode: 0 })
  expect(await stop(true)).toMatchObject({ errcode: 1366 })
  expect((await office.site.send(getWithdrawalTerms, {}, { token: player.token })).body).toMatchObject({
    blockers: [{ kind: 'riskHold' }],
  })
  expect((await cashier.withdraw(player)).body).toMatchObject({ errcode: 1342 })
  expect(await stop(false)).toMatchObject({ errcode: 0 })
  expect(await stop(true, 999_999_999)).toMatchObject({ errcode: 1074 })
  expect((await cashier.withdraw(player)).body).toMatchObject({ errcode: 0 })
})

test('the queue is found by player, by id and by amount', async () => {
  const { player, orderId } = await waiting(700_000)
  const find = async (filter: Parameters<typeof office.send<typeof findWithdrawals>>[1]) =>
    JSON.stringify((await office.send(findWithdrawals, filter, await awake(finance))).body.rows)
  expect(await find({ show: 'all', text: String(player.id) })).toContain(orderId)
  expect(await find({ show: 'all', text: orderId.toLowerCase() })).toContain(orderId)
  expect(await find({ show: 'waiting', amountMin: wireCentavos(700_001) })).not.toContain(orderId)
  expect(await find({ show: 'ended' })).not.toContain(orderId)
})

test('whatever was decided here, the ledger is sound', async () => {
  expect((await verifyLedger(office.site.context.db)).isSound).toBe(true)
})
