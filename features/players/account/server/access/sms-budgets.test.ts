import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { days, minutes, seconds } from '#core/clock/duration.ts'
import { defaultSettings } from '#features/office/web-configuration/server/index.ts'
import { goodPassword, international, registerPlayer, registration } from '#tests/support/registered-player.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { bindMobile, register, sendCode } from '../../contract.ts'
import { codesHeldBack } from './codes-held-back.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  site.clock.advance(days(2))
  await site.set(defaultSettings)
})

let lastNumber = 9_450_000_000
const newNumber = () => `0${++lastNumber}`
let lastAddress = 0
const newAddress = () => `10.7.${Math.floor(++lastAddress / 250)}.${lastAddress % 250}`

const messagesWaiting = async () =>
  Number(
    (await site.context.db.pool.query(`select count(*) as count from job where name = 'account.sendSms'`)).rows[0]
      ?.count,
  )

describe('a message costs money, so none goes where no player of ours has a phone', () => {
  test.each([
    { countryCode: '44', mobile: '7911123456' },
    { countryCode: '882', mobile: '1612345678' },
    { countryCode: '1', mobile: '9005551234' },
    { countryCode: '+1', mobile: '2125551234' },
    { countryCode: '6', mobile: '3281234567' },
    { countryCode: '63', mobile: '0281234567' },
    { countryCode: '63', mobile: '8171234567' },
  ])('+$countryCode $mobile is refused at the field, and nothing waits to be sent', async (to) => {
    const before = await messagesWaiting()
    for (const type of [0, 1] as const) {
      const answer = await site.send(sendCode, { ...to, type })
      expect(answer.status).toBe(400)
      expect(answer.body.faults).toEqual([
        expect.objectContaining({ field: 'mobile', key: 'errInputText.mobileUnreachable' }),
      ])
    }
    expect(await messagesWaiting()).toBe(before)
  })

  test('a Philippine mobile number has one spelling, whatever zeros are typed before it and its country', async () => {
    const mobile = newNumber()
    expect((await site.send(sendCode, { countryCode: '63', mobile, type: 0 })).body.errcode).toBe(0)
    for (const countryCode of ['+63', '063', '0063']) {
      const again = await site.send(sendCode, { countryCode, mobile: mobile.slice(1), type: 0 })
      expect(again.body.errcode).toBe(1020)
    }
  })

  test('neither an account is opened nor a number bound that no code may go to', async () => {
    await site.set({ ...defaultSettings, registerType: 'phoneNoOtp' })
    const { code: _code, ...request } = await registration(site, '7911123456', { code: '123456', countryCode: '44' })
    expect((await site.send(register, request)).body.faults).toEqual([
      expect.objectContaining({ field: 'account', key: 'errInputText.mobileUnreachable' }),
    ])
    await site.set(defaultSettings)
    const { token } = await registerPlayer(site, newNumber())
    const answer = await site.send(bindMobile, { countryCode: '44', mobile: '7911123456', code: '123456' }, { token })
    expect(answer.body.faults).toEqual([expect.objectContaining({ field: 'mobile' })])
  })

  test('only the ranges of numbers abroad that the operator opens get codes', async () => {
    await site.set({ ...defaultSettings, smsNumbersAbroad: ['447'] })
    const reaches = async (mobile: string) =>
      (await site.send(sendCode, { countryCode: '44', mobile, type: 0 })).body.errcode === 0
    expect(await reaches('7911123456')).toBe(true)
    expect(await reaches('2079460000')).toBe(false)
    await site.set({ ...defaultSettings, smsNumbersAbroad: ['44'] })
    expect(await reaches('9098790000')).toBe(false)
  })
})

