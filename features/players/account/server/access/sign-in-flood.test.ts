import { afterAll, beforeAll, expect, test } from 'vitest'
import { passwordCost } from '#platform/crypto/password-hash.ts'
import { registerPlayer, signInAs } from '#tests/support/registered-player.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({}, { passwordCost })
})
afterAll(() => site.close())

test('a flood of sign-ins from one address refuses itself, while players elsewhere come in and known devices come first', async () => {
  const visitor = { fingerprint: 'her-own-phone', ip: '112.198.1.9' }
  const maria = await registerPlayer(site, '09480000001', visitor)
  const jose = await registerPlayer(site, '09480000002', { fingerprint: 'his-own-phone', ip: '112.198.1.8' })

  let answered = 0
  const flood = Array.from({ length: 340 }, async (_, i) => {
    const { status } = await signInAs(site, `0948${String(1_000_000 + i)}`, { ip: '203.0.113.7' })
    answered += 1
    return status
  })
  const known = signInAs(site, maria.mobile, visitor).then(({ body }) => ({ errcode: body.errcode, before: answered }))
  const strange = signInAs(site, jose.mobile, { fingerprint: 'a-phone-of-a-friend', ip: '112.198.1.7' })
  expect((await known).errcode).toBe(0)
  expect((await strange).body.errcode).toBe(0)
  const refused = (await Promise.all(flood)).filter((status) => status === 503)
  expect(refused.length).toBeGreaterThan(0)
  // The known caller waited for immediate refusals and a few turns, not for the three hundred queued before.
  expect((await known).before).toBeLessThan(refused.length + 100)
})
