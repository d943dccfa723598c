import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addCaseDocument,
  addCaseNote,
  decideCase,
  exportCase,
  listCases,
  openCase,
  openCaseDocument,
  viewCase,
  viewCluster,
} from '#features/cashier/risk/case-contract.ts'
import type { AmlRule } from '#features/cashier/risk/aml-rules.ts'
import { minutes } from '#core/clock/duration.ts'
import { formatDay } from '#core/clock/manila-format.ts'
import { calendarDay, startOfDay } from '#core/clock/manila.ts'
import { centavos } from '#core/money/centavos.ts'
import { alertSave } from '#features/cashier/risk/server/store/aml-alert.store.ts'
import { beginListExport } from '#features/office/staff/list-contract.ts'
import { listWorkItems } from '#features/office/work-list/contract.ts'
import { post } from '#ledger'
import { linkPlayers } from '#features/cashier/risk/server/index.ts'
import { closeAlert, listAlerts } from '#features/cashier/risk/staff-contract.ts'
import { registerPlayer } from '#tests/support/registered-player.ts'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '#tests/support/test-back-office.ts'

let office: TestBackOffice
let mlro: SignedInStaff
let playerId: number
beforeAll(async () => {
  office = await openTestBackOffice()
  mlro = await office.newStaff('mlro')
  playerId = (await registerPlayer(office.site, '09171250001')).id
  await office.site.context.db.pool.query(
    `insert into aml_alert (player_id, rule, day, version, inputs, found_at)
     values ($1, 'covered', '2026-11-20', 1, '{"deposited": "600000000"}', now()),
            ($1, 'structuring', '2026-11-21', 1, '{}', now())`,
    [playerId],
  )
})
afterAll(() => office.close())

const reason = 'work on the case'
const ask = async (...[call, request]: Parameters<typeof office.send>) =>
  (await office.send(call, request, mlro.token)).body

test('ten who open a case of one player at once open one, with every open alert in it, and the clock runs', async () => {
  const replies = await Promise.all(Array.from({ length: 10 }, () => ask(openCase, { playerId, reason })))
  const opened = replies.filter(({ errcode }) => errcode === 0)
  expect(opened).toHaveLength(1)
  const { rows: cases } = (await ask(listCases, {})) as unknown as {
    rows: { alerts: number; dueAt: number }[]
  }
  expect(cases).toMatchObject([{ playerId, alerts: 2, state: 'open' }])
  // With its covered transaction of a Friday, not five working days from now.
  expect(opened).toMatchObject([{ dueAt: startOfDay(calendarDay('2026-11-28')) }])
  expect(cases[0]?.dueAt).toBe(opened[0]?.['dueAt'])
})

const theCase = async () => {
  const { rows } = await office.site.context.db.pool.query<{ id: bigint }>('select max(id) as id from aml_case')
  return Number(rows[0]?.id)
}

test('notes and sealed documents stay in the file, and documents are opened with a purpose', async () => {
  const caseId = await theCase()
  const base64 = Buffer.from('%PDF-1.7 a statement').toString('base64')
  const document = { caseId, fileName: 'statement.pdf', text: 'Of the bank.', base64, reason }
  expect((await ask(addCaseNote, { caseId, text: 'Called the bank.', reason })).errcode).toBe(0)
  expect((await ask(addCaseDocument, document)).errcode).toBe(0)
  const program = Buffer.from([0x4d, 0x5a, 0, 1]).toString('base64')
  expect((await ask(addCaseDocument, { ...document, base64: program })).errcode).toBe(1240)

  const { entries } = (await ask(viewCase, { caseId })) as unknown as { entries: { id: number; kind: string }[] }
  expect(entries.map(({ kind }) => kind)).toEqual(['document', 'note'])
  const { rows } = await office.site.context.db.pool.query<{ content: Buffer }>(
    `select content from aml_entry where kind = 'document'`,
  )
  expect(rows[0]?.content.toString('latin1')).not.toContain('statement')
  const opened = await ask(openCaseDocument, { entryId: entries[0]?.id ?? 0, reason })
  expect(opened).toMatchObject({ fileName: 'statement.pdf', mediaType: 'application/pdf', base64 })
})

