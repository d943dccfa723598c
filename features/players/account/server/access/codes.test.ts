import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { days, minutes, seconds } from '#core/clock/duration.ts'
import { goodPassword, international, registerPlayer, signInAs } from '#tests/support/registered-player.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { bindMobile, getPlayer, modifyPassword, register, resetPassword, sendCode } from '../../contract.ts'
import { registration } from '#tests/support/registered-player.ts'
import { defaultSettings } from '#features/office/web-configuration/server/index.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())
beforeEach(() => void site.clock.advance(days(2)))

let lastNumber = 9_390_000_000
const newNumber = () => `0${++lastNumber}`
const newPassword = 'ibang gabi naman 31'

test('a code is sent again only after 60 seconds', async () => {
  const mobile = newNumber()
  expect((await site.send(sendCode, { mobile, type: 0 })).body).toMatchObject({ errcode: 0, resendSeconds: 60 })
  site.clock.advance(seconds(59))
  const early = await site.send(sendCode, { mobile, type: 0 })
  expect(early).toMatchObject({ status: 429, body: { code: 429, errcode: 1020 } })
  expect(Number(early.headers['retry-after'])).toBe(1)
  site.clock.advance(seconds(1))
  expect((await site.send(sendCode, { mobile, type: 0 })).body.errcode).toBe(0)
})

test('a number gets ten codes a day and no eleventh', async () => {
  const mobile = newNumber()
  for (let i = 0; i < 10; i++) {
    expect((await site.send(sendCode, { mobile, type: 0 }, { fingerprint: `another-device-${i}` })).body.errcode).toBe(
      0,
    )
    site.clock.advance(seconds(61))
  }
  expect((await site.send(sendCode, { mobile, type: 0 }, { fingerprint: 'another-device-10' })).status).toBe(429)
})

test('a device gets twenty codes a day, whatever the numbers', async () => {
  const visitor = { fingerprint: 'a-curious-device' }
  for (let i = 0; i < 20; i++)
    expect((await site.send(sendCode, { mobile: newNumber(), type: 0 }, visitor)).body.errcode).toBe(0)
  expect((await site.send(sendCode, { mobile: newNumber(), type: 0 }, visitor)).status).toBe(429)
})

test('known and unknown numbers get the same answer when a password was forgotten', async () => {
  const known = await registerPlayer(site, newNumber())
  site.clock.advance(minutes(2))
  const a = await site.send(sendCode, { mobile: known.mobile, type: 1 })
  const b = await site.send(sendCode, { mobile: newNumber(), type: 1 })
  const shape = ({ body }: typeof a) => ({ ...body, requestId: '', mobile: '' })
  expect(shape(a)).toEqual(shape(b))
})

test('a code dies after five minutes', async () => {
  const player = await registerPlayer(site, newNumber())
  site.clock.advance(minutes(2))
  await site.send(sendCode, { mobile: player.mobile, type: 1 })
  const code = await site.codeTo(international(player.mobile))
  site.clock.advance(minutes(5))
  const answer = await site.send(resetPassword, {
    account: player.mobile,
    code,
    ...(await site.encrypted(newPassword)),
  })
  expect(answer.body.errcode).toBe(1045)
})

test('fifty guesses at once are five tries: the right code is refused after them', async () => {
  const player = await registerPlayer(site, newNumber())
  site.clock.advance(minutes(2))
  await site.send(sendCode, { mobile: player.mobile, type: 1 })
  const code = await site.codeTo(international(player.mobile))
  const reset = async (given: string) => ({
    account: player.mobile,
    code: given,
    ...(await site.encrypted(newPassword)),
  })
  const wrong = code === '111111' ? '222222' : '111111'
  await Promise.all(Array.from({ length: 50 }, async () => site.send(resetPassword, await reset(wrong))))
  expect((await site.send(resetPassword, await reset(code), { ip: '10.2.0.1' })).body.errcode).toBe(1045)
})

test('ten uses of one code at once succeed once', async () => {
  const player = await registerPlayer(site, newNumber())
  site.clock.advance(minutes(2))
  await site.send(sendCode, { mobile: player.mobile, type: 1 })
  const code = await site.codeTo(international(player.mobile))
  const answers = await Promise.all(
    Array.from({ length: 10 }, async () =>
      site.send(resetPassword, { account: player.mobile, code, ...(await site.encrypted(newPassword)) }),
    ),
  )
  expect(answers.filter(({ body }) => body.errcode === 0)).toHaveLength(1)
})

