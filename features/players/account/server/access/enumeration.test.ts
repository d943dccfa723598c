import { afterAll, beforeAll, expect, test } from 'vitest'
import { minutes } from '#core/clock/duration.ts'
import { defaultSettings } from '#features/office/web-configuration/server/index.ts'
import { international, registerPlayer, registration, signInAs } from '#tests/support/registered-player.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { confirmPresence, register, sendCode } from '../../contract.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

let lastNumber = 9_460_000_000
const newNumber = () => `0${++lastNumber}`
const wrong = { password: 'not this one 1' }

/** Every way to type a number that finds its account. */
const spellings = (mobile: string) => [
  mobile,
  mobile.slice(1),
  `0${mobile}`,
  `00${mobile}`,
  international(mobile),
  international(mobile).slice(1),
  `${mobile.slice(0, 4)} ${mobile.slice(4, 7)} ${mobile.slice(7)}`,
]

test.each([{ whose: 'nobody' }, { whose: 'a player' }])(
  'the lock of a number that is the number of $whose counts all its spellings together',
  async ({ whose }) => {
    const mobile = newNumber()
    if (whose === 'a player') await registerPlayer(site, mobile)
    const errcodes = []
    for (const spelling of spellings(mobile)) errcodes.push((await signInAs(site, spelling, wrong)).body.errcode)
    expect(errcodes).toEqual([101, 101, 101, 102, 102, 102, 102])
  },
)

test('names in capitals and small letters share a lock, whether or not somebody has the name', async () => {
  await site.set({ ...defaultSettings, registerType: 'username', otpStatus: false })
  const { code: _code, ...request } = await registration(site, 'MariaClara7', { code: '123456' })
  await site.send(register, request, { fingerprint: 'her-device' })
  await site.set(defaultSettings)
  for (const name of ['mariaclara7', 'crisostomo9']) {
    const typed = [name, name.toUpperCase(), ` ${name}`, name]
    const errcodes = []
    for (const each of typed) errcodes.push((await signInAs(site, each, wrong)).body.errcode)
    expect(errcodes).toEqual([101, 101, 101, 102])
  }
})

test('the lock of a name does not close the number of the same player, so that nobody learns whose number it is', async () => {
  await site.set({ ...defaultSettings, registerType: 'username', otpStatus: false })
  const { code: _code, ...request } = await registration(site, 'sisa1887', { code: '123456' })
  const { body } = await site.send(register, request, { fingerprint: 'another-device' })
  await site.set(defaultSettings)
  const mobile = newNumber()
  await site.context.db.pool.query('update player set mobile = $1 where id = $2', [international(mobile), body.id])
  for (let i = 0; i < 4; i++) await signInAs(site, 'sisa1887', wrong)
  expect((await signInAs(site, 'sisa1887', wrong)).body.errcode).toBe(102)
  expect((await signInAs(site, mobile, wrong)).body.errcode).toBe(101)
})

test('wrong passwords of a live session count against the lock of its account', async () => {
  const player = await registerPlayer(site, newNumber())
  for (let i = 0; i < 3; i++)
    await site.send(confirmPresence, await site.encrypted('wrong wrong 1'), { token: player.token })
  expect((await signInAs(site, player.mobile)).body.errcode).toBe(102)
})

test('codes are held back for known and unknown numbers alike, in every spelling', async () => {
  const known = newNumber()
  await registerPlayer(site, known)
  site.clock.advance(minutes(2))
  for (const mobile of [known, newNumber()]) {
    const errcodes = []
    for (const typed of [mobile, mobile.slice(1)])
      errcodes.push((await site.send(sendCode, { mobile: typed, type: 1 })).body.errcode)
    expect(errcodes).toEqual([0, 1020])
  }
})

test('a player registered with an unproven number signs in with it in every spelling', async () => {
  await site.set({ ...defaultSettings, registerType: 'phoneNoOtp' })
  const mobile = newNumber()
  const { code: _code, ...request } = await registration(site, mobile, { code: '123456' })
  await site.send(register, request, { fingerprint: 'a-third-device' })
  for (const spelling of spellings(mobile)) expect((await signInAs(site, spelling)).body.errcode).toBe(0)
})
