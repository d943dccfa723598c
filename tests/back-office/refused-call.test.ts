import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listRefusedCalls } from '#features/office/monitor/contract.ts'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '../support/test-back-office.ts'

let office: TestBackOffice
let ops: SignedInStaff
beforeAll(async () => {
  office = await openTestBackOffice()
  ops = await office.newStaff('opsManager')
})
afterAll(() => office.close())

const rowsOut = v.looseObject({
  rows: v.array(v.looseObject({ door: v.string(), caller: v.string(), code: v.string(), count: v.number() })),
})
async function refused(question: Record<string, string> = {}) {
  await office.site.context.refusedCalls.flush()
  return v.parse(rowsOut, (await office.send(listRefusedCalls, question, ops.token)).body).rows
}
const knock = (url: string) =>
  office.site.server.inject({ method: 'POST', url, payload: '{}', headers: { 'content-type': 'application/json' } })

test('an unsigned request is refused at every endpoint, and counted there without a caller', async () => {
  const doors = [
    '/glw/v1/bet',
    '/payments/sandpay/webhook',
    '/payouts/sandpay/webhook',
    '/adapters/hub88-style/made-up/transaction/bet',
  ]
  for (const door of doors) await knock(door)
  const rows = await refused()
  expect(rows.map(({ door, caller, code }) => `${door} ${caller} ${code}`).toSorted()).toEqual([
    'adapters  badSignature',
    'glw  badSignature',
    'payments  badSignature',
    'payouts  badSignature',
  ])
})

test('ten at once, in two writings, are one row of the hour that counts them all', async () => {
  const before = (await refused({ door: 'payouts' }))[0]?.count ?? 0
  await Promise.all(Array.from({ length: 10 }, () => knock('/payouts/sandpay/webhook')))
  await office.site.context.refusedCalls.flush()
  await knock('/payouts/sandpay/webhook')
  const rows = await refused({ door: 'payouts' })
  expect(rows).toHaveLength(1)
  expect(rows[0]?.count).toBe(before + 11)
})
