import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { minutes } from '#core/clock/duration.ts'
import { acceptInvitation, confirmCode, getStaff, signIn } from '#features/office/staff/contract.ts'
import {
  addPasskey,
  beginPasskey,
  confirmPasskey,
  listPasskeys,
  removePasskey,
} from '#features/office/staff/passkey-contract.ts'
import { passkeySiteOf } from '#platform/passkey/passkey-site.ts'
import { softwareAuthenticator } from '../support/software-authenticator.ts'
import {
  openTestBackOffice,
  type SignedInStaff,
  staffPassword,
  type TestBackOffice,
} from '../support/test-back-office.ts'

let office: TestBackOffice
let member: SignedInStaff
let origin: string
const reason = 'my own laptop'

beforeAll(async () => {
  office = await openTestBackOffice()
  member = await office.newStaff('admin')
  origin = office.needs.passkeySite?.origin ?? ''
})
afterAll(() => office.close())

type Device = ReturnType<typeof softwareAuthenticator>

const begin = async (by = member, password = staffPassword) =>
  (await office.send(beginPasskey, await office.encrypted(password), by.token)).body
async function add(device: Device, { by = member, at = origin, name = 'Laptop' } = {}) {
  const { ticket, options } = v.parse(beginPasskey.response, await begin(by))
  const response = device.make({ challenge: options.challenge, origin: at })
  return (await office.send(addPasskey, { ticket, name, response, reason }, by.token)).body
}
/** The password was right; what the sign-in asks of a passkey. */
async function beginSignIn(by = member) {
  const { body } = await office.send(signIn, { email: by.email, ...(await office.encrypted(staffPassword)) })
  const { ticket, passkey } = v.parse(signIn.response, body)
  return { ticket, challenge: passkey?.challenge ?? '', keys: passkey?.keys.map(({ id }) => id) ?? [] }
}
const confirm = async (ticket: string, response: ReturnType<Device['sign']>) =>
  (await office.send(confirmPasskey, { ticket, response })).body

test('a passkey added with the password signs in in place of the code, and both are in the audit log', async () => {
  const device = softwareAuthenticator()
  expect((await beginSignIn()).keys).toEqual([])
  expect((await add(device)).errcode).toBe(0)
  const { ticket, challenge, keys } = await beginSignIn()
  expect(keys).toEqual([device.id])
  const { token, errcode } = await confirm(ticket, device.sign({ challenge, origin }))
  expect(errcode).toBe(0)
  expect((await office.send(getStaff, {}, String(token))).body).toMatchObject({ email: member.email })
  const { rows } = await office.site.context.db.pool.query(
    `select action, after from staff_audit where actor = $1 order by seq desc limit 2`,
    [member.email],
  )
  expect(rows).toMatchObject([
    { action: 'staff.signIn', after: { by: 'passkey' } },
    { action: 'passkey.add', after: { name: 'Laptop' } },
  ])
})

test('of ten who use one signature at once, one is in', async () => {
  const device = softwareAuthenticator({ counts: false })
  await add(device)
  const { ticket, challenge } = await beginSignIn()
  const response = device.sign({ challenge, origin })
  const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(ticket, response)))
  expect(answers.filter(({ errcode }) => errcode === 0)).toHaveLength(1)
  office.site.clock.advance(minutes(31))
  member = await renewed(member)
})

