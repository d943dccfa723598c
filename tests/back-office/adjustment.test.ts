import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { days, hours } from '#core/clock/duration.ts'
import { addDuration, instant } from '#core/clock/instant.ts'
import { endOfDay, dayOf } from '#core/clock/manila.ts'
import type { RequestOf } from '#core/contract/call.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { approveRequest, listApprovals, refuseRequest, withdrawRequest } from '#features/office/approval/contract.ts'
import { turnoverMeter, verifyLedger } from '#ledger'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '../support/test-back-office.ts'
import { registerPlayer } from '#tests/support/registered-player.ts'
import { listAdjustments, requestAdjustment, requestAdjustmentBatch } from '#features/office/adjustment/contract.ts'

let office: TestBackOffice
let maker: SignedInStaff
let checker: SignedInStaff
let playerId: number
let otherId: number
let lastMobile = 0

beforeAll(async () => {
  office = await openTestBackOffice()
  maker = await office.newStaff('financeMaker')
  checker = await office.newStaff('financeChecker')
})
afterAll(() => office.close())
beforeEach(async () => {
  // Every test has a day of its own, so that what others have moved does not count.
  office.site.clock.advance(days(1))
  await keepAwake()
  playerId = (await registerPlayer(office.site, `0916${String(++lastMobile).padStart(7, '0')}`)).id
  office.site.clock.advance(61_000 as never)
  otherId = (await registerPlayer(office.site, `0916${String(++lastMobile).padStart(7, '0')}`)).id
})

const reason = 'the game had stopped in the middle'
const keepAwake = async () => {
  const now = office.site.clock.now()
  const times = [new Date(now), new Date(addDuration(now, hours(8)))]
  await office.site.context.db.pool.query('update staff_session set last_action_at = $1, expires_at = $2', times)
}
const coinOf = async (id: number) =>
  (await office.site.context.db.pool.query('select coin from ledger_book where player_id = $1', [id])).rows[0]?.coin ??
  0n
type Changes = Partial<RequestOf<typeof requestAdjustment>>
const ask = (changes: Changes = {}, by = maker) =>
  office.send(
    requestAdjustment,
    {
      requestKey: randomUUID(),
      playerId,
      direction: 'credit',
      amount: wireCentavos(50_000),
      betRate: 2,
      reason,
      ...changes,
    },
    by.token,
  )
const idOf = ({ body }: Awaited<ReturnType<typeof ask>>) => v.parse(v.number(), body.approvalId)
const approve = (approvalId: number, by = checker) => office.send(approveRequest, { approvalId, reason }, by.token)
const give = async (changes: Changes = {}) => approve(idOf(await ask(changes)))

test('a request approved by a colleague is credited with its turnover, and the audit log names both', async () => {
  const requested = await ask()
  expect(requested.body.errcode).toBe(0)
  expect(await coinOf(playerId)).toBe(0n)
  expect((await approve(idOf(requested))).body.errcode).toBe(0)

  expect(await coinOf(playerId)).toBe(50_000n)
  const meter = await turnoverMeter(office.site.context.db, BigInt(playerId))
  expect(meter.items).toMatchObject([{ source: 'adjustment', required: 100_000n, remaining: 100_000n }])
  const { body } = await office.send(listAdjustments, { playerId }, checker.token)
  expect(body).toMatchObject({
    movedToday: 50_000,
    rows: [
      { amount: 50_000, direction: 'credit', betRate: 2, note: reason, maker: maker.email, approver: checker.email },
    ],
  })
  const { rows } = await office.site.context.db.pool.query(
    'select actor, action, after from staff_audit where subject = $1 order by seq',
    [`player:${playerId}`],
  )
  expect(rows).toMatchObject([
    { actor: maker.email, action: 'adjustment.request' },
    { actor: checker.email, action: 'approval.approve', after: { state: 'approved', kind: 'adjustment' } },
  ])
})

test('of ten who approve at the same time one does, and the coins come once', async () => {
  const id = idOf(await ask())
  const answers = await Promise.all(Array.from({ length: 10 }, () => approve(id)))
  expect(answers.map(({ body }) => body.errcode).toSorted((a, b) => a - b)).toEqual([0, ...Array<number>(9).fill(1140)])
  expect(await coinOf(playerId)).toBe(50_000n)
})

test('a form that is sent ten times asks once', async () => {
  const requestKey = randomUUID()
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask({ requestKey })))
  expect(answers.map(({ body }) => body.errcode).toSorted((a, b) => a - b)).toEqual([0, ...Array<number>(9).fill(1151)])
})

test('a requester does not approve, whatever roles were given since', async () => {
  const id = idOf(await ask())
  await office.site.context.db.pool.query(`update staff_member set roles = '{financeChecker}' where email = $1`, [
    maker.email,
  ])
  expect((await approve(id, maker)).body.errcode).toBe(1142)
  await office.site.context.db.pool.query(`update staff_member set roles = '{financeMaker}' where email = $1`, [
    maker.email,
  ])
  expect(await coinOf(playerId)).toBe(0n)
  const pool = office.site.context.db.pool
  const own = `update approval_request set state = 'approved', decider_id = maker_id, decided_at = now() where id = $1`
  await expect(pool.query(own, [id])).rejects.toThrow(/check constraint/)
})

