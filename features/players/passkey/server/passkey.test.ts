import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hours, minutes } from '#core/clock/duration.ts'
import { signInByPasskey } from '#features/players/account/passkey-contract.ts'
import { listSessions, resetPassword, sendCode } from '#features/players/account/contract.ts'
import { createOutbox } from '#platform/outbox/outbox.ts'
import { goodPassword, international, type RegisteredPlayer } from '#tests/support/registered-player.ts'
import { softwareAuthenticator } from '#tests/support/software-authenticator.ts'
import { openTestPasskeys } from '#tests/support/test-passkeys.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { openTestWithdrawals, type TestWithdrawals } from '#tests/support/test-withdrawals.ts'
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from '../contract.ts'

let site: TestSite
let cashier: TestWithdrawals
let passkeys: ReturnType<typeof openTestPasskeys>
beforeAll(async () => {
  site = await openTestSite()
  cashier = openTestWithdrawals(site, 9_473_000_000)
  passkeys = openTestPasskeys(site, cashier.codeFor)
})
afterAll(() => site.close())
beforeEach(() => void site.clock.advance(minutes(11)))

/** Titles of the inbox, newest first, after all events were handled. */
async function inboxOf({ id }: RegisteredPlayer): Promise<string[]> {
  const { clock, context, features } = site
  await createOutbox({ db: context.db, clock, log: context.log, consumers: features.consumers }).drain()
  const { rows } = await context.db.pool.query(
    `select title from mail where player_id = $1 and source = 'account' order by id desc`,
    [id],
  )
  return v.parse(v.array(v.object({ title: v.string() })), rows).map(({ title }) => title)
}

const remove = async (player: RegisteredPlayer, id: number, password = player.password) =>
  (await site.send(removePasskey, { id, ...(await site.encrypted(password)) }, { token: player.token })).body.errcode

describe('adding', () => {
  test('takes the password and a code, and is notified in the inbox and by SMS', async () => {
    const player = await cashier.newPlayer()
    expect(await passkeys.begin(player, await site.encrypted('wrong wrong 1'))).toMatchObject({ errcode: 101 })
    expect(await passkeys.begin(player, { code: '000000' })).toMatchObject({ errcode: 1045 })
    expect(await passkeys.begin(player, { code: undefined })).toMatchObject({ errcode: 1045 })
    expect(await passkeys.add(player, { name: 'Maria’s phone' })).toMatchObject({ errcode: 0 })
    expect(await passkeys.list(player)).toMatchObject([{ name: 'Maria’s phone', lastUsedAt: null }])
    expect(await inboxOf(player)).toEqual(['Passkey added'])
    expect(await site.messageTo(international(player.mobile))).toMatch(/^Bituin: A passkey was added to your account/)
  })

  test('is for a device that verifies its user, at this site, once, within five minutes', async () => {
    const player = await cashier.newPlayer()
    const careless = softwareAuthenticator({ verifies: false })
    expect(await passkeys.add(player, { device: careless })).toMatchObject({ errcode: 1462 })
    expect(await passkeys.add(player, { at: 'https://phish.example' })).toMatchObject({ errcode: 1462 })
    const device = softwareAuthenticator()
    expect(await passkeys.add(player, { device })).toMatchObject({ errcode: 0 })
    expect(await passkeys.add(player, { device })).toMatchObject({ errcode: 1462 })
    const { options } = v.parse(beginPasskey.response, await passkeys.begin(player))
    const passkey = softwareAuthenticator().make({ challenge: options.challenge, origin: passkeys.origin })
    const send = async ({ token }: RegisteredPlayer) =>
      (await site.send(addPasskey, { name: 'Laptop', passkey }, { token })).body.errcode
    expect(await send(await cashier.newPlayer())).toBe(1463)
    site.clock.advance(minutes(6))
    expect(await send(player)).toBe(1463)
    expect(await passkeys.list(player)).toHaveLength(1)
  })

  test('ten at once with one challenge is one passkey, and an eleventh passkey is none', async () => {
    const player = await cashier.newPlayer()
    const { options } = v.parse(beginPasskey.response, await passkeys.begin(player))
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => {
        const passkey = softwareAuthenticator().make({ challenge: options.challenge, origin: passkeys.origin })
        return site.send(addPasskey, { name: 'Phone', passkey }, { token: player.token })
      }),
    )
    expect(answers.map(({ body }) => body.errcode).filter((errcode) => errcode === 0)).toHaveLength(1)
    const last = v.parse(beginPasskey.response, await passkeys.begin(player)).options
    await site.context.db.pool.query(
      `insert into player_passkey (player_id, credential_id, public_key, counter, transports, name, created_at)
       select $1, 'many-' || n, '', 0, '{}', 'Key ' || n, now() from generate_series(1, 9) n`,
      [player.id],
    )
    expect(await passkeys.begin(player)).toMatchObject({ errcode: 1461 })
    const passkey = softwareAuthenticator().make({ challenge: last.challenge, origin: passkeys.origin })
    const eleventh = await site.send(addPasskey, { name: 'Key 11', passkey }, { token: player.token })
    expect(eleventh.body.errcode).toBe(1461)
    expect(await passkeys.list(player)).toHaveLength(10)
  })
})

test('a passkey is named and removed by its owner alone, with the password, and is notified', async () => {
  const player = await cashier.newPlayer()
  const other = await cashier.newPlayer()
  const device = await passkeys.readyDevice(player)
  const [key] = await passkeys.list(player)
  const id = key?.id ?? 0
  const rename = async ({ token }: RegisteredPlayer) =>
    (await site.send(renamePasskey, { id, name: 'Old phone' }, { token })).body.errcode
  expect(await rename(other)).toBe(1465)
  expect(await rename(player)).toBe(0)
  expect(await passkeys.list(player)).toMatchObject([{ name: 'Old phone' }])
  expect(await remove(other, id)).toBe(1465)
  expect(await remove(player, id, 'wrong wrong 1')).toBe(101)
  expect(await remove(player, id)).toBe(0)
  expect(await remove(player, id)).toBe(1465)
  expect((await passkeys.signIn(device)).body.errcode).toBe(1462)
  expect(await inboxOf(player)).toEqual(['Passkey removed', 'Passkey added'])
})