test('a report names the person, the alerts and the movements, and that it was made stands in the file', async () => {
  const caseId = await theCase()
  const csv = await ask(exportCase, { caseId, form: 'CTR', format: 'csv', reason })
  const text = Buffer.from(String(csv.base64), 'base64').toString('utf8')
  expect(text).toContain('Covered transaction report')
  expect(text).toContain(`Player,${playerId}`)
  // Five working days after the covered transaction of Friday, November 20.
  expect(text).toContain(`Due,"${formatDay(calendarDay('2026-11-27'))}"`)
  expect(text).toContain('"Covered transaction: more than 5,000,000 pesos in one day"')
  const pdf = await ask(exportCase, { caseId, form: 'STR', format: 'pdf', reason })
  expect(Buffer.from(String(pdf.base64), 'base64').subarray(0, 5).toString()).toBe('%PDF-')
})

test('the audit log, which others read, names the case and never the player', async () => {
  const exported = { list: listAlerts.path, question: { playerId }, reason }
  expect((await ask(beginListExport, exported)).errcode).toBe(0)
  const { rows } = await office.site.context.db.pool.query<{ action: string; row: string }>(
    `select action, to_jsonb(a)::text as row from staff_audit a where actor = $1`,
    [mlro.email],
  )
  const acts = new Set(rows.map(({ action }) => action))
  for (const act of ['aml.work', 'aml.open', 'staff.refused', 'list.export']) expect(acts).toContain(act)
  for (const { row } of rows) expect(row).not.toContain(String(playerId))
})

test('nobody but the reporting officer learns that there is a case', async () => {
  for (const role of ['csLevel1', 'csLevel2', 'admin', 'riskAnalyst', 'auditor'] as const) {
    const { token } = await office.newStaff(role)
    expect((await office.send(listCases, {}, token)).body.errcode, role).toBe(1070)
    expect((await office.send(listAlerts, {}, token)).body.errcode, role).toBe(1070)
  }
})

const newAlert = (rule: AmlRule, day: string, inputs: Readonly<Record<string, string>> = {}) =>
  alertSave(office.site.context.db, {
    playerId: BigInt(playerId),
    rule,
    day: calendarDay(day),
    version: 1,
    inputs,
    foundAt: office.site.clock.now(),
  })

type Alerts = { readonly rule: string; readonly caseId: number | null; readonly dueAt: number | null }[]

test('an alert that is raised while a case is open joins it, and its sums follow the day', async () => {
  const caseId = await theCase()
  await newAlert('inOutWithoutPlay', '2026-11-22', { withdrawn: '9000000' })
  await newAlert('inOutWithoutPlay', '2026-11-22', { withdrawn: '12000000' })
  const { rows } = (await ask(listAlerts, {})) as unknown as { rows: Alerts }
  expect(rows).toHaveLength(3)
  expect(rows.every((alert) => alert.caseId === caseId)).toBe(true)
  expect(rows.find(({ rule }) => rule === 'inOutWithoutPlay')).toMatchObject({ inputs: { withdrawn: '12000000' } })
  expect(rows.filter(({ dueAt }) => dueAt !== null).map(({ rule }) => rule)).toEqual(['covered'])
})

test('an alert of a case is decided with the case and not closed beside it', async () => {
  const { rows } = (await ask(listAlerts, {})) as unknown as { rows: { id: number }[] }
  expect((await ask(closeAlert, { alertId: rows[0]?.id ?? 0, reason })).errcode).toBe(1074)
})

test('a case shows the money of its player until today, as its report includes it', async () => {
  const caseId = await theCase()
  const now = office.site.clock.now()
  await office.site.context.db.transaction((tx) =>
    post(tx, {
      playerId: BigInt(playerId),
      source: 'test',
      key: 'aml money',
      now,
      transfers: [
        { reason: 'deposit', from: 'psp:sandpay', to: 'coin', amount: centavos(600_000_000n), reference: 'DEPOSIT-1' },
      ],
    }),
  )
  expect(await ask(viewCase, { caseId })).toMatchObject({
    figures: { withdrawn: 0, validBet: 0 },
    movements: [{ at: now, reason: 'deposit', amount: 600_000_000, account: 'psp:sandpay', reference: 'DEPOSIT-1' }],
    otherCases: [],
  })
  const grounds = 'Deposits of millions from an account that was opened this week.'
  const csv = await ask(exportCase, { caseId, form: 'STR', format: 'csv', grounds, reason })
  const text = Buffer.from(String(csv.base64), 'base64').toString('utf8')
  expect(text).toContain('Deposit,6000000.00,DEPOSIT-1,SandPay')
  expect(text).toContain('₱6,000,000.00 deposited in one day.')
  expect(text).toContain(`Grounds,${grounds}`)
  const { entries } = (await ask(viewCase, { caseId })) as unknown as { entries: { text: string }[] }
  expect(entries[0]?.text).toContain(grounds)
})