test('a signature by another device, site, challenge or person opens nothing', async () => {
  const device = softwareAuthenticator()
  await add(device)
  const stranger = softwareAuthenticator()
  const other = await office.newStaff('crm')
  await add(stranger, { by: other })
  const first = await beginSignIn()
  const forged = { ...stranger.sign({ ...first, origin }), id: device.id, rawId: device.id }
  expect(await confirm(first.ticket, forged)).toMatchObject({ errcode: 1190 })
  expect(await confirm(first.ticket, stranger.sign({ ...first, origin }))).toMatchObject({ errcode: 1190 })
  expect(await confirm(first.ticket, device.sign({ ...first, origin: 'https://phish.example' }))).toMatchObject({
    errcode: 1190,
  })
  const second = await beginSignIn()
  expect(await confirm(second.ticket, device.sign({ ...first, origin }))).toMatchObject({ errcode: 1190 })
  expect(await confirm('made up', device.sign({ ...second, origin }))).toMatchObject({ errcode: 1071 })
  // The code of the phone still does.
  const code = office.nextCode(member.secret)
  expect((await office.send(confirmCode, { ticket: second.ticket, code })).body.errcode).toBe(0)
})

test('a copy of a device, which has counted less, opens nothing', async () => {
  const device = softwareAuthenticator()
  await add(device)
  const first = await beginSignIn()
  device.sign({ ...first, origin })
  expect((await confirm(first.ticket, device.sign({ ...first, origin }))).errcode).toBe(0)
  device.setBack()
  const second = await beginSignIn()
  expect((await confirm(second.ticket, device.sign({ ...second, origin }))).errcode).toBe(1190)
})

test('a key is made for this site, once, within five minutes, and only with the right password', async () => {
  expect(await begin(member, 'something else 77')).toMatchObject({ errcode: 101 })
  expect(await add(softwareAuthenticator(), { at: 'https://phish.example' })).toMatchObject({ errcode: 1190 })
  const device = softwareAuthenticator()
  expect((await add(device)).errcode).toBe(0)
  expect((await add(device)).errcode).toBe(1190)
  const { ticket, options } = v.parse(beginPasskey.response, await begin())
  office.site.clock.advance(minutes(6))
  const response = softwareAuthenticator().make({ challenge: options.challenge, origin })
  const late = await office.send(addPasskey, { ticket, name: 'Late', response, reason }, member.token)
  expect(late.body.errcode).toBe(1071)
})

test('a lost passkey is removed by its owner alone, and a new link from the administrator forgets them all', async () => {
  const owner = await office.newStaff('content')
  const device = softwareAuthenticator()
  await add(device, { by: owner })
  const { body } = await office.send(listPasskeys, {}, owner.token)
  const { passkeys } = v.parse(v.looseObject({ passkeys: v.array(v.looseObject({ id: v.number() })) }), body)
  const [key] = passkeys
  const remove = async (by: SignedInStaff) =>
    (await office.send(removePasskey, { id: key?.id ?? 0, reason: 'the laptop was lost' }, by.token)).body.errcode
  const other = await office.newStaff('crm')
  expect(await remove(other)).toBe(1074)
  expect(await remove(owner)).toBe(0)
  expect(await remove(owner)).toBe(1074)
  expect((await beginSignIn(owner)).keys).toEqual([])

  await add(softwareAuthenticator(), { by: owner })
  const token = await office.invitationFor(owner.email, { reset: true })
  await office.send(acceptInvitation, { token, ...(await office.encrypted(staffPassword)) })
  expect((await beginSignIn(owner)).keys).toEqual([])
})

test.each([
  { url: 'http://127.0.0.1:8081', site: { id: 'localhost', origin: 'http://localhost:8081' } },
  { url: 'https://203.0.113.7', site: undefined },
  { url: 'http://office.example.ph', site: undefined },
  { url: 'http://localhost:8081', site: { id: 'localhost', origin: 'http://localhost:8081' } },
  { url: 'https://office.example.ph', site: { id: 'office.example.ph', origin: 'https://office.example.ph' } },
])('passkeys of $url are made for $site', ({ url, site }) => {
  expect(passkeySiteOf(url)).toEqual(site)
})

/** Sessions end while the clock moves on; the member comes in again by the code. */
async function renewed(by: SignedInStaff): Promise<SignedInStaff> {
  const { ticket } = await beginSignIn(by)
  const { body } = await office.send(confirmCode, { ticket, code: office.nextCode(by.secret) })
  return { ...by, token: String(body.token) }
}