describe('codes that nobody uses run out', () => {
  test('a hundred at once from a hundred addresses of one connection of version 6 are fifty', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) => {
        const visitor = { ip: `2001:fd8:2:1::${(i + 1).toString(16)}`, fingerprint: `one-of-a-connection-${i}` }
        return site.send(sendCode, { mobile: newNumber(), type: 0 }, visitor)
      }),
    )
    expect(answers.filter(({ body }) => body.errcode === 0)).toHaveLength(50)
  })

  test('a hundred at once from one address are fifty, however many devices it says it is', async () => {
    const ip = newAddress()
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        site.send(sendCode, { mobile: newNumber(), type: 0 }, { ip, fingerprint: `one-of-a-hundred-${i}` }),
      ),
    )
    expect(answers.filter(({ body }) => body.errcode === 0)).toHaveLength(50)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(50)
  })

  test('a visitor without a device id gets twenty of them', async () => {
    const ip = newAddress()
    const answers = []
    for (let i = 0; i < 21; i++) answers.push(await site.send(sendCode, { mobile: newNumber(), type: 1 }, { ip }))
    expect(answers.map(({ body }) => body.errcode)).toEqual([...Array.from({ length: 20 }, () => 0), 1020])
  })

  test('a code that is used is given back, so that a barangay behind one address can register', async () => {
    const ip = newAddress()
    for (let i = 0; i < 30; i++) {
      const visitor = { ip, fingerprint: `neighbour-${i}` }
      await registerPlayer(site, newNumber(), visitor)
      await site.send(sendCode, { mobile: newNumber(), type: 0 }, visitor)
    }
    expect((await site.send(sendCode, { mobile: newNumber(), type: 0 }, { ip, fingerprint: 'the-last' })).status).toBe(
      200,
    )
  })

  test('all addresses share an hourly budget of codes; beyond it strangers wait, players do not, and the operator is notified', async () => {
    const player = await registerPlayer(site, newNumber(), { ip: newAddress() })
    await site.set({ ...defaultSettings, smsPerHourMax: 100 })
    site.clock.advance(minutes(61))
    const sent = await Promise.all(
      Array.from({ length: 120 }, (_, i) =>
        site.send(sendCode, { mobile: newNumber(), type: 0 }, { ip: `10.8.0.${i}`, fingerprint: `one-of-many-${i}` }),
      ),
    )
    expect(sent.filter(({ body }) => body.errcode === 0)).toHaveLength(100)
    expect((await site.send(sendCode, { type: 3 }, { token: player.token })).body.errcode).toBe(0)

    await site.context.refusedCalls.flush()
    expect((await codesHeldBack(site.context.db, site.clock.now())).count).toBe(20n)
    const { rows } = await site.context.db.pool.query(
      `select caller, what, code, count from refused_call where door = 'sms' and code = 'codeUnusedInAll'`,
    )
    expect(rows).toEqual([{ caller: '+63', what: 'register', code: 'codeUnusedInAll', count: 20n }])
    site.clock.advance(minutes(61))
    expect((await site.send(sendCode, { mobile: newNumber(), type: 0 }, { ip: newAddress() })).body.errcode).toBe(0)
  })

  test('a country abroad has a tenth of the hour', async () => {
    await site.set({ ...defaultSettings, smsNumbersAbroad: ['447'], smsPerHourMax: 100 })
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, i) =>
        site.send(
          sendCode,
          { countryCode: '44', mobile: `79111234${10 + i}`, type: 0 },
          { ip: `10.9.0.${i}`, fingerprint: `abroad-${i}` },
        ),
      ),
    )
    expect(answers.filter(({ body }) => body.errcode === 0)).toHaveLength(10)
  })
})

describe('the purpose of a code', () => {
  test('is said by the message that brings it', async () => {
    const mobile = newNumber()
    await site.send(sendCode, { mobile, type: 0 })
    expect(await site.messageTo(international(mobile))).toMatch(/ is your Bituin code to create an account\./)
    const player = await registerPlayer(site, newNumber())
    site.clock.advance(minutes(2))
    await site.send(sendCode, { mobile: player.mobile, type: 1 })
    expect(await site.messageTo(international(player.mobile))).toMatch(/ code to reset your password or unlock/)
    site.clock.advance(minutes(2))
    await site.send(sendCode, { type: 3 }, { token: player.token })
    expect(await site.messageTo(international(player.mobile))).toMatch(
      / code to confirm a withdrawal or account change/,
    )
  })

  test('two purposes within a minute do not block each other, the same one twice does', async () => {
    const player = await registerPlayer(site, newNumber())
    site.clock.advance(minutes(2))
    expect((await site.send(sendCode, { type: 3 }, { token: player.token })).body.errcode).toBe(0)
    site.clock.advance(seconds(1))
    expect((await site.send(sendCode, { mobile: player.mobile, type: 1 })).body.errcode).toBe(0)
    expect((await site.send(sendCode, { mobile: player.mobile, type: 1 })).body.errcode).toBe(1020)
    expect((await site.send(sendCode, { type: 3 }, { token: player.token })).body.errcode).toBe(1020)
  })

  test('requests of strangers for a number leave its owner the codes of a signed-in player', async () => {
    const player = await registerPlayer(site, newNumber())
    for (let i = 0; i < 11; i++) {
      site.clock.advance(seconds(61))
      await site.send(sendCode, { mobile: player.mobile, type: 1 }, { ip: newAddress(), fingerprint: `stranger-${i}` })
    }
    expect((await site.send(sendCode, { mobile: player.mobile, type: 1 }, { ip: newAddress() })).status).toBe(429)
    expect((await site.send(sendCode, { type: 3 }, { token: player.token })).body.errcode).toBe(0)
    expect(player.password).toBe(goodPassword)
  })
})
