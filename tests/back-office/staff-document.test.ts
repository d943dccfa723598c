import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffCallPrefix } from '#core/contract/staff-call.ts'
import { permits } from '#features/office/staff/permissions.ts'
import { allStaffRoles } from '#features/office/staff/roles.ts'
import { registerPlayer } from '#tests/support/registered-player.ts'
import { openApiFaults } from '#tests/security/openapi-faults.ts'
import { openTestBackOffice, type TestBackOffice } from '../support/test-back-office.ts'

let office: TestBackOffice
beforeAll(async () => {
  office = await openTestBackOffice()
})
afterAll(() => office.close())

const url = `${staffCallPrefix}openapi.json`
const read = async (token?: string) => {
  const answer = await office.server.inject({ method: 'GET', url, headers: token ? { authorization: token } : {} })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json<Record<string, unknown>>() }
}

test('the document of the staff’s calls is OpenAPI 3.1, names every call that is served, and tells what the fields mean', async () => {
  const { token } = await office.newStaff('admin')
  const { status, headers, body } = await read(token)
  expect(status).toBe(200)
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' })
  expect(openApiFaults(body)).toEqual([])
  const served = office.site.features.backOffice.flatMap(({ handlers }) => handlers.map(({ call }) => call.path))
  expect(Object.keys(body.paths as object).toSorted()).toEqual(served.map((path) => staffCallPrefix + path).toSorted())
  const text = JSON.stringify(body)
  expect(text).toContain('"description":"What is withdrawn. In centavos."')
  expect(text).toContain('1070 notPermitted: ')
})

test.each([undefined, 'x'.repeat(43)])('to the token %s it answers 401 and tells nothing', async (token) => {
  const { status, body } = await read(token)
  expect([status, Object.keys(body).toSorted()]).toEqual([401, ['code', 'errcode', 'msg']])
})

test('a player’s token is nobody’s here', async () => {
  const { token } = await registerPlayer(office.site, '09171110077')
  expect((await read(token)).status).toBe(401)
})

test('a role that may not read it gets 403 in words, and a line in the audit log', async () => {
  for (const role of allStaffRoles) {
    const { token, email } = await office.newStaff(role)
    const { status, body } = await read(token)
    expect([role, status]).toEqual([role, permits([role], 'calls.view') ? 200 : 403])
    if (status === 200) continue
    expect(body).toEqual({ code: 403, errcode: 1070, msg: expect.stringMatching(/^Your role doesn’t allow this/) })
    const { rows } = await office.site.context.db.pool.query(
      'select actor, action, subject from staff_audit order by seq desc limit 1',
    )
    expect(rows).toEqual([{ actor: email, action: 'staff.refused', subject: 'call:openapi.json' }])
  }
})