test('open cases wait in the officer’s list of work until they are due, by number and without a name', async () => {
  const caseId = await theCase()
  const { dueAt } = await ask(viewCase, { caseId })
  const { items } = (await ask(listWorkItems, {})) as unknown as { items: { queue: string; about: string }[] }
  const ofCases = items.filter(({ queue }) => queue === 'amlCases')
  const lastMinute = Number(dueAt) - minutes(1)
  expect(ofCases).toMatchObject([
    { about: `Case #${caseId}`, page: `/aml/${caseId}`, dueAt: lastMinute, isOwnedOnPage: true },
  ])
  expect(JSON.stringify(ofCases)).not.toContain(String(playerId))
  const { token } = await office.newStaff('admin')
  const seen = (await office.send(listWorkItems, {}, token)).body as unknown as { items: { queue: string }[] }
  expect(seen.items.filter(({ queue }) => queue.startsWith('aml'))).toEqual([])
})

test('a report without its number is not accepted, and nothing is decided by it', async () => {
  const caseId = await theCase()
  const outcome = { kind: 'reported', reportNumber: ' ' } as const
  const { faults } = await ask(decideCase, { caseId, outcome, alertsSeen: 3, text: 'Reported by hand today.', reason })
  expect(faults).toMatchObject([{ msg: 'Enter the AMLC reference number.' }])
  expect(await ask(viewCase, { caseId })).toMatchObject({ state: 'open' })
})

test('a case that an alert has joined since it was looked at is not decided', async () => {
  const caseId = await theCase()
  const outcome = { kind: 'nothing' } as const
  const reply = await ask(decideCase, { caseId, outcome, alertsSeen: 2, text: 'Nothing is in it.', reason })
  expect(reply.errcode).toBe(1073)
  expect(await ask(viewCase, { caseId })).toMatchObject({ state: 'open' })
})

test('a decision ends the case and its alerts, once, and the file is closed', async () => {
  const caseId = await theCase()
  const outcome = { kind: 'reported', reportNumber: 'AMLC-1' } as const
  const decision = { caseId, outcome, alertsSeen: 3, text: 'Reported by hand today.', reason }
  const replies = await Promise.all(Array.from({ length: 10 }, () => ask(decideCase, decision)))
  expect(replies.map(({ errcode }) => errcode).toSorted((a, b) => a - b)).toEqual([0, ...Array(9).fill(1074)])
  expect(await ask(viewCase, { caseId })).toMatchObject({ state: 'reported', reportNumber: 'AMLC-1' })
  expect((await ask(listAlerts, {})).rows).toEqual([])
  expect((await ask(addCaseNote, { caseId, text: 'One more.', reason })).errcode).toBe(1074)
})

test('an alert after the decision waits for a case of its own, and the next case names the first', async () => {
  const first = await theCase()
  await newAlert('covered', '2026-11-23')
  expect((await ask(listAlerts, {})).rows).toMatchObject([{ rule: 'covered', caseId: null }])
  const { caseId } = await ask(openCase, { playerId, reason })
  expect(await ask(viewCase, { caseId: Number(caseId) })).toMatchObject({
    otherCases: [{ id: first, state: 'reported', reportNumber: 'AMLC-1' }],
  })
})

test.each(['aml_alert', 'aml_case', 'aml_entry'])('the product cannot delete from %s', async (table) => {
  const { rows } = await office.site.context.db.pool.query<{ may: boolean }>(
    `select has_table_privilege('bituin_app', $1, 'delete') as may`,
    [table],
  )
  expect(rows).toEqual([{ may: false }])
})

test('a cluster shows who shares what, and of what is shared no more than a name of its own', async () => {
  const other = await registerPlayer(office.site, '09171250002')
  const now = office.site.clock.now()
  const shared = { kind: 'payout', key: 'GCASH 09171234567', at: now } as const
  await linkPlayers(office.site.context.db, [
    { ...shared, playerId: BigInt(playerId) },
    { ...shared, playerId: BigInt(other.id) },
    { ...shared, kind: 'device', key: 'alone', playerId: BigInt(playerId) },
  ])
  const body = await ask(viewCluster, { playerId })
  const both = [playerId, other.id].toSorted((a, b) => a - b)
  type Tie = { readonly playerId: number; readonly kind: string; readonly key: string }
  const { players, ties } = body as unknown as { players: { id: number }[]; ties: Tie[] }
  expect(players.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(both)
  expect(ties).toMatchObject(both.map((id) => ({ playerId: id, kind: 'payout' })))
  for (const { key } of ties) expect(key).toMatch(/^[0-9a-f]{8}$/)
  expect(JSON.stringify(body)).not.toMatch(/GCASH|9171234567/)
})
