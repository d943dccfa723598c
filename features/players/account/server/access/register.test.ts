import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { days, type Duration, minutes } from '#core/clock/duration.ts'
import { calendarDay } from '#core/clock/manila.ts'
import { defaultSettings } from '#features/office/web-configuration/server/index.ts'
import {
  goodPassword,
  international,
  registration,
  registerPlayer,
  signInAs,
} from '#tests/support/registered-player.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { checkCode, register, sendCode } from '../../contract.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.set(defaultSettings)
  site.clock.advance(days(2))
})

let lastNumber = 9_280_000_000
const newNumber = () => `0${++lastNumber}`
const rowsOf = async (table: string) =>
  Number((await site.context.db.pool.query(`select count(*) as count from ${table}`)).rows[0]?.count)

test('registration keeps every declaration and agreement with its version', async () => {
  const { id } = await registerPlayer(site, newNumber())
  const { rows: declarations } = await site.context.db.pool.query(
    'select * from player_declaration where player_id = $1',
    [id],
  )
  const { rows: agreements } = await site.context.db.pool.query(
    'select document from player_agreement where player_id = $1 order by 1',
    [id],
  )
  expect(declarations.length).toBeGreaterThan(5)
  expect(agreements.map(({ document }) => document)).toEqual(['privacyPolicy', 'termsOfUse'])
})

describe('a refused registration creates nothing and says why', () => {
  test.each([
    { why: 'a number that is too short', changes: { account: '0917' }, key: 'login.loginPhoneTip', field: 'account' },
    {
      why: 'a declaration that is missing',
      changes: { declarations: [] },
      key: 'login.declarationTip',
      field: 'declarations',
    },
    {
      why: 'terms of another version',
      changes: { agreements: { termsOfUse: '2000-01-01', privacyPolicy: '2000-01-01' } },
      key: 'login.agreementOutdatedTip',
      field: 'agreements',
    },
  ])('$why', async ({ changes, key, field }) => {
    const before = await rowsOf('player')
    const answer = await site.send(register, await registration(site, newNumber(), { code: '123456', ...changes }))
    expect(answer.status).toBe(400)
    expect(answer.body.faults).toEqual(expect.arrayContaining([expect.objectContaining({ field, key })]))
    expect(await rowsOf('player')).toBe(before)
  })

  const commonOnes = [
    'short',
    'password12',
    'Passw0rd!',
    'q1w2e3r4',
    'trustno1',
    'bituin2026',
    'aaaaaaaaaa',
    'passwordpassword',
  ]
  const birthday = ['19900504', '04051990', '05041990!']
  test.each([...commonOnes, ...birthday])('the password %s', async (password) => {
    const answer = await site.send(
      register,
      await registration(site, newNumber(), { code: '123456', ...(await site.encrypted(password)) }),
    )
    expect(answer.body.faults).toEqual([expect.objectContaining({ field: 'password' })])
  })

  test('a missing code', async () => {
    const { code: _code, ...request } = await registration(site, newNumber(), { code: '123456' })
    expect((await site.send(register, request)).body.faults).toEqual([
      expect.objectContaining({ field: 'code', key: 'login.loginOtpTip' }),
    ])
  })

  test('a wrong code', async () => {
    const mobile = newNumber()
    await site.send(sendCode, { mobile, type: 0 })
    expect((await site.send(register, await registration(site, mobile, { code: '000000' }))).body.errcode).toBe(1045)
  })

  test('a code that is wrong where it is entered, which costs a try of the five', async () => {
    const mobile = newNumber()
    await site.send(sendCode, { mobile, type: 0 })
    const right = await site.codeTo(international(mobile))
    const wrong = right === '111111' ? '222222' : '111111'
    const check = async (code: string) => (await site.send(checkCode, { account: mobile, code })).body.errcode
    expect(await check(wrong)).toBe(1045)
    // The right code can be checked as often as the form is gone through, and is still there to register with.
    expect(await Promise.all(Array.from({ length: 10 }, () => check(right)))).toEqual(Array(10).fill(0))
    await Promise.all(Array.from({ length: 50 }, () => check(wrong)))
    expect(await check(right)).toBe(1045)
    expect((await site.send(register, await registration(site, mobile, { code: right }))).body.errcode).toBe(1045)
  })

  test('a code that was checked in time and used after half an hour', async () => {
    const registerAfter = async (wait: Duration) => {
      const mobile = newNumber()
      await site.send(sendCode, { mobile, type: 0 })
      const code = await site.codeTo(international(mobile))
      expect((await site.send(checkCode, { account: mobile, code })).body.errcode).toBe(0)
      site.clock.advance(wait)
      return (await site.send(register, await registration(site, mobile, { code }))).body.errcode
    }
    expect(await registerAfter(minutes(29))).toBe(0)
    expect(await registerAfter(minutes(30))).toBe(1045)
  })

  test('a player who turns 21 tomorrow in Manila', async () => {
    const mobile = newNumber()
    await site.send(sendCode, { mobile, type: 0 })
    const request = await registration(site, mobile)
    const at = new Date(site.clock.now() + 8 * 3_600_000)
    const birthday = (offset: number) =>
      new Date(Date.UTC(at.getUTCFullYear() - 21, at.getUTCMonth(), at.getUTCDate() + offset))
    const dayOf = (date: Date) => calendarDay(date.toISOString().slice(0, 10))
    expect((await site.send(register, { ...request, birthDate: dayOf(birthday(1)) })).body.errcode).toBe(1049)
    const secondTry = { ...request, ...(await site.encrypted(goodPassword)), birthDate: dayOf(birthday(0)) }
    expect((await site.send(register, secondTry)).body.errcode).toBe(0)
  })

  test('a number that already has an account, disclosed only to its holder', async () => {
    const mobile = newNumber()
    await registerPlayer(site, mobile)
    site.clock.advance(minutes(2))
    await site.send(sendCode, { mobile, type: 0 })
    expect(await site.messageTo(international(mobile))).toMatch(/already has an account/)
    expect((await site.send(register, await registration(site, mobile, { code: '123456' }))).body.errcode).toBe(1045)
  })

  test('a request from abroad where the operator serves the Philippines alone', async () => {
    await site.set({ ...defaultSettings, countryGate: 'philippinesOnly', registerType: 'username' })
    const { code: _code, ...request } = await registration(site, `abroad${++lastNumber}`.slice(0, 16), {
      code: '123456',
    })
    expect((await site.send(register, request, { ip: '8.8.8.8' })).body.errcode).toBe(1049)
    const secondTry = { ...request, ...(await site.encrypted(goodPassword)) }
    expect((await site.send(register, secondTry, { ip: '112.198.1.1' })).body.errcode).toBe(0)
  })
})

