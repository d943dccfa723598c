import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseCsv } from '#core/csv/parse-csv.ts'
import { calendarDay } from '#core/clock/manila.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { daysOfMonth } from '../rules.ts'
import { listPagcorTerms, savePagcorMonth, savePagcorTerms, viewPagcorMonth } from '../contract.ts'
import { approveRequest } from '#features/office/approval/contract.ts'
import { listAudit } from '#features/office/staff/contract.ts'
import { closeDayWith, reopenDay } from '#features/office/daily-close/testing/closed-day.ts'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { pagcorShares } from '../testing/sample-pagcor.ts'

let office: TestBackOffice
let maker: SignedInStaff
let checker: SignedInStaff
beforeAll(async () => {
  office = await openTestBackOffice()
  maker = await office.newStaff('financeMaker')
  checker = await office.newStaff('financeChecker')
})
afterAll(() => office.close())

const month = '2026-10'
const days = daysOfMonth(calendarDay('2026-10-01'))
const view = async (of = month) => (await office.send(viewPagcorMonth, { month: of }, checker.token)).body
const reason = 'the licence says so'
type Request = { readonly from: string; readonly fee: number; readonly slots?: number; readonly key?: string }
const request = ({ from, fee, slots = pagcorShares.slots, key = randomUUID() }: Request, by = maker) => {
  const shares = { ...pagcorShares, slots }
  const terms = { requestKey: key, from, shares, minimumFee: wireCentavos(fee), reason }
  return office.send(savePagcorTerms, terms, by.token)
}
const approve = async (approvalId: unknown, by = checker) =>
  (await office.send(approveRequest, { approvalId: Number(approvalId), reason }, by.token)).body
const save = async (from: string, fee: number, slots = pagcorShares.slots) =>
  expect(await approve((await request({ from, fee, slots })).body.approvalId)).toMatchObject({ errcode: 0 })
const savedTerms = async () => {
  const { body } = await office.send(listPagcorTerms, {}, checker.token)
  return v.parse(v.array(v.looseObject({ from: v.string(), savedBy: v.string() })), body.terms)
}
const file = async (format: 'csv' | 'pdf') => {
  const { body } = await office.send(savePagcorMonth, { month, format }, checker.token)
  return Buffer.from(v.parse(v.string(), body.base64), 'base64')
}

test('a month with an open day is refused, and the day is named', async () => {
  for (const day of days.slice(0, -1)) {
    await closeDayWith(office, day, [
      { key: 'slots', stake: 10_000n, win: 9_000n },
      { key: 'live', stake: 1_000n, win: 1_333n },
    ])
  }
  expect(await view()).toMatchObject({
    errcode: 1173,
    msg: 'Every day of the month must be closed first, under Daily close.',
    why: 'Open: Oct 31, 2026.',
  })
  expect(await view('2026-12')).toMatchObject({ errcode: 1173, why: expect.stringContaining('and 26 more') })
  await closeDayWith(office, days.at(-1) ?? calendarDay('2026-10-31'), [{ key: 'slots', stake: 777n, win: 0n }])
})

test('without terms for the month it is refused', async () => {
  await save('2026-11', 1)
  expect(await view()).toMatchObject({ errcode: 1174 })
})

test('each kind owes its share, rounded up; one that lost is not set off, and the minimum applies if it is more', async () => {
  await save('2026-09', 50)
  expect(await view()).toMatchObject({
    kinds: [
      { type: 'slots', rounds: 31, stake: 300_777, win: 270_000, ggr: 30_777, share: 3_000, due: 9_234 },
      { type: 'live', ggr: -9_990, share: 2_500, due: 0 },
    ],
    ggr: 20_787,
    shares: 9_234,
    due: 9_234,
    termsFrom: '2026-09-01',
  })
  await save('2026-10', 1_000_000)
  expect(await view()).toMatchObject({ shares: 9_234, minimumFee: 1_000_000, due: 1_000_000, termsFrom: '2026-10-01' })
})

test('terms of a later month do not change an earlier one, and every version stays in the list', async () => {
  await save('2026-11', 5, 100)
  expect(await view()).toMatchObject({ due: 1_000_000 })
  expect((await savedTerms()).map(({ from }) => from)).toEqual(['2026-11-01', '2026-11-01', '2026-10-01', '2026-09-01'])
})

