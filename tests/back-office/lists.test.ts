import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findPlayers, suspendPlayer } from '#features/players/account/staff-contract.ts'
import { registerPlayer } from '#tests/support/registered-player.ts'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '../support/test-back-office.ts'
import {
  beginListExport,
  continueListExport,
  deleteListView,
  listViews,
  saveListView,
} from '#features/office/staff/list-contract.ts'

let office: TestBackOffice
let risk: SignedInStaff
let other: SignedInStaff
let desk: SignedInStaff
const reason = 'asked for by the regulator'

beforeAll(async () => {
  office = await openTestBackOffice()
  risk = await office.newStaff('riskAnalyst')
  other = await office.newStaff('riskAnalyst')
  desk = await office.newStaff('csLevel1')
  for (let at = 0; at < 3; at++) await registerPlayer(office.site, `0917400000${at}`)
})
afterAll(() => office.close())

const begin = (question: Record<string, string>, by = risk, list = 'playerFind') =>
  office.send(beginListExport, { list, question, reason }, by.token)
const page = v.object({ rows: v.array(v.looseObject({ id: v.number() })), next: v.nullable(v.string()) })
const portion = v.looseObject({ text: v.string(), next: v.nullable(v.string()), count: v.number() })

async function fileOf(exportId: number, by = risk): Promise<string> {
  let text = ''
  let after: string | null = null
  do {
    const { body } = await office.send(continueListExport, { exportId, after }, by.token)
    const read: v.InferOutput<typeof portion> = v.parse(portion, body)
    text += read.text
    after = read.next
  } while (after !== null)
  return text
}

test('rows sorted the other way are the same rows, turned around', async () => {
  const read = async (sort: 'newest' | 'oldest') =>
    v.parse(page, (await office.send(findPlayers, { sort }, risk.token)).body).rows.map(({ id }) => id)
  expect((await read('oldest')).toReversed()).toEqual(await read('newest'))
})

test.each(['1', '1.', 'x.1', '1.x', "1.1'", `${'9'.repeat(19)}.1`])('%s is no place in a list', async (after) => {
  const { status, body } = await office.sendRaw('playerFind', { after }, risk.token)
  expect(status).toBe(400)
  expect(body.faults).toMatchObject([{ field: 'after' }])
})

test('a view is kept for the member who made it, replaced under its name, and forgotten', async () => {
  const view = { list: 'playerFind', name: 'Stopped', values: { state: 'suspended' }, sort: 'oldest' }
  const views = async (by: SignedInStaff) => (await office.send(listViews, { list: 'playerFind' }, by.token)).body.views
  await office.send(saveListView, view, risk.token)
  await office.send(saveListView, { ...view, sort: 'newest' }, risk.token)
  expect(await views(risk)).toEqual([{ name: 'Stopped', values: { state: 'suspended' }, sort: 'newest' }])
  expect(await views(other)).toEqual([])
  await office.send(deleteListView, { list: 'playerFind', name: 'Stopped' }, other.token)
  expect(await views(risk)).toHaveLength(1)
  await office.send(deleteListView, { list: 'playerFind', name: 'Stopped' }, risk.token)
  expect(await views(risk)).toEqual([])
})

test('a list keeps twenty views and refuses one more', async () => {
  const save = async (name: string) =>
    (await office.send(saveListView, { list: 'auditList', name, values: {}, sort: 'newest' }, risk.token)).body.errcode
  for (let at = 0; at < 20; at++) expect(await save(`view ${at}`)).toBe(0)
  expect(await save('one more')).toBe(1180)
  expect(await save('view 0')).toBe(0)
})

test('a file has every row that fits and no other, with what a spreadsheet would run written as text', async () => {
  const players = [await registerPlayer(office.site, '09174000008'), await registerPlayer(office.site, '09174000009')]
  for (const { id } of players)
    await office.send(suspendPlayer, { playerId: id, until: -1, reason: 'for the file' }, risk.token)
  await office.site.context.db.pool.query(`update player set nickname = '=1+1' where id = $1`, [players[0]?.id])
  const { body } = await begin({ state: 'suspended', sort: 'oldest' })
  expect(body).toMatchObject({ errcode: 0, total: { count: 2, isExact: true } })
  expect(body.head).toBe('Player,Account,Nickname,Mobile,Status,Registered (Manila),Demo\r\n')
  const lines = (await fileOf(Number(body.exportId))).split('\r\n')
  expect(lines).toHaveLength(3)
  const line = lines.find((each) => each.startsWith(`${players[0]?.id},`))
  expect(line).toContain(`,'=1+1,`)
})

test('a file hides what its reader may not see whole, and is in the audit log with its filter and reason', async () => {
  const finance = await office.newStaff('financeMaker')
  const { body } = await begin({}, finance)
  expect(await fileOf(Number(body.exportId), finance)).not.toMatch(/63917400000\d/)
  const { rows } = await office.site.context.db.pool.query(
    `select actor, subject, after, reason from staff_audit where action = 'list.export' order by seq desc limit 1`,
  )
  expect(rows).toMatchObject([{ actor: finance.email, subject: 'list:playerFind', after: { question: {} }, reason }])
})

test('nobody takes a file of a list they may not see, of none, of one begun by another, or long ago', async () => {
  expect((await begin({}, desk)).body.errcode).toBe(1070)
  expect((await begin({}, risk, 'auditList')).body.errcode).toBe(1070)
  expect((await begin({}, risk, 'nothing')).body.errcode).toBe(1181)
  expect((await begin({ state: 'unheard' })).body.errcode).toBe(1182)
  const { body } = await begin({})
  const next = async (by: SignedInStaff, after?: string) =>
    (await office.send(continueListExport, { exportId: Number(body.exportId), after }, by.token)).body.errcode
  expect(await next(other)).toBe(1183)
  expect(await next(risk, 'nowhere')).toBe(1182)
  const { rows } = await office.site.context.db.pool.query<{ id: bigint }>(
    `insert into staff_list_export (staff_id, list, question, begun_at)
     select id, 'playerFind', '{}', $2 from staff_member where email = $1 returning id`,
    [risk.email, new Date(office.site.clock.now() - 3_600_000)],
  )
  const late = await office.send(continueListExport, { exportId: Number(rows[0]?.id) }, risk.token)
  expect(late.body.errcode).toBe(1183)
})
