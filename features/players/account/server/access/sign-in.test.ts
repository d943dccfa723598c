import { afterAll, beforeAll, expect, test } from 'vitest'
import { days, hours, minutes } from '#core/clock/duration.ts'
import { goodPassword, international, registerPlayer, signInAs } from '#tests/support/registered-player.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import {
  confirmPresence,
  bindMobile,
  endSession,
  getPlayer,
  listSessions,
  ping,
  sendCode,
  signIn,
  signOut,
} from '../../contract.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

let lastNumber = 9_170_000_000
const newNumber = () => `0${++lastNumber}`

test('a player signs in with the number in any spelling and gets the session user of the specification', async () => {
  const player = await registerPlayer(site, newNumber())
  const answer = await signInAs(site, player.mobile.slice(1))
  expect(answer.body).toMatchObject({
    code: 200,
    errcode: 0,
    id: player.id,
    accountType: 'phone',
    coin: 0,
    password: '',
  })
  expect(String(answer.body.token)).toHaveLength(43)
  expect(answer.body.mobile).not.toBe(international(player.mobile))
})

test('an unknown account and a wrong password get the same answer', async () => {
  const player = await registerPlayer(site, newNumber())
  const wrong = await signInAs(site, player.mobile, { password: 'not this one 1' })
  const unknown = await signInAs(site, newNumber(), { password: 'not this one 1' })
  expect(wrong.body).toEqual(unknown.body)
  expect(wrong.body.errcode).toBe(101)
})

test('an undecryptable password is a wrong password', async () => {
  const player = await registerPlayer(site, newNumber())
  const { passwordKeyId } = await site.encrypted(goodPassword)
  const answer = await site.send(signIn, {
    account: player.mobile,
    password: Buffer.alloc(384, 7).toString('base64'),
    passwordKeyId,
  })
  expect(answer.body.errcode).toBe(101)
})

test('three wrong passwords lock the account for everybody, and half an hour opens it', async () => {
  const player = await registerPlayer(site, newNumber())
  for (let i = 0; i < 3; i++) await signInAs(site, player.mobile, { password: 'wrong wrong 1', ip: `10.0.0.${i}` })
  expect((await signInAs(site, player.mobile)).body).toMatchObject({ errcode: 102 })
  site.clock.advance(minutes(31))
  expect((await signInAs(site, player.mobile)).body.errcode).toBe(0)
})

test('ten wrong passwords at once are three tries, not ten', async () => {
  const player = await registerPlayer(site, newNumber())
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => signInAs(site, player.mobile, { password: 'wrong wrong 1' })),
  )
  const errcodes = answers.map(({ body }) => body.errcode).toSorted((a, b) => a - b)
  expect(errcodes).toEqual([101, 101, 101, 102, 102, 102, 102, 102, 102, 102])
})

test('a code to the number unlocks a locked account', async () => {
  const player = await registerPlayer(site, newNumber())
  for (let i = 0; i < 3; i++) await signInAs(site, player.mobile, { password: 'wrong wrong 1' })
  site.clock.advance(minutes(2))
  await site.send(sendCode, { mobile: player.mobile, type: 1 })
  const code = await site.codeTo(international(player.mobile))
  const answer = await site.send(signIn, { account: player.mobile, ...(await site.encrypted(goodPassword)), code })
  expect(answer.body.errcode).toBe(0)
})

test('a wrong unlock code is refused and leaves the lock', async () => {
  const player = await registerPlayer(site, newNumber())
  for (let i = 0; i < 3; i++) await signInAs(site, player.mobile, { password: 'wrong wrong 1' })
  const answer = await site.send(signIn, {
    account: player.mobile,
    ...(await site.encrypted(goodPassword)),
    code: '000000',
  })
  expect(answer.body.errcode).toBe(1045)
  expect((await signInAs(site, player.mobile)).body.errcode).toBe(102)
})

test.each([
  { state: 'suspended', errcode: 1018 },
  { state: 'excluded', errcode: 1019 },
])('a $state player learns the state only with the right password', async ({ state, errcode }) => {
  const player = await registerPlayer(site, newNumber())
  await site.context.db.pool.query('update player set state = $1 where id = $2', [state, player.id])
  expect((await signInAs(site, player.mobile, { password: 'not this one 1' })).body.errcode).toBe(101)
  expect((await signInAs(site, player.mobile)).body.errcode).toBe(errcode)
})

test('a stop with an end lifts itself', async () => {
  const player = await registerPlayer(site, newNumber())
  await site.context.db.pool.query(`update player set state = 'excluded', state_until = $1 where id = $2`, [
    new Date(site.clock.now() + minutes(5)),
    player.id,
  ])
  expect((await signInAs(site, player.mobile)).body.errcode).toBe(1019)
  site.clock.advance(minutes(6))
  expect((await signInAs(site, player.mobile)).body.errcode).toBe(0)
})

test('suspension ends what a live session may do with its next request', async () => {
  const { token, id } = await registerPlayer(site, newNumber())
  await site.context.db.pool.query(`update player set state = 'suspended' where id = $1`, [id])
  expect((await site.send(getPlayer, {}, { token })).status).toBe(401)
})

