import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodPassword, registerPlayer, registration, signInAs } from '#tests/support/registered-player.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { smsType } from '#core/enumerations/sms-type.ts'
import { confirmPresence, modifyPassword, register, sendCode, signIn } from '../../contract.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

let lastNumber = 9_178_000_000
const newNumber = () => `0${++lastNumber}`
const sentBefore = { code: 200, errcode: 1057, msg: 'This form was already sent. Please try again.' }

test('a captured sign-in signs nobody in, nor does its password open anything else', async () => {
  const player = await registerPlayer(site, newNumber())
  const captured = { account: player.mobile, ...(await site.encrypted(goodPassword)) }
  const first = await site.send(signIn, captured)
  expect(first.body.errcode).toBe(0)
  expect((await site.send(signIn, captured, { ip: '10.66.0.1' })).body).toEqual(sentBefore)
  const { password, passwordKeyId } = captured
  const token = String(first.body.token)
  expect((await site.send(confirmPresence, { password, passwordKeyId }, { token })).body).toEqual(sentBefore)
  const change = { password, passwordKeyId, newPassword: (await site.encrypted('bagong umaga 2026')).password }
  expect((await site.send(modifyPassword, change, { token })).body).toEqual(sentBefore)
})

test('a captured registration does not sign in', async () => {
  const mobile = newNumber()
  await site.send(sendCode, { mobile, type: smsType.register })
  const captured = await registration(site, mobile)
  expect((await site.send(register, captured)).body.errcode).toBe(0)
  const { account, password, passwordKeyId } = captured
  expect((await site.send(signIn, { account, password, passwordKeyId })).body).toEqual(sentBefore)
})

test('ten sign-ins at once with one sealed password are one', async () => {
  const player = await registerPlayer(site, newNumber())
  const sealed = { account: player.mobile, ...(await site.encrypted(goodPassword)) }
  const answers = await Promise.all(Array.from({ length: 10 }, () => site.send(signIn, sealed)))
  expect(answers.filter(({ body }) => body.errcode === 0)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.errcode === 1057)).toHaveLength(9)
})

test('a repeated request is no attempt: it locks nobody out, and the same password sealed again signs in', async () => {
  const player = await registerPlayer(site, newNumber())
  const wrong = { account: player.mobile, ...(await site.encrypted('wrong wrong 1')) }
  expect((await site.send(signIn, wrong)).body.errcode).toBe(101)
  for (let repeated = 0; repeated < 5; repeated += 1) {
    expect((await site.send(signIn, wrong)).body.errcode).toBe(1057)
  }
  const { passwordKeyId, password } = await site.encrypted('wrong wrong 1')
  const again = { password, passwordKeyId }
  expect((await site.send(confirmPresence, again, { token: player.token })).body.errcode).toBe(101)
  for (let repeated = 0; repeated < 5; repeated += 1) {
    expect((await site.send(confirmPresence, again, { token: player.token })).body.errcode).toBe(1057)
  }
  expect((await signInAs(site, player.mobile)).body.errcode).toBe(0)
})
