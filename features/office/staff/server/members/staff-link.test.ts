import { afterAll, beforeAll, expect, test } from 'vitest'
import { hours } from '#core/clock/duration.ts'
import {
  openTestBackOffice,
  type SignedInStaff,
  staffPassword,
  type TestBackOffice,
} from '#tests/support/test-back-office.ts'
import { acceptInvitation, changeStaffPassword, getStaff, listAudit, signIn } from '../../contract.ts'
import { addStaff, handOverStaffLink, listStaff, makeStaffLink } from '../../member-contract.ts'
import type { StaffRole } from '../../roles.ts'

let office: TestBackOffice
let admin: SignedInStaff
let second: SignedInStaff
beforeAll(async () => {
  office = await openTestBackOffice()
  admin = await office.newStaff('admin')
  second = await office.newStaff('admin')
})
afterAll(() => office.close())

const reason = 'a change of shifts'
const crm: StaffRole[] = ['crm']
const pool = () => office.site.context.db.pool
const idOf = async (email: string) =>
  Number((await pool().query<{ id: bigint }>('select id from staff_member where email = $1', [email])).rows[0]?.id)
const linkIn = (text: string | undefined) => /#([\w-]+)/.exec(text ?? '')?.[1] ?? 'no link'
const accept = async (token: string) =>
  office.send(acceptInvitation, { token, ...(await office.encrypted(staffPassword)) })

/** A member whose link could not be sent by e-mail. */
async function requestLink(requester = admin) {
  const { email } = await office.newcomer('crm')
  const staffId = await idOf(email)
  await pool().query(
    `insert into staff_link_wish (staff_id, asked_by, asked_at, expires_at)
     select $1, id, $3, $4 from staff_member where email = $2`,
    [staffId, requester.email, new Date(office.site.clock.now()), new Date(office.site.clock.now() + hours(24))],
  )
  return staffId
}
const handOver = (staffId: number, by: SignedInStaff, device?: string) =>
  office.send(handOverStaffLink, { staffId, reason }, by.token, device === undefined ? {} : { device })

test("the link of a new member goes to the member's own address, and its requester never sees it", async () => {
  const email = 'bagong.kasama@example.ph'
  const { body } = await office.send(addStaff, { name: 'Bago', email, roles: crm, reason }, admin.token)
  expect(body).toMatchObject({ errcode: 0, goes: 'toMember' })
  expect(body).not.toHaveProperty('token')
  const text = await office.mailTo(email)
  expect(text).toContain(`${office.needs.backOfficeUrl}/invitation#`)
  expect(JSON.stringify(body)).not.toContain(linkIn(text))
  expect((await accept(linkIn(text))).body).toMatchObject({ errcode: 0, email })
})

test('a new link for who has lost a phone goes the same way', async () => {
  const { email } = await office.newStaff('crm')
  const { body } = await office.send(makeStaffLink, { staffId: await idOf(email), reason }, admin.token)
  expect(body).toMatchObject({ errcode: 0, goes: 'toMember' })
  expect((await accept(linkIn(await office.mailTo(email)))).body.errcode).toBe(0)
})

test('where no e-mail can be sent, a second administrator hands the link over, once', async () => {
  const staffId = await requestLink()
  const { body } = await office.send(listStaff, { staffId }, second.token)
  expect(body.rows).toMatchObject([{ linkAskedBy: admin.email }])
  expect((await handOver(staffId, admin)).body.errcode).toBe(1136)
  const answers = await Promise.all(Array.from({ length: 10 }, () => handOver(staffId, second)))
  const given = answers.filter(({ body: { errcode } }) => errcode === 0)
  expect(given).toHaveLength(1)
  expect(answers.filter(({ body: { errcode } }) => errcode === 1135)).toHaveLength(9)
  expect((await accept(String(given[0]?.body.token))).body.errcode).toBe(0)
})

test('an administrator of this day hands nothing over, nor one on the device of whoever asked', async () => {
  const newcomer = await office.newcomer('admin')
  expect((await handOver(await requestLink(), newcomer)).body.errcode).toBe(1146)
  await pool().query(`update staff_session set device = 'laptop-of-ana' where staff_id = $1`, [await idOf(admin.email)])
  expect((await handOver(await requestLink(), second, 'laptop-of-ana')).body.errcode).toBe(1148)
})

