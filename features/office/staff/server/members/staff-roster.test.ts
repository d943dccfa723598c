import type { StaffRole } from '../../roles.ts'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  openTestBackOffice,
  type SignedInStaff,
  staffPassword,
  type TestBackOffice,
} from '#tests/support/test-back-office.ts'
import { acceptInvitation, getStaff } from '../../contract.ts'
import {
  addStaff,
  endStaffSessions,
  liftStaffSuspension,
  listStaff,
  listStaffSessions,
  makeStaffLink,
  setStaffRoles,
  suspendStaff,
} from '../../member-contract.ts'

let office: TestBackOffice
let admin: SignedInStaff
beforeAll(async () => {
  office = await openTestBackOffice()
  admin = await office.newStaff('admin')
})
afterAll(() => office.close())

const reason = 'a change of shifts'
const linkIn = (text: string | undefined) => /#([\w-]+)/.exec(text ?? '')?.[1] ?? 'no link'
const memberOf = async (email: string) => {
  const { rows } = v.parse(
    v.looseObject({ rows: v.array(v.looseObject({ id: v.number(), email: v.string() })) }),
    (await office.send(listStaff, { email }, admin.token)).body,
  )
  const found = rows.find((member) => member.email === email)
  if (!found) throw new Error(`${email} is not in the roster`)
  return found
}
const isIn = async ({ token }: SignedInStaff) => (await office.send(getStaff, {}, token)).status === 200

test('a member added on the screen comes in by the link, with the roles given', async () => {
  const email = 'bagong.kasama@example.ph'
  const { body } = await office.send(addStaff, { name: 'Bago', email, roles: ['crm'], reason }, admin.token)
  expect(body).toMatchObject({ errcode: 0, goes: 'toMember' })
  expect(await memberOf(email)).toMatchObject({ state: 'invited', roles: ['crm'], lastActionAt: null, liveSessions: 0 })
  const accepted = await office.send(acceptInvitation, {
    token: linkIn(await office.mailTo(email)),
    ...(await office.encrypted(staffPassword)),
  })
  expect(accepted.body.errcode).toBe(0)
  expect(await memberOf(email)).toMatchObject({ state: 'active', hasPhone: false })
  const again = await office.send(addStaff, { name: 'Iba', email, roles: ['crm'], reason }, admin.token)
  expect(again.body.errcode).toBe(1130)
})

test('nobody is given both sides of a duty, neither at once nor one after the other', async () => {
  const roles = ['financeMaker', 'financeChecker'] as const
  const added = await office.send(
    addStaff,
    { name: 'X', email: 'x@example.ph', roles: [...roles], reason },
    admin.token,
  )
  expect(added.body.errcode).toBe(1131)
  const maker = await office.newStaff('financeMaker')
  const { id: staffId } = await memberOf(maker.email)
  const set = await office.send(
    setStaffRoles,
    { staffId, roles: [...roles], expected: ['financeMaker'], reason },
    admin.token,
  )
  expect(set.body.errcode).toBe(1131)
})

test('the regulator has no role of the house besides, neither at once nor later', async () => {
  const roles: StaffRole[] = ['regulator', 'auditor']
  const added = await office.send(addStaff, { name: 'X', email: 'x@pagcor.example', roles, reason }, admin.token)
  expect(added.body.errcode).toBe(1499)
  const regulator = await office.newStaff('regulator')
  const { id: staffId } = await memberOf(regulator.email)
  const set = await office.send(setStaffRoles, { staffId, roles, expected: ['regulator'], reason }, admin.token)
  expect(set.body.errcode).toBe(1499)
})

test('a role taken away is gone with the next request', async () => {
  const content = await office.newStaff('content')
  const { id: staffId } = await memberOf(content.email)
  const set = (expected: StaffRole[]) =>
    office.send(setStaffRoles, { staffId, roles: ['crm'], expected, reason }, admin.token)
  expect((await set(['content'])).body.errcode).toBe(0)
  expect((await office.send(getStaff, {}, content.token)).body).toMatchObject({ roles: ['crm'] })
  expect((await set(['crm'])).body.errcode).toBe(1004)
  expect((await set(['content'])).body.errcode).toBe(1073)
})

