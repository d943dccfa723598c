import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dayOf } from '#core/clock/manila.ts'
import { centavos } from '#core/money/centavos.ts'
import { post } from '#ledger'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { saveReport, viewFunnel, viewPromotionCost, viewRevenue } from '../contract.ts'

let office: TestBackOffice
let auditor: SignedInStaff
beforeAll(async () => {
  office = await openTestBackOffice()
  auditor = await office.newStaff('auditor')
})
afterAll(() => office.close())

const read = (from: string, until: string) => office.send(viewRevenue, { from, until, by: 'day' }, auditor.token)
const today = () => dayOf(office.site.clock.now())
const rowsOf = ({ body }: Awaited<ReturnType<typeof read>>) => v.parse(v.array(v.unknown()), body.rows)

test('every requested day has a line, also one without play, and gifts are deducted from its NGR', async () => {
  const now = office.site.clock.now()
  const move = (key: string, reason: 'award' | 'awardForfeit', amount: bigint) =>
    office.site.context.db.transaction((tx) => {
      const [from, to] = reason === 'award' ? (['promo:test', 'coin'] as const) : (['coin', 'promo:test'] as const)
      const transfers = [{ reason, from, to, amount: centavos(amount), reference: key }]
      return post(tx, { playerId: 4_712n, source: 'test', key, transfers, now })
    })
  await move('given', 'award', 700n)
  await move('back', 'awardForfeit', 200n)
  expect(rowsOf(await read(addDays(today(), -2), today()))).toMatchObject([
    { key: addDays(today(), -2), rounds: 0, ggr: 0, ngr: 0, late: null },
    { key: addDays(today(), -1), ngr: 0 },
    { key: today(), rounds: 0, stake: 0, ggr: 0, ngr: -500 },
  ])
})

test('92 days are read, 93 are refused, and an end before the beginning is reported at its field, by every report of days', async () => {
  expect(rowsOf(await read(addDays(today(), -91), today()))).toHaveLength(92)
  const [tooLong, backwards] = [
    { from: addDays(today(), -92), until: today() },
    { from: today(), until: addDays(today(), -1) },
  ]
  for (const [call, more] of [
    [viewRevenue, { by: 'day' as const }],
    [viewFunnel, {}],
    [viewPromotionCost, {}],
    [saveReport, { report: 'revenue' as const, format: 'csv' as const }],
  ] as const) {
    expect((await office.sendRaw(call.path, { ...tooLong, ...more }, auditor.token)).body.errcode).toBe(1160)
    const { body } = await office.sendRaw(call.path, { ...backwards, ...more }, auditor.token)
    expect(body.faults).toMatchObject([{ field: 'until' }])
  }
})
