import { type Permission, permits } from '#features/office/staff/permissions.ts'
import { allStaffRoles, staffRoles } from '#features/office/staff/roles.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hours } from '#core/clock/duration.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { requestAdjustment } from '#features/office/adjustment/contract.ts'
import { approveRequest } from '#features/office/approval/contract.ts'
import { acceptInvitation } from '#features/office/staff/contract.ts'
import { addStaff } from '#features/office/staff/member-contract.ts'
import { seedDemoStaff } from '#features/office/staff/server/index.ts'
import type { StaffRole } from '#features/office/staff/roles.ts'
import { registerPlayer } from '#tests/support/registered-player.ts'
import {
  openTestBackOffice,
  type SignedInStaff,
  staffPassword,
  type StaffVisitor,
  type TestBackOffice,
} from '../support/test-back-office.ts'

let office: TestBackOffice
let admin: SignedInStaff
let playerId: number
beforeAll(async () => {
  office = await openTestBackOffice()
  admin = await office.newStaff('admin')
  playerId = (await registerPlayer(office.site, '09171110007')).id
})
afterAll(() => office.close())

const reason = 'a goodwill credit'
const pool = () => office.site.context.db.pool
const linkIn = (text: string | undefined) => /#([\w-]+)/.exec(text ?? '')?.[1] ?? 'no link'

async function requestCredit(maker: SignedInStaff): Promise<number> {
  const credit = { playerId, direction: 'credit', amount: wireCentavos(100), betRate: 1 } as const
  const { body } = await office.send(requestAdjustment, { ...credit, requestKey: randomUUID(), reason }, maker.token)
  return Number(body.approvalId)
}
const approve = (approvalId: number, by: SignedInStaff, visitor?: StaffVisitor) =>
  office.send(approveRequest, { approvalId, reason }, by.token, visitor)
const balance = async () =>
  (await pool().query('select coalesce(sum(amount), 0)::int as given from adjustment where player_id = $1', [playerId]))
    .rows[0]?.given

/** All that one administrator can do alone: invites somebody, and opens the link in their place. */
async function invitedBy(by: SignedInStaff, role: StaffRole, visitor: StaffVisitor): Promise<SignedInStaff> {
  const email = `${role.toLowerCase()}.${randomUUID()}@example.ph`
  await office.send(addStaff, { name: 'Invited', email, roles: [role], reason }, by.token, visitor)
  return office.openWith(linkIn(await office.mailTo(email)), email, visitor)
}
/** Their second factor is of last month; the link is not. */
const aged = ({ email }: SignedInStaff) =>
  pool().query(
    `update staff_session set factor_since = factor_since - interval '30 days'
     where staff_id = (select id from staff_member where email = $1)`,
    [email],
  )

test('an administrator who has opened the accounts of maker and checker approves nothing with them', async () => {
  const maker = await invitedBy(admin, 'financeMaker', { ip: '203.0.113.1' })
  const checker = await invitedBy(admin, 'financeChecker', { ip: '203.0.113.2' })
  const approvalId = await requestCredit(maker)
  expect((await approve(approvalId, checker)).body.errcode).toBe(1146)
  await aged(checker)
  const answers = await Promise.all(Array.from({ length: 10 }, () => approve(approvalId, checker)))
  expect(new Set(answers.map(({ body }) => body.errcode))).toEqual(new Set([1147]))
  expect(await balance()).toBe(0)
  const { rows } = await pool().query(
    `select after from staff_audit where action = 'staff.refused' and actor = $1 order by seq`,
    [checker.email],
  )
  expect(rows).toHaveLength(11)
  expect(rows[0]?.after).toMatchObject({ call: 'approvalApprove', refusal: 'freshFactor', approvalId: `${approvalId}` })
  expect(rows[1]?.after).toMatchObject({ call: 'approvalApprove', refusal: 'sameLink', approvalId: `${approvalId}` })
})

test('a second factor of this day approves nothing, and of yesterday it does', async () => {
  const maker = await office.newStaff('financeMaker')
  const checker = await office.newcomer('financeChecker')
  const approvalId = await requestCredit(maker)
  expect((await approve(approvalId, checker)).body.errcode).toBe(1146)
  await pool().query(
    `update staff_session set factor_since = $2 where staff_id = (select id from staff_member where email = $1)`,
    [checker.email, new Date(office.site.clock.now() - hours(24))],
  )
  expect((await approve(approvalId, checker)).body.errcode).toBe(0)
})

test.each([
  { what: 'device', visitor: { device: 'one-and-the-same' }, errcode: 1148 },
  { what: 'address', visitor: { ip: '203.0.113.77' }, errcode: 1149 },
])(
  'maker and checker on one $what are not two people, though the checker has moved on since',
  async ({ visitor, errcode }) => {
    const [maker, checker] = [await office.newStaff('financeMaker'), await office.newStaff('financeChecker')]
    for (const { email } of [maker, checker]) {
      const link = await office.invitationFor(email, { reset: true })
      await office.send(acceptInvitation, { token: link, ...(await office.encrypted(staffPassword)) })
    }
    const [first, second] = [await signedIn(maker, visitor), await signedIn(checker, visitor)]
    const approvalId = await requestCredit(first)
    expect((await approve(approvalId, second)).body.errcode).toBe(errcode)
  },
)

async function signedIn({ email }: SignedInStaff, visitor: StaffVisitor): Promise<SignedInStaff> {
  const again = await office.openWith(await office.invitationFor(email, { reset: true }), email, visitor)
  await aged(again)
  return again
}

test("the demonstration's members approve each other's requests at once, on one device", async () => {
  await seedDemoStaff(office.needs.db, { ...office.needs, now: office.site.clock.now() })
  const since = await pool().query(`select totp_confirmed_at as at from staff_member where is_demo`)
  for (const { at } of since.rows) expect(Number(at)).toBeLessThan(office.site.clock.now() - hours(24))
})

test('a promotion is requested and approved by the roles that its page names', () => {
  const rolesWith = (permission: Permission) =>
    allStaffRoles.filter((role) => permits([role], permission)).map((role) => staffRoles[role])
  expect(rolesWith('promotion.request')).toEqual(['CRM'])
  expect(rolesWith('promotion.approve')).toEqual(['Finance checker'])
})
