import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { getConfiguration } from '../contract.ts'
import type { Settings } from '../settings.ts'
import { listSettingsHistory, saveSettings, viewSettings } from '../staff-contract.ts'

let office: TestBackOffice
let ana: SignedInStaff
let ben: SignedInStaff
beforeAll(async () => {
  office = await openTestBackOffice()
  ana = await office.newStaff('admin')
  ben = await office.newStaff('admin')
})
afterAll(() => office.close())

const current = async () => v.parse(viewSettings.response, (await office.send(viewSettings, {}, ana.token)).body)
const save = async (changes: Partial<Settings>, { by = ana, version = -1, reason = 'a good reason' } = {}) => {
  const now = await current()
  const request = { version: version < 0 ? now.version : version, settings: { ...now.settings, ...changes }, reason }
  return office.send(saveSettings, request, by.token)
}
const seenByPlayers = async () => (await office.site.send(getConfiguration, {})).body.data
const auditRows = async () =>
  (
    await office.site.context.db.pool.query(
      `select * from staff_audit where action = 'webConfiguration.save' order by seq`,
    )
  ).rows

test('a change acts on the player side at once', async () => {
  expect(await seenByPlayers()).toMatchObject({ mode: 'normal' })
  const { body } = await save({ mode: 'green', siteList: ['bituin.example'] })
  expect(body.errcode).toBe(0)
  expect(await seenByPlayers()).toMatchObject({ mode: 'green', siteList: ['bituin.example'], version: body.version })
})

test('of two saves from the same version one wins; the other gets the newer version, and neither is lost or mixed', async () => {
  const { version } = await current()
  const answers = await Promise.all([
    save({ operatorName: 'Of Ana' }, { by: ana, version }),
    save({ operatorName: 'Of Ben' }, { by: ben, version }),
    save({ operatorName: 'Of Ana again' }, { by: ana, version }),
  ])
  const won = answers.filter(({ body }) => body.errcode === 0)
  const lost = answers.filter(({ body }) => body.errcode === 1073)
  expect([won.length, lost.length]).toEqual([1, 2])
  const after = await current()
  for (const { body } of lost)
    expect(body).toMatchObject({ version: after.version, msg: expect.stringContaining('newer') })
  expect(after.version).toBe(won[0]?.body.version)
})

test('the line in the audit log tells what changed and nothing else', async () => {
  const before = await current()
  await save({ helplinePhone: '1800-1-234-5678' }, { by: ben, reason: 'the line was moved' })
  expect((await auditRows()).at(-1)).toMatchObject({
    actor: ben.email,
    subject: `webConfiguration:${(await current()).version}`,
    before: { helplinePhone: before.settings.helplinePhone },
    after: { helplinePhone: '1800-1-234-5678' },
    reason: 'the line was moved',
  })
})

test('the history tells who, when, why and what, newest first, and goes on page by page', async () => {
  for (let at = 0; at < 27; at++) await save({ regulator: `Regulator ${at}` }, { reason: `reason number ${at}` })
  const page = async (after: string | null) => {
    const { body } = await office.send(listSettingsHistory, { after }, ana.token)
    return v.parse(
      v.object({ rows: v.array(v.looseObject({ changes: v.unknown() })), next: v.nullable(v.string()) }),
      body,
    )
  }
  const first = await page(null)
  expect(first.rows).toHaveLength(25)
  expect(first.rows[0]).toMatchObject({
    changedBy: ana.email,
    reason: 'reason number 26',
    changes: [{ name: 'regulator', before: 'Regulator 25', after: 'Regulator 26' }],
  })
  const second = await page(first.next)
  expect(second.next).toBeNull()
  expect(second.rows.at(-1)?.changes).toContainEqual({ name: 'mode', before: 'normal', after: 'green' })
})

test.each([
  { given: 'a value out of its list', changes: { mode: 'blue' as never }, field: 'settings.mode' },
  {
    given: 'a password length below the floor',
    changes: { passwordLengthMin: 6 },
    field: 'settings.passwordLengthMin',
  },
  {
    given: 'a link that is none',
    changes: { socialMedia: [{ id: 'x', url: 'nowhere' }] },
    field: 'settings.socialMedia.0.url',
  },
  { given: 'an empty name', changes: { operatorName: '  ' }, field: 'settings.operatorName' },
  { given: 'a shortest above the longest', changes: { accountLengthMin: 12 }, field: 'settings' },
])('$given is refused at $field', async ({ changes, field }) => {
  const before = await current()
  const { status, body } = await save(changes)
  expect(status).toBe(400)
  expect(body.faults).toMatchObject([{ field }])
  expect(await current()).toEqual(before)
})

test('a form that does not know a setting is refused, because it would set it back', async () => {
  const { version, settings } = await current()
  const { regulator: _unknown, ...known } = settings
  const answer = await office.send(saveSettings, { version, settings: known, reason: 'a good reason' }, ana.token)
  expect(answer.status).toBe(400)
  expect((await current()).version).toBe(version)
})

test('saving what acts already is refused and makes no version', async () => {
  const { version } = await current()
  expect((await save({})).body.errcode).toBe(1004)
  expect((await current()).version).toBe(version)
})