test('a wish that waited for 24 hours is over', async () => {
  const staffId = await requestLink()
  const late = await office.newStaff('admin')
  office.site.clock.advance(hours(7))
  await pool().query(`update staff_link_wish set expires_at = $2 where staff_id = $1`, [
    staffId,
    new Date(office.site.clock.now()),
  ])
  const { token } = late
  await pool().query(`update staff_session set last_action_at = $1`, [new Date(office.site.clock.now())])
  expect((await office.send(handOverStaffLink, { staffId, reason }, token)).body.errcode).toBe(1135)
})

const change = async (by: SignedInStaff, oldPassword: string, password: string) => {
  const { password: old } = await office.encrypted(oldPassword)
  return (
    await office.send(
      changeStaffPassword,
      { oldPassword: old, ...(await office.encrypted(password)), reason },
      by.token,
    )
  ).body
}

test('a member changes their own password: other sessions end, links made before are void, the phone stays', async () => {
  const member = await office.newStaff('crm')
  const link = await office.invitationFor(member.email, { reset: true })
  expect(await change(member, 'something else 77', 'isang bagong gabi 44')).toMatchObject({ errcode: 101 })
  expect(await change(member, staffPassword, staffPassword)).toMatchObject({ errcode: 1137 })
  expect(await change(member, staffPassword, 'short')).toMatchObject({ faults: [{ field: 'password' }] })
  const { rows: before } = await pool().query('select token_hash from staff_session where staff_id = $1', [
    await idOf(member.email),
  ])
  expect(before).toHaveLength(1)
  expect(await change(member, staffPassword, 'isang bagong gabi 44')).toMatchObject({ errcode: 0 })
  expect((await office.send(getStaff, {}, member.token)).status).toBe(200)
  expect((await accept(link)).body.errcode).toBe(1072)
  const signedIn = await office.send(signIn, {
    email: member.email,
    ...(await office.encrypted('isang bagong gabi 44')),
  })
  expect(signedIn.body).toMatchObject({ errcode: 0, enrolment: null })
  const old = await office.send(signIn, { email: member.email, ...(await office.encrypted(staffPassword)) })
  expect(old.body.errcode).toBe(101)
})

test('refused links and failed sign-ins stand in the audit log, without a secret', async () => {
  const crmMember = await office.newStaff('crm')
  await office.send(addStaff, { name: 'X', email: 'x@example.ph', roles: crm, reason }, crmMember.token)
  await office.send(makeStaffLink, { staffId: 999_999, reason }, admin.token)
  const wrong = 'this is not it 99'
  await office.send(signIn, { email: crmMember.email, ...(await office.encrypted(wrong)) })
  await office.send(signIn, { email: wrong, ...(await office.encrypted(wrong)) })
  await accept('no link of ours')

  const rowsOf = async (action: string) =>
    (await office.send(listAudit, { action }, admin.token)).body.rows as Record<string, unknown>[]
  expect(await rowsOf('staff.refused')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        actor: crmMember.email,
        reason,
        after: {
          call: 'staffAdd',
          refusal: 'notPermitted',
          why: 'Your role doesn’t allow this, so nothing changed. An administrator can change your roles.',
          name: 'X',
        },
      }),
      expect.objectContaining({ actor: admin.email, after: expect.objectContaining({ staffId: '999999' }) }),
    ]),
  )
  const tried = await rowsOf('staff.signInRefused')
  expect(tried.map(({ actor }) => actor)).toEqual(
    expect.arrayContaining([crmMember.email, 'no e-mail address', 'unknown']),
  )
  expect(tried.find(({ actor }) => actor === crmMember.email)).toMatchObject({
    subject: `staff:${await idOf(crmMember.email)}`,
    after: { call: 'signIn', refusal: 'wrongCredentials' },
  })
  expect(JSON.stringify(tried)).not.toContain(wrong)
  expect(JSON.stringify(tried)).not.toContain('no link of ours')
})
