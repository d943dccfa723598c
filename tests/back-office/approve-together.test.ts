import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { approveRequests, listApprovals, refuseRequest } from '#features/office/approval/contract.ts'
import { requestAdjustment } from '#features/office/adjustment/contract.ts'
import { riskScoreOf } from '#features/cashier/risk/server/index.ts'
import { registerPlayer } from '#tests/support/registered-player.ts'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '../support/test-back-office.ts'

let office: TestBackOffice
let maker: SignedInStaff
let checker: SignedInStaff
let secondChecker: SignedInStaff
let playerId: number

beforeAll(async () => {
  office = await openTestBackOffice()
  maker = await office.newStaff('financeMaker')
  checker = await office.newStaff('financeChecker')
  secondChecker = await office.newStaff('financeChecker')
  playerId = (await registerPlayer(office.site, '09175550991')).id
  await riskScoreOf(office.site.context.db, { playerId: BigInt(playerId), now: office.site.clock.now() })
})
afterAll(() => office.close())

const reason = 'small credits of yesterday’s outage'
const sql = async (text: string, ...values: unknown[]) => (await office.site.context.db.pool.query(text, values)).rows

type Direction = 'credit' | 'debit'
async function request(amount = 10_000, direction: Direction = 'credit', of = playerId): Promise<number> {
  const terms = { direction, amount: wireCentavos(amount), betRate: direction === 'credit' ? 1 : 0 }
  const form = { requestKey: randomUUID(), playerId: of, ...terms, reason }
  const { body } = await office.send(requestAdjustment, form, maker.token)
  return v.parse(v.number(), body.approvalId)
}
const together = async (ids: readonly number[], sum: number, by = checker) => {
  const items = ids.map((approvalId) => ({ approvalId }))
  return (await office.send(approveRequests, { items, sum: wireCentavos(sum), reason }, by.token)).body
}
const coins = async (): Promise<bigint> =>
  (await sql('select coin from ledger_book where player_id = $1', playerId))[0]?.coin ?? 0n
const auditOf = (id: number) =>
  sql(`select actor, reason from staff_audit where action = 'approval.approve' and (before->>'request')::int = $1`, id)
const stateOf = async (id: number) => (await sql('select state from approval_request where id = $1', id))[0]?.state
const rowOf = async (id: number, by = checker) => {
  const { body } = await office.send(listApprovals, {}, by.token)
  const rows = v.parse(v.array(v.looseObject({ id: v.number() })), body.rows)
  return rows.find((row) => row.id === id)
}

test('small credits are carried out together, each with its own audit line, and a second delivery gives nothing', async () => {
  const ids = [await request(10_000), await request(25_000)]
  expect(await rowOf(ids[0] ?? 0)).toMatchObject({ lowRiskSum: 10_000, mayDecide: true })
  const before = await coins()
  for (let delivery = 0; delivery < 2; delivery += 1) {
    expect(await together(ids, 35_000)).toMatchObject({ errcode: 0, results: [{ isDone: true }, { isDone: true }] })
    expect((await coins()) - before).toBe(35_000n)
  }
  for (const id of ids) expect(await auditOf(id)).toEqual([{ actor: checker.email, reason }])
})

test('debits, large credits, decided requests and players under suspicion are listed with reasons, and the rest is done', async () => {
  const [fine, debit, large, refused] = [
    await request(),
    await request(5_000, 'debit'),
    await request(100_001),
    await request(),
  ]
  await office.send(refuseRequest, { approvalId: refused, reason }, secondChecker.token)
  expect([await rowOf(debit), await rowOf(large)]).toMatchObject([{ lowRiskSum: null }, { lowRiskSum: null }])
  const before = await coins()
  const { results } = await together([fine, debit, large, refused], 10_000 + 100_001 + 10_000)
  const own = 'This request needs its own review. Nothing was done.'
  expect(results).toEqual([
    { id: String(fine), isDone: true, why: null },
    { id: String(debit), isDone: false, why: own },
    { id: String(large), isDone: false, why: own },
    { id: String(refused), isDone: false, why: expect.stringContaining('already decided') },
  ])
  expect((await coins()) - before).toBe(10_000n)
  expect([await stateOf(debit), await stateOf(large)]).toEqual(['waiting', 'waiting'])
})

test('a credit to a player with a high risk score is never approved with others', async () => {
  const risky = (await registerPlayer(office.site, '09175550992')).id
  await sql(
    `insert into deposit_order (reference, player_id, channel_id, channel_name, provider, method, amount, act_type, state, credited,
       created_at, expires_at, ended_at)
     select 'DRISK' || n, $1, 1, 'Test', 'sandpay', 'sandcash', 5000000, 3, 'credited', 5000000, $2, $2, $2 from generate_series(1, 30) n`,
    risky,
    new Date(office.site.clock.now()),
  )
  const { score } = await riskScoreOf(office.site.context.db, {
    playerId: BigInt(risky),
    now: office.site.clock.now(),
  })
  expect(score).toBeGreaterThanOrEqual(40)
  const id = await request(10_000, 'credit', risky)
  expect(await rowOf(id)).toMatchObject({ lowRiskSum: null })
  expect((await together([id], 10_000)).results).toMatchObject([{ isDone: false }])
  expect(await stateOf(id)).toBe('waiting')
})

test('a member’s own request is refused among others', async () => {
  const both = await office.newStaff('financeMaker')
  await sql(`update staff_member set roles = '{financeChecker}' where email = $1`, both.email)
  const id = await request()
  await sql(
    `update approval_request set maker_id = (select id from staff_member where email = $1), maker = $1 where id = $2`,
    both.email,
    id,
  )
  expect(await rowOf(id, both)).toMatchObject({ mayDecide: false, isOwn: true })
  expect((await together([id], 10_000, both)).results).toMatchObject([
    { isDone: false, why: expect.stringContaining('your own request') },
  ])
  expect(await stateOf(id)).toBe('waiting')
})

test('ten overlapping selections of two members at once carry out each request exactly once', async () => {
  const ids = [await request(1_000), await request(2_000), await request(4_000), await request(8_000)]
  const before = await coins()
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      index % 2 === 0
        ? together(ids.slice(0, 3), 7_000, checker)
        : together(ids.slice(1).toReversed(), 14_000, secondChecker),
    ),
  )
  expect(answers.map(({ errcode }) => errcode)).toEqual(Array.from({ length: 10 }, () => 0))
  expect((await coins()) - before).toBe(15_000n)
  for (const id of ids) expect(await auditOf(id)).toHaveLength(1)
})

test.each([
  { name: 'too many', settings: { bulkCountMax: 1 }, sum: 20_000, errcode: 1146 },
  { name: 'too much', settings: { bulkSumMax: 199 }, sum: 20_000, errcode: 1147 },
  { name: 'another sum', settings: {}, sum: 19_999, errcode: 1148 },
])('$name: nothing is decided', async ({ settings, sum, errcode }) => {
  await office.site.set(settings)
  const ids = [await request(), await request()]
  expect(await together(ids, sum)).toMatchObject({ errcode })
  expect(await Promise.all(ids.map(stateOf))).toEqual(['waiting', 'waiting'])
  await office.site.set({ bulkCountMax: 20, bulkSumMax: 100_000 })
})
