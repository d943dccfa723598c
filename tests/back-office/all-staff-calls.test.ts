import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isPermission, permits } from '#features/office/staff/permissions.ts'
import { allStaffRoles } from '#features/office/staff/roles.ts'
import { registerPlayer } from '#tests/support/registered-player.ts'
import { staffCallSamples } from './samples/staff-call-samples.ts'
import { openTestBackOffice, type TestBackOffice } from '../support/test-back-office.ts'

let office: TestBackOffice
let playerId: number
let adminToken: string

beforeAll(async () => {
  office = await openTestBackOffice()
  playerId = (await registerPlayer(office.site, '09171110001')).id
  adminToken = (await office.newStaff('admin')).token
})
afterAll(() => office.close())

const permissionOf = (call: object): string => ('permission' in call ? String(call.permission) : '')
const isAudited = (call: object): boolean => 'audited' in call
const ofStaff = staffCallSamples.filter(({ call }) => call.access === 'staff')
const named = (samples: typeof staffCallSamples) => samples.map((sample) => ({ sample, path: sample.call.path }))

/** A decision on several items is as many acts as it has decided. */
const actsIn = ({ results }: Readonly<Record<string, unknown>>): number =>
  Array.isArray(results) ? results.filter((each: { isDone?: boolean }) => each.isDone).length : 1

const query = (text: string, values: unknown[] = []) => office.site.context.db.pool.query(text, values)

/** How the log ends, to ask for what is written after it. */
const lastOfAudit = async (): Promise<unknown> =>
  (await query('select coalesce(max(seq), 0) as seq from staff_audit')).rows[0]?.seq

const auditAfter = async (seq: unknown): Promise<{ action: string; reason: string }[]> =>
  (await query('select action, reason from staff_audit where seq > $1 order by seq', [seq])).rows

/** The whole log in a few bytes: it grows by thousands of lines here. */
const auditDigest = async (): Promise<unknown> =>
  (await query("select count(*), md5(string_agg(concat(action, ' ', reason), '/' order by seq)) from staff_audit")).rows

test('every call that is served has a sample here, and every sample is served', () => {
  const served = office.site.features.backOffice.flatMap(({ handlers }) => handlers.map(({ call }) => call.path))
  expect(new Set(served).size).toBe(served.length)
  expect(staffCallSamples.map(({ call }) => call.path).toSorted()).toEqual(served.toSorted())
})

test('every call names a permission of the table, but for the five that lead to a session', () => {
  const open = staffCallSamples.filter(({ call }) => call.access !== 'staff').map(({ call }) => call.path)
  expect(open).toEqual(['signInKey', 'signIn', 'confirmCode', 'confirmPasskey', 'acceptInvitation'])
  for (const { call } of ofStaff) expect(isPermission(permissionOf(call)), call.path).toBe(true)
})

test('every refusal of every call has words', () => {
  for (const { handlers, refusalTexts } of office.site.features.backOffice) {
    for (const { call } of handlers) {
      for (const refusal of Object.keys(call.refusals))
        expect(refusalTexts[refusal], `${call.path}: ${refusal}`).toBeTruthy()
    }
  }
})

describe.each(named(ofStaff))('$path', ({ sample: { call, requestOf } }) => {
  test.each([{ token: undefined }, { token: 'x'.repeat(43) }])('answers 401 to the token $token', async ({ token }) => {
    const answer = await office.sendRaw(call.path, await requestOf(office, playerId), token)
    expect(answer.status).toBe(401)
    expect(Object.keys(answer.body).toSorted()).toEqual(['code', 'errcode', 'msg'])
  })
})

test("a player's token is nobody's here", async () => {
  const { token } = await registerPlayer(office.site, '09171110002')
  for (const { call, requestOf } of ofStaff) {
    expect((await office.sendRaw(call.path, await requestOf(office, playerId), token)).status, call.path).toBe(401)
  }
})

describe.each(allStaffRoles.map((role) => ({ role })))('$role', ({ role }) => {
  test('may do what the table says, and is refused everything else in a sentence, with a line in the log', async () => {
    const { token, email } = await office.newStaff(role)
    for (const { call, requestOf } of ofStaff) {
      const request = await requestOf(office, playerId, email)
      const before = await lastOfAudit()
      const { status, body } = await office.sendRaw(call.path, request, token)
      const permission = permissionOf(call)
      const allowed = isPermission(permission) && permits([role], permission)
      expect({ path: call.path, status, errcode: body.errcode, msg: body.msg }).toEqual({
        path: call.path,
        status: 200,
        errcode: allowed ? 0 : 1070,
        msg: allowed
          ? undefined
          : 'Your role doesn’t allow this, so nothing changed. An administrator can change your roles.',
      })
      const written = await auditAfter(before)
      const done = isAudited(call)
        ? Array.from({ length: actsIn(body) }, () => ({ action: permission, reason: request.reason }))
        : []
      expect(written).toEqual(allowed ? done : [{ action: 'staff.refused', reason: request.reason ?? '' }])
    }
  })
})

describe.each(named(ofStaff.filter(({ call }) => isAudited(call))))('$path', ({ sample: { call, requestOf } }) => {
  test.each([{ reason: undefined }, { reason: '' }, { reason: '    ' }, { reason: 'x'.repeat(501) }, { reason: 7 }])(
    'with the reason $reason is refused at that field, and changes nothing',
    async ({ reason }) => {
      const before = await auditDigest()
      const request = { ...(await requestOf(office, playerId)), reason }
      const { status, body } = await office.sendRaw(call.path, request, adminToken)
      expect(status).toBe(400)
      expect(body.faults).toMatchObject([{ field: 'reason' }])
      expect(await auditDigest()).toEqual(before)
    },
  )
})

describe.each(named(staffCallSamples.filter(({ call }) => call.path !== 'signOut')))(
  '$path',
  ({ sample: { call, requestOf } }) => {
    test('every field, given as what it is not, is refused and never a fault of ours', async () => {
      const request = await requestOf(office, playerId)
      for (const field of Object.keys(request)) {
        for (const nonsense of [-2, 1.5, 1e18, null, [], {}, true, 'x'.repeat(20_000), '\u0000', [[[[1]]]]]) {
          const answer = await office.sendRaw(call.path, { ...request, [field]: nonsense }, adminToken)
          expect([200, 400, 429], `${field}: ${JSON.stringify(nonsense).slice(0, 40)}`).toContain(answer.status)
        }
      }
    })

    test.each([{ body: '[]' }, { body: 'null' }, { body: '{"a":' }, { body: '{"__proto__":{"roles":["admin"]}}' }])(
      'the body $body is malformed',
      async ({ body }) => {
        expect((await office.sendRaw(call.path, body, adminToken)).status).toBe(400)
      },
    )
  },
)
