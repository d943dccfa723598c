import { afterAll, beforeAll, expect, test } from 'vitest'
import { passwordCost } from '#platform/crypto/password-hash.ts'
import { openTestBackOffice, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { registerPlayer, signInAs } from '#tests/support/registered-player.ts'
import { signIn } from '../../contract.ts'

let office: TestBackOffice
beforeAll(async () => {
  office = await openTestBackOffice({}, { passwordCost })
})
afterAll(() => office.close())

test('a flood at the door of the back office waits by its addresses and pushes no player out', async () => {
  const player = await registerPlayer(office.site, '09480000009', { fingerprint: 'his-own-phone', ip: '112.198.1.8' })
  const knock = async (index: number) => {
    const request = { email: `nobody${index}@example.ph`, ...(await office.encrypted('wrong wrong 1')) }
    return office.send(signIn, request, undefined, { ip: `203.0.113.${index % 40}` })
  }
  const before = Array.from({ length: 100 }, (_, index) => knock(index))
  const strange = signInAs(office.site, player.mobile, { fingerprint: 'a-phone-of-a-friend', ip: '112.198.1.7' })
  const flood = [...before, ...Array.from({ length: 240 }, (_, index) => knock(100 + index))]
  expect((await strange).body.errcode).toBe(0)
  const statuses = (await Promise.all(flood)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(0)
})