test('ten registrations of one number at once make one player', async () => {
  await site.set({ ...defaultSettings, registerType: 'phoneNoOtp' })
  const { code: _code, ...request } = await registration(site, newNumber(), { code: '123456' })
  const before = await rowsOf('player')
  const answers = await Promise.all(
    Array.from({ length: 10 }, async (_, i) => {
      const sealed = { ...request, ...(await site.encrypted(goodPassword)) }
      return site.send(register, sealed, { fingerprint: `device-number-${i}`, ip: `10.1.0.${i}` })
    }),
  )
  const errcodes = answers.map(({ body }) => body.errcode)
  expect(errcodes.filter((errcode) => errcode === 0)).toHaveLength(1)
  expect(errcodes.filter((errcode) => errcode === 1043)).toHaveLength(9)
  expect(await rowsOf('player')).toBe(before + 1)
})

test('a username signs in in any case, and is taken in any case', async () => {
  await site.set({ ...defaultSettings, registerType: 'username', otpStatus: false })
  const { code: _code, ...request } = await registration(site, 'MariaClara7', { code: '123456' })
  expect((await site.send(register, request)).body).toMatchObject({ errcode: 0, account: 'MariaClara7', mobile: '' })
  expect((await signInAs(site, 'mariaclara7')).body.errcode).toBe(0)
  const again = { ...request, ...(await site.encrypted(goodPassword)), account: 'MARIACLARA7' }
  expect((await site.send(register, again)).body.errcode).toBe(1043)
})

test('a number that nobody has proven is a name, not a bound mobile', async () => {
  await site.set({ ...defaultSettings, registerType: 'phoneNoOtp' })
  const { code: _code, ...request } = await registration(site, newNumber(), { code: '123456' })
  expect((await site.send(register, request)).body).toMatchObject({ errcode: 0, accountType: 'phone', mobile: '' })
})

test('green mode asks for a code also where usernames are registered', async () => {
  await site.set({ ...defaultSettings, registerType: 'username', mode: 'green' })
  const { code: _code, ...request } = await registration(site, newNumber(), { code: '123456' })
  expect((await site.send(register, request)).body.faults).toEqual([expect.objectContaining({ field: 'code' })])
})

test('the sixth account of a device in a day is refused', async () => {
  const visitor = { fingerprint: 'one-and-the-same-device', ip: '10.9.9.9' }
  for (let i = 0; i < 5; i++) await registerPlayer(site, newNumber(), visitor)
  const mobile = newNumber()
  await site.send(sendCode, { mobile, type: 0 }, visitor)
  expect((await site.send(register, await registration(site, mobile), visitor)).body.errcode).toBe(1047)
})

test('the sixty-first form of a device in ten minutes is refused before its password is opened', async () => {
  const visitor = { fingerprint: 'device-that-sends-forms', ip: '10.44.1.1' }
  const form = await registration(site, newNumber(), { code: '000000' })
  const send = async (from = visitor) =>
    (await site.send(register, { ...form, ...(await site.encrypted('short')) }, from)).body
  for (let count = 0; count < 60; count += 1) expect((await send()).code).toBe(400)
  expect(await send()).toMatchObject({ errcode: register.refusals.tryLater })
  expect((await send({ fingerprint: 'another-device', ip: '10.44.1.2' })).code).toBe(400)
  site.clock.advance(minutes(10))
  expect((await send()).code).toBe(400)
})

test('the addresses of one connection share the limits by address, however they are written', async () => {
  const codes = (ip: string, countMax: number) =>
    Promise.all(
      Array.from(
        { length: countMax },
        async () => (await site.send(sendCode, { mobile: newNumber(), type: 0 }, { ip })).body.errcode,
      ),
    )
  const first = await codes('2001:db8:77:1::5', 15)
  const second = await codes('2001:0db8:77:1:a:b:c:d', 15)
  expect(first.filter((errcode) => errcode === 0)).toHaveLength(15)
  expect(second.filter((errcode) => errcode === 0)).toHaveLength(5)
  expect(await codes('2001:db8:77:2::5', 1)).toEqual([0])
})

test('an invite code makes its owner the superior', async () => {
  const inviter = await registerPlayer(site, newNumber())
  const { rows } = await site.context.db.pool.query('select invite_code from player where id = $1', [inviter.id])
  const mobile = newNumber()
  await site.send(sendCode, { mobile, type: 0 })
  const answer = await site.send(
    register,
    await registration(site, mobile, { inviteCode: String(rows[0]?.invite_code).toLowerCase() }),
  )
  expect(answer.body.pid).toBe(inviter.id)
})

test('a new player signs in with the password given', async () => {
  const player = await registerPlayer(site, newNumber())
  expect((await signInAs(site, player.mobile, { password: goodPassword })).body.errcode).toBe(0)
})
