import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestBackOffice, staffPassword, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { acceptInvitation, changeStaffPassword, signIn } from '../../contract.ts'
import { beginPasskey } from '../../passkey-contract.ts'

let office: TestBackOffice
beforeAll(async () => {
  office = await openTestBackOffice()
})
afterAll(() => office.close())

const reason = 'for the test'

test('an invitation with a common password is refused, and its link still opens with another', async () => {
  const token = await office.invitationFor('common@example.ph')
  const accept = async (password: string) =>
    (await office.send(acceptInvitation, { token, ...(await office.encrypted(password)) })).body
  expect(await accept('Passw0rd!')).toMatchObject({ code: 400, faults: [{ field: 'password' }] })
  expect(await accept('Sunshine2024')).toMatchObject({ code: 400, faults: [{ key: 'passwordCommon' }] })
  expect(await accept(staffPassword)).toMatchObject({ errcode: 0 })
})

test.each(['Sunshine2024', 'passwordpassword', 'Passw0rd!Passw0rd!', 'bituinbituin1', 'administrator1'])(
  'a member does not change to %s either',
  async (easy) => {
    const { token } = await office.newStaff('crm')
    const { password: oldPassword } = await office.encrypted(staffPassword)
    const change = { oldPassword, ...(await office.encrypted(easy)), reason }
    expect((await office.send(changeStaffPassword, change, token)).body).toMatchObject({
      faults: [{ key: 'passwordCommon' }],
    })
  },
)

test('a sealed staff password passes once: repeated, it opens nothing and is no try', async () => {
  const { email, token } = await office.newStaff('crm')
  const sealed = await office.encrypted(staffPassword)
  const answers = await Promise.all(Array.from({ length: 10 }, () => office.send(signIn, { email, ...sealed })))
  expect(answers.map(({ body }) => body.errcode).toSorted((a, b) => a - b)).toEqual([0, ...Array(9).fill(1057)])
  expect((await office.send(beginPasskey, sealed, token)).body.errcode).toBe(1057)
  const change = { oldPassword: sealed.password, ...(await office.encrypted('isang bagong gabi 44')), reason }
  expect((await office.send(changeStaffPassword, change, token)).body.errcode).toBe(1057)
  const secondTry = await office.send(signIn, { email, ...(await office.encrypted(staffPassword)) })
  expect(secondTry.body.errcode).toBe(0)
})
