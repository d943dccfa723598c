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
import { linkPlayers } from '#features/cashier/risk/server/index.ts'
import { listAlerts } from '#features/cashier/risk/staff-contract.ts'
import { registerPlayer } from '#tests/support/registered-player.ts'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '../support/test-back-office.ts'

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
  expect(replies.filter(({ errcode }) => errcode === 0)).toHaveLength(1)
  const { rows: cases } = (await ask(listCases, {})) as unknown as {
    rows: { alerts: number; dueAt: number; openedAt: number }[]
  }
  expect(cases).toMatchObject([{ playerId, alerts: 2, state: 'open' }])
  expect(cases[0]?.dueAt).toBeGreaterThan(cases[0]?.openedAt ?? 0)
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
  expect(text).toContain('"Covered transaction: more than 5,000,000 pesos in one day"')
  const pdf = await ask(exportCase, { caseId, form: 'STR', format: 'pdf', reason })
  expect(Buffer.from(String(pdf.base64), 'base64').subarray(0, 5).toString()).toBe('%PDF-')
})

test('the audit log, which others read, names the case and never the player', async () => {
  const { rows } = await office.site.context.db.pool.query<{ row: string }>(
    `select to_jsonb(a)::text as row from staff_audit a where action like 'aml.%'`,
  )
  expect(rows.length).toBeGreaterThan(3)
  for (const { row } of rows) expect(row).not.toContain(String(playerId))
})

test('nobody but the reporting officer learns that there is a case', async () => {
  for (const role of ['csLevel1', 'csLevel2', 'admin', 'riskAnalyst', 'auditor'] as const) {
    const { token } = await office.newStaff(role)
    expect((await office.send(listCases, {}, token)).body.errcode, role).toBe(1070)
    expect((await office.send(listAlerts, {}, token)).body.errcode, role).toBe(1070)
  }
})

test('a decision ends the case and its alerts, once, and the file is closed', async () => {
  const caseId = await theCase()
  const decision = { caseId, reportNumber: 'AMLC-1', text: 'Reported by hand today.', reason }
  const replies = await Promise.all([ask(decideCase, decision), ask(decideCase, decision)])
  expect(replies.map(({ errcode }) => errcode).toSorted((a, b) => a - b)).toEqual([0, 1074])
  expect(await ask(viewCase, { caseId })).toMatchObject({ state: 'reported', reportNumber: 'AMLC-1' })
  expect((await ask(listAlerts, {})).rows).toEqual([])
  expect((await ask(addCaseNote, { caseId, text: 'One more.', reason })).errcode).toBe(1074)
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