describe('signing in', () => {
  test('needs the passkey alone, opens a session of the device, and is used up', async () => {
    const player = await cashier.newPlayer()
    const device = await passkeys.readyDevice(player)
    const challenge = await passkeys.challengeOfSignIn()
    const passkey = device.sign({ challenge, origin: passkeys.origin })
    const visitor = { fingerprint: 'a-desk-of-maria', platform: 1, ip: '112.198.9.1' } as const
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => site.send(signInByPasskey, { passkey, keepSignedIn: true }, visitor)),
    )
    const [first, ...more] = answers.filter(({ body }) => body.errcode === 0)
    expect(more).toEqual([])
    expect(first?.body).toMatchObject({ id: player.id, lastSignIn: expect.anything() })
    expect(new Set(answers.map(({ body }) => body.errcode))).toEqual(new Set([0, 1463]))
    const { body } = await site.send(listSessions, {}, { token: String(first?.body.token) })
    expect(body.sessions).toMatchObject([{ current: true, deviceKind: 'desktop' }, { deviceKind: 'phone' }])
    expect(await inboxOf(player)).toContain('New login to your account')
  })

  test.each([
    { what: 'by a device that nobody knows', change: {}, errcode: 1462, stranger: true },
    { what: 'at another site', change: { origin: 'https://phish.example' }, errcode: 1462 },
    { what: 'of a made-up challenge', change: { challenge: 'bWFkZSB1cA' }, errcode: 1463 },
    { what: 'without verifying the user', change: {}, errcode: 1462, careless: true },
  ])('a signature $what opens nothing', async ({ change, errcode, stranger = false, careless = false }) => {
    const player = await cashier.newPlayer()
    const known = softwareAuthenticator()
    await passkeys.add(player, { device: known })
    const device = stranger ? softwareAuthenticator() : known
    const challenge = await passkeys.challengeOfSignIn()
    const signed = device.sign({ challenge, origin: passkeys.origin, ...change }, careless)
    expect((await site.send(signInByPasskey, { passkey: signed })).body.errcode).toBe(errcode)
  })

  test('a late signature, and that of a copied device, open nothing', async () => {
    const device = await passkeys.readyDevice(await cashier.newPlayer())
    const late = device.sign({ challenge: await passkeys.challengeOfSignIn(), origin: passkeys.origin })
    site.clock.advance(minutes(5))
    expect((await site.send(signInByPasskey, { passkey: late })).body.errcode).toBe(1463)
    expect((await passkeys.signIn(device)).body.errcode).toBe(0)
    device.setBack()
    expect((await passkeys.signIn(device)).body.errcode).toBe(1462)
  })

  test.each([
    { what: 'suspended', state: 'suspended', closedAt: null, errcode: 1018, duringBreak: 1018 },
    { what: 'closed by its player', state: 'suspended', closedAt: new Date(), errcode: 1058, duringBreak: 1058 },
    { what: 'excluded', state: 'excluded', closedAt: null, errcode: 1019, duringBreak: 0 },
  ])('an account that is $what says so, as with a password', async ({ state, closedAt, errcode, duringBreak }) => {
    const player = await cashier.newPlayer()
    const device = await passkeys.readyDevice(player)
    await site.context.db.pool.query('update player set state = $2, closed_at = $3 where id = $1', [
      player.id,
      state,
      closedAt,
    ])
    expect((await passkeys.signIn(device)).body.errcode).toBe(errcode)
    expect((await passkeys.signIn(device, { duringBreak: true })).body.errcode).toBe(duringBreak)
  })

  test('new terms are due, as with a password', async () => {
    const player = await cashier.newPlayer()
    const device = await passkeys.readyDevice(player)
    await site.context.db.pool.query('delete from player_agreement where player_id = $1', [player.id])
    const { body } = await passkeys.signIn(device)
    expect(body.agreementsDue).toEqual(expect.arrayContaining(['termsOfUse']))
  })

  test('attempts are limited, as with a password', async () => {
    const visitor = { fingerprint: 'a-device-that-tries', ip: '112.198.9.2' }
    for (let attempt = 0; attempt < 60; attempt += 1) await passkeys.challengeOfSignIn(visitor)
    const device = softwareAuthenticator()
    const passkey = device.sign({ challenge: 'bWFkZSB1cA', origin: passkeys.origin })
    expect((await site.send(signInByPasskey, { passkey }, visitor)).body).toMatchObject({ errcode: 1020 })
  })
})

test('a password that is reset by a code removes all passkeys, and says so in one message', async () => {
  const player = await cashier.newPlayer()
  const device = await passkeys.readyDevice(player)
  await passkeys.readyDevice(player)
  site.clock.advance(hours(1))
  await site.send(sendCode, { mobile: player.mobile, type: 1 })
  const code = await site.codeTo(international(player.mobile))
  const reset = { account: player.mobile, code, ...(await site.encrypted(`${goodPassword} 2`)) }
  expect((await site.send(resetPassword, reset)).body.errcode).toBe(0)
  expect((await passkeys.signIn(device)).body.errcode).toBe(1462)
  expect(await inboxOf(player)).toEqual([
    'Passkeys removed',
    'Your password was changed',
    'Passkey added',
    'Passkey added',
  ])
})