test('the files have the working line by line', async () => {
  const text = (await file('csv')).toString()
  expect(text).toContain('Slots,3007.77,2700.00,307.77,30%,92.34')
  expect(text).toContain('Minimum guaranteed fee,,,,,10000.00')
  expect(text).toContain('Due: the minimum guaranteed fee,,,,,10000.00')
  expect(text).toContain('Closed 2026-10-31,,,7.77,,')
  const rows = parseCsv(text) ?? []
  const kinds = rows.filter(([, , , , share]) => share?.endsWith('%'))
  const total = rows.find(([step]) => step === 'All kinds of games') ?? []
  for (const column of [1, 2, 3, 5]) {
    const sum = kinds.reduce((all, kind) => all + Math.round(Number(kind[column]) * 100), 0)
    expect(Math.round(Number(total[column]) * 100), `column ${column}`).toBe(sum)
  }
  expect((await file('pdf')).subarray(0, 5).toString()).toBe('%PDF-')
})

test('a reopened day keeps the month from being worked out, and then shows what changed', async () => {
  const [day = calendarDay('2026-10-01')] = days
  await reopenDay(office, day)
  expect(await view()).toMatchObject({ errcode: 1173, why: 'Open: Oct 1, 2026.' })
  await closeDayWith(office, day, [{ key: 'slots', stake: 10_000n, win: 9_500n }])
  expect(await view()).toMatchObject({ changes: [{ day, reopenedBy: 'a and b', before: 667, now: 500 }] })
  const rows = parseCsv((await file('csv')).toString()) ?? []
  expect(rows.at(-1)).toEqual(['Reopened 2026-10-01: GGR was 6.67, is 5.00', '', '', '', '', ''])
  const ofDays = rows.filter(([step]) => /^(?:Closed|Reopened) /.test(step ?? ''))
  const sum = ofDays.reduce((all, [, , , ggr]) => all + Math.round(Number(ggr) * 100), 0)
  const total = rows.find(([step]) => step === 'All kinds of games')?.[3]
  expect(sum).toBe(Math.round(Number(total) * 100))
})

test('a month without play owes the minimum', async () => {
  for (const day of daysOfMonth(calendarDay('2026-09-01'))) await closeDayWith(office, day, [])
  expect(await view('2026-09')).toMatchObject({ kinds: [], ggr: 0, due: 50 })
})

test('terms take two people: what is requested changes nothing until another member approves it', async () => {
  const before = await savedTerms()
  expect((await request({ from: '2027-01', fee: 700 }, checker)).body.errcode).toBe(1070)
  const terms = { from: '2027-01', fee: 700, slots: 100, key: randomUUID() }
  const { approvalId } = (await request(terms)).body
  expect((await request(terms)).body.errcode).toBe(1151)
  expect(await savedTerms()).toEqual(before)
  expect((await approve(approvalId, maker)).errcode).not.toBe(0)
  expect((await approve(approvalId)).errcode).toBe(0)
  const [saved] = await savedTerms()
  expect(saved).toMatchObject({
    from: '2027-01-01',
    minimumFee: 700,
    savedBy: `${maker.email}, approved by ${checker.email}`,
  })
})

test('of two requests for one month the second is refused after the first, and the audit log has all of it', async () => {
  const from = '2027-02'
  const [first, second] = [(await request({ from, fee: 800 })).body, (await request({ from, fee: 900 })).body]
  expect((await approve(first.approvalId)).errcode).toBe(0)
  expect(await approve(second.approvalId)).toMatchObject({
    errcode: 1144,
    why: expect.stringContaining('were changed'),
  })
  const auditor = await office.newStaff('auditor')
  const { rows } = (await office.send(listAudit, { subject: 'PAGCOR month 2027-02' }, auditor.token)).body
  const lines = v.parse(v.array(v.looseObject({ did: v.string(), changes: v.array(v.unknown()) })), rows)
  expect(lines.map(({ did }) => did)).toEqual([
    'Approved a request',
    'Requested new terms of PAGCOR’s share',
    'Requested new terms of PAGCOR’s share',
  ])
  expect(lines.at(-1)?.changes).toContainEqual({ name: 'Minimum fee', before: '₱7.00', after: '₱8.00' })
})