test('a code of one purpose opens nothing else', async () => {
  const player = await registerPlayer(site, newNumber())
  site.clock.advance(minutes(2))
  await site.send(sendCode, { type: 3 }, { token: player.token })
  const code = await site.codeTo(international(player.mobile))
  const answer = await site.send(resetPassword, {
    account: player.mobile,
    code,
    ...(await site.encrypted(newPassword)),
  })
  expect(answer.body.errcode).toBe(1045)
})

test('a forgotten password is set by a code, ends every session, and only the new one signs in', async () => {
  const player = await registerPlayer(site, newNumber())
  site.clock.advance(minutes(2))
  await site.send(sendCode, { mobile: player.mobile, type: 1 })
  const code = await site.codeTo(international(player.mobile))
  expect(
    (await site.send(resetPassword, { account: player.mobile, code, ...(await site.encrypted(newPassword)) })).body
      .errcode,
  ).toBe(0)
  expect((await site.send(getPlayer, {}, { token: player.token })).status).toBe(401)
  expect((await signInAs(site, player.mobile, { password: goodPassword })).body.errcode).toBe(101)
  expect((await signInAs(site, player.mobile, { password: newPassword })).body.errcode).toBe(0)
})

test('a new password needs the old one and a code, ends other devices and holds withdrawals for a day', async () => {
  const player = await registerPlayer(site, newNumber())
  const token = String((await signInAs(site, player.mobile, { platform: 1 })).body.token)
  const change = async (old: string, code: string) =>
    site.send(
      modifyPassword,
      { ...(await site.encrypted(old)), newPassword: (await site.encrypted(newPassword)).password, code },
      { token },
    )
  expect((await change('wrong wrong 1', '123456')).body.errcode).toBe(101)
  expect((await change(goodPassword, '123456')).body.errcode).toBe(1045)
  site.clock.advance(minutes(2))
  await site.send(sendCode, { type: 3 }, { token })
  expect((await change(goodPassword, await site.codeTo(international(player.mobile)))).body.errcode).toBe(0)
  expect((await site.send(getPlayer, {}, { token: player.token })).status).toBe(401)
  expect((await site.send(getPlayer, {}, { token })).status).toBe(200)
  const { rows } = await site.context.db.pool.query('select withdrawal_hold_until from player where id = $1', [
    player.id,
  ])
  expect(rows[0]?.withdrawal_hold_until).toBe(site.clock.now() + days(1))
})

async function registerByName(name: string): Promise<string> {
  await site.set({ ...defaultSettings, registerType: 'username', otpStatus: false })
  const { code: _code, ...request } = await registration(site, name, { code: '123456' })
  const answer = await site.send(register, request, { fingerprint: `device-of-${name}` })
  await site.set(defaultSettings)
  return String(answer.body.token)
}

test('a number is bound by its code, once, and shown masked', async () => {
  const token = await registerByName('binder01')
  const mobile = newNumber()
  await site.send(sendCode, { mobile, type: 2 }, { token })
  const code = await site.codeTo(international(mobile))
  const answer = await site.send(bindMobile, { mobile, code }, { token })
  expect(answer.body).toMatchObject({ errcode: 0, mobile: expect.stringContaining('•') })
  expect((await site.send(sendCode, { mobile: newNumber(), type: 2 }, { token })).body.errcode).toBe(1004)
  expect((await site.send(bindMobile, { mobile: newNumber(), code }, { token })).body.errcode).toBe(1004)
})

test('ten players who bind one number at once: one of them has it', async () => {
  const mobile = newNumber()
  const tokens: string[] = []
  const codes: string[] = []
  for (let i = 0; i < 10; i++) {
    const token = await registerByName(`racer${i}00`)
    await site.send(sendCode, { mobile, type: 2 }, { token, fingerprint: `racing-device-${i}` })
    codes.push(await site.codeTo(international(mobile)))
    tokens.push(token)
    site.clock.advance(seconds(61))
    if (i === 4) site.clock.advance(seconds(1))
  }
  // Codes are valid for five minutes: the last four are valid together.
  const answers = await Promise.all(
    tokens.slice(-4).map((token, i) => site.send(bindMobile, { mobile, code: codes.slice(-4)[i] ?? '' }, { token })),
  )
  expect(answers.map(({ body }) => body.errcode).toSorted((a, b) => a - b)).toEqual([0, 1043, 1043, 1043])
})

test('binding and stepping up need somebody signed in', async () => {
  expect((await site.send(sendCode, { mobile: newNumber(), type: 2 })).body.errcode).toBe(1052)
  expect((await site.send(sendCode, { type: 3 })).body.errcode).toBe(1052)
  const token = await registerByName('nomobile1')
  expect((await site.send(sendCode, { type: 3 }, { token })).body.errcode).toBe(1006)
})