test('a suspended member is signed out at once, has no working link, and returns as before', async () => {
  const member = await office.newStaff('csLevel1')
  const { id: staffId } = await memberOf(member.email)
  await office.send(makeStaffLink, { staffId, reason }, admin.token)
  const link = linkIn(await office.mailTo(member.email))
  expect((await office.send(suspendStaff, { staffId, reason }, admin.token)).body).toMatchObject({ sessionsEnded: 1 })
  expect(await isIn(member)).toBe(false)
  const opened = await office.send(acceptInvitation, {
    token: link,
    ...(await office.encrypted(staffPassword)),
  })
  expect(opened.body.errcode).toBe(1072)
  expect((await office.send(makeStaffLink, { staffId, reason }, admin.token)).body.errcode).toBe(1132)
  expect((await office.send(suspendStaff, { staffId, reason }, admin.token)).body.errcode).toBe(1075)

  expect((await office.send(liftStaffSuspension, { staffId, reason }, admin.token)).body.errcode).toBe(0)
  expect(await memberOf(member.email)).toMatchObject({ state: 'active', hasPhone: true })
  expect((await office.send(liftStaffSuspension, { staffId, reason }, admin.token)).body.errcode).toBe(1077)
})

test('an invited member who never signed in is suspended and lifted, too', async () => {
  const email = 'hindi.dumating@example.ph'
  await office.send(addStaff, { name: 'Wala', email, roles: ['crm'], reason }, admin.token)
  const { id: staffId } = await memberOf(email)
  expect((await office.send(suspendStaff, { staffId, reason }, admin.token)).body.errcode).toBe(0)
  expect((await office.send(liftStaffSuspension, { staffId, reason }, admin.token)).body.errcode).toBe(0)
  expect(await memberOf(email)).toMatchObject({ state: 'invited' })
})

test('sessions are listed and ended', async () => {
  const member = await office.newStaff('crm')
  const { id: staffId } = await memberOf(member.email)
  const before = await office.send(listStaffSessions, { staffId }, admin.token)
  expect(before.body.sessions).toMatchObject([{ isLive: true, ip: expect.stringMatching(/^10\./) }])
  expect((await office.send(endStaffSessions, { staffId, reason }, admin.token)).body.sessionsEnded).toBe(1)
  expect(await isIn(member)).toBe(false)
  const after = await office.send(listStaffSessions, { staffId }, admin.token)
  expect(after.body.sessions).toMatchObject([{ isLive: false }])
  expect((await office.send(endStaffSessions, { staffId, reason }, admin.token)).body.errcode).toBe(1078)
})

test('nobody changes or suspends their own account', async () => {
  const { id: staffId } = await memberOf(admin.email)
  const set = await office.send(
    setStaffRoles,
    { staffId, roles: ['admin', 'auditor'], expected: ['admin'], reason },
    admin.token,
  )
  expect(set.body.errcode).toBe(1133)
  expect((await office.send(suspendStaff, { staffId, reason }, admin.token)).body.errcode).toBe(1133)
})

test('of administrators who shut each other out at the same moment, one stays', async () => {
  const [ana, ben] = [await office.newStaff('admin'), await office.newStaff('admin')]
  const [anaId, benId] = [(await memberOf(ana.email)).id, (await memberOf(ben.email)).id]
  const pool = office.site.context.db.pool
  await pool.query(`update staff_member set roles = '{crm}' where id <> all($1)`, [[anaId, benId]])
  const [first, second] = await Promise.all([
    office.send(suspendStaff, { staffId: benId, reason }, ana.token),
    office.send(suspendStaff, { staffId: anaId, reason }, ben.token),
  ])
  // The second one was already signed out, or refused as the last administrator.
  expect([first, second].filter(({ body }) => body.errcode === 0)).toHaveLength(1)
  const { rows } = await pool.query(
    `select count(*)::int as count from staff_member where 'admin' = any(roles) and state = 'active'`,
  )
  expect(rows).toEqual([{ count: 1 }])
  await pool.query(`update staff_member set roles = '{admin}' where email = $1`, [admin.email])
})

test('an unknown id is refused as such', async () => {
  for (const call of [makeStaffLink, setStaffRoles, suspendStaff, liftStaffSuspension, endStaffSessions]) {
    const answer = await office.sendRaw(
      call.path,
      { staffId: 999_999, roles: ['crm'], expected: [], reason },
      admin.token,
    )
    expect(answer.body.errcode, call.path).toBe(1074)
  }
})