test('the reply carries the sign-in before this one', async () => {
  const player = await registerPlayer(site, newNumber())
  const before = site.clock.now()
  site.clock.advance(hours(1))
  const answer = await signInAs(site, player.mobile, { ip: '112.198.1.1' })
  expect(answer.body.lastSignIn).toMatchObject({ at: before, device: 'Chrome on Android', place: 'Unknown location' })
  expect((await signInAs(site, player.mobile)).body.lastSignIn).toMatchObject({ place: 'Philippines' })
})

test('one session of each device kind: the phone stays when the desktop comes, and goes when another phone does', async () => {
  const player = await registerPlayer(site, newNumber())
  const desktop = String((await signInAs(site, player.mobile, { platform: 1 })).body.token)
  expect((await site.send(getPlayer, {}, { token: player.token })).status).toBe(200)
  const phone = String((await signInAs(site, player.mobile, { platform: 0 })).body.token)
  expect((await site.send(getPlayer, {}, { token: player.token })).status).toBe(401)
  expect((await site.send(getPlayer, {}, { token: phone })).status).toBe(200)
  expect((await site.send(getPlayer, {}, { token: desktop })).status).toBe(200)
})

test('ten sign-ins at once on one kind of device leave one session', async () => {
  const player = await registerPlayer(site, newNumber())
  const answers = await Promise.all(Array.from({ length: 10 }, () => signInAs(site, player.mobile)))
  const tokens = answers.filter(({ body }) => body.errcode === 0).map(({ body }) => String(body.token))
  const live = await Promise.all(tokens.map(async (token) => (await site.send(getPlayer, {}, { token })).status))
  expect(live.filter((status) => status === 200)).toHaveLength(1)
})

test('the first device is listed on the second and can be ended from there', async () => {
  const player = await registerPlayer(site, newNumber())
  const token = String((await signInAs(site, player.mobile, { platform: 1 })).body.token)
  const { body } = await site.send(listSessions, {}, { token })
  const sessions = body.sessions as { id: number; current: boolean; deviceKind: string }[]
  expect(sessions.map(({ current, deviceKind }) => ({ current, deviceKind }))).toEqual(
    expect.arrayContaining([
      { current: true, deviceKind: 'desktop' },
      { current: false, deviceKind: 'phone' },
    ]),
  )
  const other = sessions.find(({ current }) => !current)
  expect((await site.send(endSession, { sessionId: other?.id ?? 0 }, { token })).body).toMatchObject({
    errcode: 0,
    ended: 1,
  })
  expect((await site.send(getPlayer, {}, { token: player.token })).status).toBe(401)
  expect((await site.send(endSession, { sessionId: other?.id ?? 0 }, { token })).body.errcode).toBe(1004)
})

test('a session of somebody else cannot be ended', async () => {
  const mine = await registerPlayer(site, newNumber())
  const theirs = await registerPlayer(site, newNumber())
  const { rows } = await site.context.db.pool.query('select id from session where player_id = $1', [theirs.id])
  const answer = await site.send(endSession, { sessionId: Number(rows[0]?.id) }, { token: mine.token })
  expect(answer.body.errcode).toBe(1004)
  expect((await site.send(getPlayer, {}, { token: theirs.token })).status).toBe(200)
})

test('signing out ends the session at once', async () => {
  const { token } = await registerPlayer(site, newNumber())
  expect((await site.send(signOut, {}, { token })).body.errcode).toBe(0)
  expect((await site.send(getPlayer, {}, { token })).status).toBe(401)
})

test('a session ends after 12 hours, and after 30 days when it was to be kept', async () => {
  const player = await registerPlayer(site, newNumber())
  const kept = await site.send(
    signIn,
    { account: player.mobile, ...(await site.encrypted(goodPassword)), keepSignedIn: true },
    { platform: 1 },
  )
  const keptToken = String(kept.body.token)
  site.clock.advance(hours(12))
  expect((await site.send(ping, {}, { token: player.token })).status).toBe(401)
  expect((await site.send(ping, {}, { token: keptToken })).status).toBe(200)
  site.clock.advance(days(30))
  expect((await site.send(ping, {}, { token: keptToken })).status).toBe(401)
})

test('after half an hour without an action the password is asked for, and pings do not count as actions', async () => {
  const { token } = await registerPlayer(site, newNumber())
  for (let i = 0; i < 31; i++) {
    site.clock.advance(minutes(1))
    await site.send(ping, {}, { token })
  }
  const bind = { mobile: newNumber(), code: '123456' }
  expect((await site.send(bindMobile, bind, { token })).body.errcode).toBe(1050)
  await site.send(listSessions, {}, { token })
  expect((await site.send(bindMobile, bind, { token })).body.errcode).toBe(1050)
  expect((await site.send(confirmPresence, await site.encrypted('wrong wrong 1'), { token })).body.errcode).toBe(101)
  expect((await site.send(confirmPresence, await site.encrypted(goodPassword), { token })).body.errcode).toBe(0)
  expect((await site.send(bindMobile, bind, { token })).body.errcode).toBe(1004)
})

test('neither password, code nor token is in the log', async () => {
  const player = await registerPlayer(site, newNumber())
  const answer = await signInAs(site, player.mobile)
  await signInAs(site, player.mobile, { password: 'wrong wrong 1' })
  const log = site.logLines.join('\n')
  expect(log).toContain('call refused')
  expect(log).not.toContain(goodPassword)
  expect(log).not.toContain(String(answer.body.token))
  expect(log).not.toMatch(/your code is/)
})