test('a refused or withdrawn request is never carried out', async () => {
  const [refused, takenBack] = [idOf(await ask()), idOf(await ask())]
  expect((await office.send(refuseRequest, { approvalId: refused, reason }, checker.token)).body.errcode).toBe(0)
  expect((await office.send(withdrawRequest, { approvalId: takenBack, reason }, maker.token)).body.errcode).toBe(0)
  for (const id of [refused, takenBack]) expect((await approve(id)).body.errcode).toBe(1140)
  const another = await office.newStaff('financeMaker')
  const foreign = await office.send(withdrawRequest, { approvalId: idOf(await ask()), reason }, another.token)
  expect(foreign.body.errcode).toBe(1145)
  expect(await coinOf(playerId)).toBe(0n)
})

test('nothing is taken that a player has not got: the request goes on waiting until the coins are there', async () => {
  const id = idOf(await ask({ direction: 'debit', amount: wireCentavos(30_000), betRate: 0 }))
  expect((await approve(id)).body).toMatchObject({ errcode: 1144, why: expect.stringContaining(`Player ${playerId}`) })
  await give()
  expect((await approve(id)).body.errcode).toBe(0)
  expect(await coinOf(playerId)).toBe(20_000n)
})

test('a batch is done whole or not at all', async () => {
  const batch = (csv: string) =>
    office.send(
      requestAdjustmentBatch,
      { requestKey: randomUUID(), csv: `player,direction,amount,play\n${csv}`, reason },
      maker.token,
    )
  const failing = await batch(`${otherId},credit,100,1\n${playerId},debit,0.01,`)
  expect(failing.body).toMatchObject({ errcode: 0, lines: 2 })
  expect((await approve(idOf(failing))).body.errcode).toBe(1144)
  expect(await coinOf(otherId)).toBe(0n)

  const good = await batch(`${otherId},credit,"1,000.00",0\n${playerId},credit,5,1\n${otherId},debit,0.50,`)
  expect((await approve(idOf(good))).body.errcode).toBe(0)
  expect([await coinOf(playerId), await coinOf(otherId)]).toEqual([500n, 99_950n])
  expect((await batch('999999999,credit,1,1')).body).toMatchObject({
    errcode: 1074,
    why: 'Player ID: 999999999.',
  })
  expect((await batch('x,credit,1,1')).body.faults).toMatchObject([{ field: 'csv' }])
})

test('the cap of a day holds against ten who approve at once, and begins again at midnight in Manila', async () => {
  await office.site.set({ adjustmentDailyMax: 1_000 })
  expect((await ask({ amount: wireCentavos(100_001) })).body.errcode).toBe(1150)
  const ids = await Promise.all(
    Array.from({ length: 10 }, async () => idOf(await ask({ amount: wireCentavos(30_000) }))),
  )
  const answers = await Promise.all(ids.map((id) => approve(id)))
  expect(answers.filter(({ body }) => body.errcode === 0)).toHaveLength(3)
  expect(answers.filter(({ body }) => body.errcode === 1144)).toHaveLength(7)
  expect(await coinOf(playerId)).toBe(90_000n)

  const midnight = endOfDay(dayOf(office.site.clock.now()))
  const [second] = ids.filter((_, index) => answers[index]?.body.errcode === 1144)
  office.site.clock.advance((instant(midnight - 1) - office.site.clock.now()) as never)
  await keepAwake()
  expect((await approve(second ?? 0)).body.errcode).toBe(1144)
  office.site.clock.advance(1 as never)
  expect((await approve(second ?? 0)).body.errcode).toBe(0)
  await office.site.set({})
})

test('a request that nobody decides in seven days is over, to the moment', async () => {
  const [first, second] = [idOf(await ask()), idOf(await ask())]
  office.site.clock.advance((days(7) - 1) as never)
  await keepAwake()
  expect((await approve(first)).body.errcode).toBe(0)
  office.site.clock.advance(1 as never)
  expect((await approve(second)).body.errcode).toBe(1141)
  const { body } = await office.send(listApprovals, { show: 'decided', sort: 'newest' }, checker.token)
  expect(v.parse(v.array(v.unknown()), body.rows).slice(0, 2)).toMatchObject([
    { id: second, state: 'expired', mayDecide: false },
    { id: first, state: 'approved' },
  ])
})

test('a viewer sees waiting requests, and is offered no decision', async () => {
  const id = idOf(await ask())
  const auditor = await office.newStaff('auditor')
  const requests = async (by: SignedInStaff) =>
    v.parse(v.array(v.looseObject({ id: v.number() })), (await office.send(listApprovals, {}, by.token)).body.rows)
  const seen = async (by: SignedInStaff) => (await requests(by)).find((request) => request.id === id)
  expect(await seen(auditor)).toMatchObject({ mayDecide: false, isOwn: false, label: 'Manual adjustment' })
  expect(await seen(maker)).toMatchObject({ mayDecide: false, isOwn: true })
  expect(await seen(checker)).toMatchObject({
    mayDecide: true,
    facts: [
      { name: 'Player', value: String(playerId) },
      { name: 'Name', value: expect.stringMatching(/^Player\d+ \(not verified\)$/) },
      { name: 'Credit', value: '₱500.00' },
      { name: 'Playthrough', value: '2× the amount' },
      { name: 'Balance now', value: expect.stringMatching(/^₱/) },
      { name: 'Balance after', value: expect.stringMatching(/^₱/) },
    ],
  })
})

test('a debit cannot require play, and an unknown id is refused as such', async () => {
  const played = await ask({ direction: 'debit', betRate: 1 })
  expect(played.body.faults).toMatchObject([{ field: 'betRate' }])
  expect((await ask({ playerId: 999_999_999 })).body.errcode).toBe(1074)
  expect((await approve(999_999_999)).body.errcode).toBe(1074)
})

test('after all of it the ledger is sound', async () => {
  expect((await verifyLedger(office.site.context.db)).isSound).toBe(true)
})
