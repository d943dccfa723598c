import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { centavos } from '#core/money/centavos.ts'
import type { RequestOf } from '#core/contract/call.ts'
import { approveRequest } from '#features/office/approval/contract.ts'
import { listDebts, requestWriteOff } from '#features/office/debt/contract.ts'
import { houseBalances, post, verifyLedger } from '#ledger'
import { registerPlayer } from '#tests/support/registered-player.ts'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '../support/test-back-office.ts'

let office: TestBackOffice
let maker: SignedInStaff
let checker: SignedInStaff
let playerId: number
let debts = 0

beforeAll(async () => {
  office = await openTestBackOffice()
  maker = await office.newStaff('financeMaker')
  checker = await office.newStaff('financeChecker')
  playerId = (await registerPlayer(office.site, '09181234567')).id
})
afterAll(() => office.close())

const reason = 'the provider confirmed its own mistake'

/** A correction of a game for which the player had no coins: in the books, and as a debt. */
async function owed(amount: bigint): Promise<string> {
  const { db, clock } = office.site.context
  const txId = `adjust-${++debts}`
  const transfer = { reason: 'gameDebt', from: 'debt', to: 'game:studio', reference: txId } as const
  const now = clock.now()
  const transfers = [{ ...transfer, amount: centavos(amount) }]
  await db.transaction((tx) => post(tx, { playerId: BigInt(playerId), source: 'sample', key: txId, transfers, now }))
  await db.pool.query(
    `insert into game_debt (provider_id, tx_id, player_id, amount, at) values ('studio', $1, $2, $3, $4)`,
    [txId, playerId, amount, new Date(now)],
  )
  return `studio/${txId}`
}
const repay = (id: string, amount: bigint) =>
  office.site.context.db.pool.query(
    `update game_debt set repaid = repaid + $2 where provider_id || '/' || tx_id = $1`,
    [id, amount],
  )
const carriedByHouse = async () => {
  const balances = await houseBalances(office.site.context.db)
  return balances.find(({ account }) => account === 'adjustment')?.balance ?? 0n
}
const openOf = async (id: string) => {
  const { body } = await office.send(listDebts, { kind: 'game', playerId }, checker.token)
  const { rows } = v.parse(v.looseObject({ rows: v.array(v.looseObject({ id: v.string(), owed: v.number() })) }), body)
  return rows.find((debt) => debt.id === id)?.owed
}
const ask = (changes: Partial<RequestOf<typeof requestWriteOff>> & { readonly id: string }, by = maker) =>
  office.send(requestWriteOff, { requestKey: randomUUID(), kind: 'game', reason, ...changes }, by.token)
const idOf = ({ body }: Awaited<ReturnType<typeof ask>>) => v.parse(v.number(), body.approvalId)
const approve = (approvalId: number, by = checker) => office.send(approveRequest, { approvalId, reason }, by.token)

test('a debt that one asks to write off and another approves is carried by the house, of ten approvals once', async () => {
  const before = await carriedByHouse()
  const id = await owed(20_000n)
  const approvalId = idOf(await ask({ id }))
  expect(await openOf(id)).toBe(20_000)
  const answers = await Promise.all(Array.from({ length: 10 }, () => approve(approvalId)))
  expect(answers.map(({ body }) => body.errcode).toSorted((a, b) => a - b)).toEqual([0, ...Array<number>(9).fill(1140)])
  expect(await openOf(id)).toBeUndefined()
  expect(await carriedByHouse()).toBe(before - 20_000n)
  expect((await verifyLedger(office.site.context.db)).isSound).toBe(true)
})

test('an amount repaid while the request waited is not written off', async () => {
  const before = await carriedByHouse()
  const id = await owed(5_000n)
  const approvalId = idOf(await ask({ id }))
  await repay(id, 3_000n)
  expect((await approve(approvalId)).body.errcode).toBe(0)
  expect(await carriedByHouse()).toBe(before - 2_000n)
})

test('of a debt that was repaid in full nothing is written off, and the page says so', async () => {
  const id = await owed(5_000n)
  const approvalId = idOf(await ask({ id }))
  await repay(id, 5_000n)
  expect((await approve(approvalId)).body).toMatchObject({ errcode: 1144, why: expect.stringContaining('no longer') })
})

test.each([
  { what: 'a debt that is none', changes: { id: 'studio/nothing' }, errcode: 1074 },
  { what: 'a deposit that owes nothing', changes: { kind: 'deposit' as const, id: 'D1' }, errcode: 1074 },
])('$what cannot be written off', async ({ changes, errcode }) => {
  expect((await ask(changes)).body.errcode).toBe(errcode)
})

test('a form sent twice makes one request, and a member without the permission is refused', async () => {
  const id = await owed(100n)
  const requestKey = randomUUID()
  expect((await ask({ id, requestKey })).body.errcode).toBe(0)
  expect((await ask({ id, requestKey })).body.errcode).toBe(1151)
  expect((await ask({ id }, checker)).body.errcode).toBe(1070)
})
