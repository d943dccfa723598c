import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hours, minutes } from '#core/clock/duration.ts'
import { openTestBackOffice, fromBase32, staffPassword, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { acceptInvitation, confirmCode, getStaff, signIn, signOut } from '../../contract.ts'
import { permissionsOf } from '../../permissions.ts'
import { authenticateStaffBy } from '../authenticate-staff.ts'
import { seedDemoStaff } from '../seed-demo-staff.ts'
import { totpCode, totpStepAt } from './totp.ts'

let office: TestBackOffice
beforeAll(async () => {
  office = await openTestBackOffice()
})
afterAll(() => office.close())
// Locks of one test have expired for the next.
beforeEach(() => office.site.clock.advance(hours(1)))

const now = () => office.site.clock.now()
const pool = () => office.site.context.db.pool
const signInWith = async (email: string, password = staffPassword) =>
  office.send(signIn, { email, ...(await office.encrypted(password)) })
const accept = async (token: string, password = staffPassword) =>
  office.send(acceptInvitation, { token, ...(await office.encrypted(password)) })
const ticketOf = ({ body }: { body: Record<string, unknown> }) => String(body.ticket)

test('a new member sets a password, enrols a phone, and is in with exactly the roles of the invitation', async () => {
  const invitation = await office.invitationFor('maria@example.ph', { roles: ['csLevel2', 'auditor'] })
  expect((await accept(invitation)).body).toMatchObject({ errcode: 0, email: 'maria@example.ph' })

  const first = v.parse(signIn.response, (await signInWith('Maria@Example.ph')).body)
  expect(first.enrolment?.url).toContain(`secret=${first.enrolment?.secret}&`)
  const secret = fromBase32(first.enrolment?.secret ?? '')
  const { body } = await office.send(confirmCode, { ticket: first.ticket, code: office.nextCode(secret) })
  expect(body).toMatchObject({ errcode: 0, staff: { email: 'maria@example.ph', roles: ['csLevel2', 'auditor'] } })
  expect((await office.send(getStaff, {}, String(body.token))).body).toMatchObject({ roles: ['csLevel2', 'auditor'] })

  const second = v.parse(signIn.response, (await signInWith('maria@example.ph')).body)
  expect(second.enrolment).toBeNull()
})

test('until a first code was right every sign-in offers a new secret, and only the last one counts', async () => {
  await accept(await office.invitationFor('twice@example.ph'))
  const first = v.parse(signIn.response, (await signInWith('twice@example.ph')).body)
  const second = v.parse(signIn.response, (await signInWith('twice@example.ph')).body)
  const confirm = (from: typeof first) =>
    office.send(confirmCode, { ticket: first.ticket, code: office.nextCode(fromBase32(from.enrolment?.secret ?? '')) })
  expect((await confirm(first)).body.errcode).toBe(1045)
  expect((await confirm(second)).body.errcode).toBe(0)
})

test('sixty knocks in ten minutes from addresses of one connection of version 6 are all that is answered', async () => {
  const knock = (at: number) =>
    office.send(acceptInvitation, { token: 'nobody', password: 'A'.repeat(400), passwordKeyId: 'none' }, undefined, {
      ip: `2001:fd8:3:1::${(at + 1).toString(16)}`,
    })
  const answers = await Promise.all(Array.from({ length: 70 }, (_, at) => knock(at)))
  expect(answers.filter(({ body }) => body.errcode === 1020)).toHaveLength(10)
})

test.each([
  { given: 'an unknown e-mail', email: 'nobody@example.ph', password: staffPassword },
  { given: 'a wrong password', email: 'known@example.ph', password: 'something else 77' },
  { given: 'an invitation that was never opened', email: 'invited@example.ph', password: staffPassword },
  { given: 'a suspended member', email: 'gone@example.ph', password: staffPassword },
])('$given gets "Wrong e-mail or password." and nothing else', async ({ email, password }) => {
  await office.invitationFor(email).catch(() => undefined)
  if (email !== 'invited@example.ph' && email !== 'nobody@example.ph')
    await accept(await office.invitationFor(email, { reset: true }))
  if (email === 'gone@example.ph')
    await pool().query(`update staff_member set state = 'suspended' where email = $1`, [email])
  expect((await signInWith(email, password)).body).toEqual({
    code: 200,
    errcode: 101,
    msg: 'Wrong e-mail or password. Try again.',
  })
})

test('three wrong passwords lock for half an hour, also when they come at once, and a right one does not open it', async () => {
  const { email } = await office.newStaff('admin')
  const tries = await Promise.all(Array.from({ length: 8 }, () => signInWith(email, 'something else 77')))
  expect(tries.filter(({ body }) => body.errcode === 101)).toHaveLength(3)
  expect(tries.filter(({ body }) => body.errcode === 102)).toHaveLength(5)
  expect((await signInWith(email)).body.errcode).toBe(102)
  office.site.clock.advance(minutes(31))
  expect((await signInWith(email)).body.errcode).toBe(0)
})

test('five wrong codes lock the codes, on whatever ticket', async () => {
  const { email, secret } = await office.newStaff('admin')
  const tickets = [ticketOf(await signInWith(email)), ticketOf(await signInWith(email))]
  const wrong = (ticket = '') => office.send(confirmCode, { ticket, code: '000000' })
  for (const at of [0, 1, 0, 1, 0]) expect((await wrong(tickets[at])).body.errcode).toBe(1045)
  expect(
    (await office.send(confirmCode, { ticket: tickets[1] ?? '', code: office.nextCode(secret) })).body.errcode,
  ).toBe(102)
})

test('a code signs in once: of ten that use it at the same time one is in', async () => {
  const { email, secret } = await office.newStaff('admin')
  const tickets: string[] = []
  for (let i = 0; i < 4; i++) tickets.push(ticketOf(await signInWith(email)))
  const code = office.nextCode(secret)
  const answers = await Promise.all(tickets.map((ticket) => office.send(confirmCode, { ticket, code })))
  expect(answers.map(({ body }) => body.errcode).toSorted((a, b) => a - b)).toEqual([0, 1045, 1045, 1045])
})

test('a ticket opens one session, and none after five minutes', async () => {
  const { email, secret } = await office.newStaff('admin')
  const ticket = ticketOf(await signInWith(email))
  expect((await office.send(confirmCode, { ticket, code: office.nextCode(secret) })).body.errcode).toBe(0)
  expect((await office.send(confirmCode, { ticket, code: office.nextCode(secret) })).body.errcode).toBe(1071)
  const late = ticketOf(await signInWith(email))
  office.site.clock.advance(minutes(5))
  expect((await office.send(confirmCode, { ticket: late, code: office.nextCode(secret) })).body.errcode).toBe(1071)
})

test('a session sleeps after 15 minutes without an action, and every action keeps it awake', async () => {
  const { token } = await office.newStaff('admin')
  for (let i = 0; i < 3; i++) {
    office.site.clock.advance(minutes(14))
    expect((await office.send(getStaff, {}, token)).status).toBe(200)
  }
  office.site.clock.advance(minutes(15))
  expect((await office.send(getStaff, {}, token)).status).toBe(401)
})

test('a session ends after eight hours, however busy', async () => {
  const { token } = await office.newStaff('admin')
  for (let i = 0; i < 47; i++) {
    office.site.clock.advance(minutes(10))
    expect((await office.send(getStaff, {}, token)).status).toBe(200)
  }
  office.site.clock.advance(minutes(10))
  expect((await office.send(getStaff, {}, token)).status).toBe(401)
})

test('signing out, suspension and a role taken away act with the next request', async () => {
  const [out, gone, less] = [
    await office.newStaff('admin'),
    await office.newStaff('admin'),
    await office.newStaff('admin'),
  ]
  await office.send(signOut, {}, out.token)
  await pool().query(`update staff_member set state = 'suspended' where email = $1`, [gone.email])
  await pool().query(`update staff_member set roles = '{crm}' where email = $1`, [less.email])
  expect((await office.send(getStaff, {}, out.token)).status).toBe(401)
  expect((await office.send(getStaff, {}, gone.token)).status).toBe(401)
  expect((await office.send(getStaff, {}, less.token)).body).toMatchObject({
    roles: ['crm'],
    permissions: permissionsOf(['crm']),
  })
})

test('an invitation opens once, for 24 hours, and a newer link of the member closes it', async () => {
  const first = await office.invitationFor('late@example.ph')
  const second = await office.invitationFor('late@example.ph', { reset: true })
  expect((await accept(first)).body.errcode).toBe(1072)
  const answers = await Promise.all([accept(second), accept(second)])
  expect(answers.map(({ body }) => body.errcode).toSorted((a, b) => a - b)).toEqual([0, 1072])
  const third = await office.invitationFor('late@example.ph', { reset: true })
  office.site.clock.advance(hours(24))
  expect((await accept(third)).body.errcode).toBe(1072)
})

test('a reset ends the sessions of the old password and forgets the old phone', async () => {
  const { email, token } = await office.newStaff('admin')
  await accept(await office.invitationFor(email, { reset: true }), 'isang bagong gabi 44')
  expect((await office.send(getStaff, {}, token)).status).toBe(401)
  expect((await signInWith(email)).body.errcode).toBe(101)
  const { enrolment } = v.parse(signIn.response, (await signInWith(email, 'isang bagong gabi 44')).body)
  expect(enrolment).not.toBeNull()
})

test.each([
  { password: 'short 123', fault: 'passwordLength' },
  { password: 'x'.repeat(65), fault: 'passwordLength' },
  { password: 'aaaaaaaaaaaabb', fault: 'passwordTooSimple' },
  { password: 'josefina is the best', fault: 'passwordHasName' },
])('the password "$password" is refused: $fault', async ({ password, fault }) => {
  await office.invitationFor('josefina@example.ph').catch(() => undefined)
  const link = await office.invitationFor('josefina@example.ph', { reset: true })
  const { status, body } = await accept(link, password)
  expect(status).toBe(400)
  expect(body.faults).toMatchObject([{ field: 'password', key: fault }])
})

test('no password, secret or token is in the database as it was given', async () => {
  const { token, secret } = await office.newStaff('admin')
  const dumps = await Promise.all(
    ['staff_member', 'staff_session', 'staff_ticket', 'staff_audit'].map(
      async (table) => (await pool().query(`select t::text as row from ${table} t`)).rows,
    ),
  )
  const everything = JSON.stringify(dumps)
  for (const hidden of [token, staffPassword, secret.toString('hex')]) expect(everything).not.toContain(hidden)
})

test("the demonstration's administrator signs in with what is printed, and is nobody where demonstration is off", async () => {
  const { needs } = office
  await seedDemoStaff(needs.db, { ...needs, now: now() })
  const { emails, password, totpSecret } = await seedDemoStaff(needs.db, { ...needs, now: now() })
  const [email = ''] = emails
  const { ticket, enrolment } = v.parse(signIn.response, (await signInWith(email, password)).body)
  expect(enrolment).toBeNull()
  const code = totpCode(fromBase32(totpSecret), totpStepAt(now()))
  const token = String((await office.send(confirmCode, { ticket, code })).body.token)
  expect((await office.send(getStaff, {}, token)).body).toMatchObject({ email, roles: ['admin'] })

  const inProduction = authenticateStaffBy({ ...needs, demo: false })
  expect(await inProduction(token, { action: true, now: now() })).toBeUndefined()
})
