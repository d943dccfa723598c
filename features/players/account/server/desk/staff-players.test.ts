import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { days, hours } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { type RegisteredPlayer, registerPlayer, registration, signInAs } from '#tests/support/registered-player.ts'
import { getPlayer, register } from '../../contract.ts'
import {
  endPlayerSessions,
  findPlayers,
  liftSuspension,
  suspendPlayer,
  tagPlayer,
  viewPlayer,
} from '../../staff-contract.ts'

let office: TestBackOffice
let risk: SignedInStaff
let support: SignedInStaff
beforeAll(async () => {
  office = await openTestBackOffice()
  risk = await office.newStaff('riskAnalyst')
  support = await office.newStaff('csLevel1')
})
afterAll(() => office.close())

const reason = 'chargebacks reported by the bank'
const never = -1 as never
let lastMobile = 0
const newPlayer = (): Promise<RegisteredPlayer> => {
  office.site.clock.advance(61_000 as never)
  return registerPlayer(office.site, `0918${String(++lastMobile).padStart(7, '0')}`)
}
const signedIn = async (token: string) => (await office.site.send(getPlayer, {}, { token })).status === 200
// Keeps staff sessions active while the test's clock advances.
const awake = async (member: SignedInStaff) => {
  await office.site.context.db.pool.query(`update staff_session set last_action_at = $1, expires_at = $2`, [
    new Date(office.site.clock.now()),
    new Date(addDuration(office.site.clock.now(), hours(8))),
  ])
  return member.token
}
const suspend = async (playerId: number, until = never) =>
  office.send(suspendPlayer, { playerId, until, reason }, await awake(risk))
const lift = async (playerId: number) => office.send(liftSuspension, { playerId, reason }, await awake(risk))
const view = async (playerId: number, by = risk) => (await office.send(viewPlayer, { playerId }, await awake(by))).body
const idsOf = async (text: string, by = risk, state: '' | 'suspended' = '') => {
  const { body } = await office.send(findPlayers, { text, state }, await awake(by))
  return v.parse(v.array(v.looseObject({ id: v.number() })), body.rows).map(({ id }) => id)
}
const auditOf = async (playerId: number) =>
  (
    await office.site.context.db.pool.query(
      'select actor, action, before, after, reason from staff_audit where subject = $1 order by seq',
      [`player:${playerId}`],
    )
  ).rows

test('a suspension ends every session at once, holds against signing in, and is lifted again', async () => {
  const player = await newPlayer()
  expect((await suspend(player.id)).body).toMatchObject({ errcode: 0, sessionsEnded: 1 })
  expect(await signedIn(player.token)).toBe(false)
  expect((await signInAs(office.site, player.mobile)).body.errcode).toBe(1018)
  expect(await view(player.id)).toMatchObject({ state: 'suspended', stateUntil: -1, stateReason: reason, sessions: [] })

  expect((await lift(player.id)).body.errcode).toBe(0)
  expect(await view(player.id)).toMatchObject({ state: 'active', stateReason: '' })
  const { body } = await signInAs(office.site, player.mobile)
  expect(await signedIn(String(body.token))).toBe(true)
  expect(await auditOf(player.id)).toMatchObject([
    { actor: risk.email, action: 'player.suspend', before: { state: 'active' }, after: { state: 'suspended' }, reason },
    { actor: risk.email, action: 'player.lift', before: { state: 'suspended' }, after: { state: 'active' }, reason },
  ])
})

test('a suspension with an end is over at its end', async () => {
  const player = await newPlayer()
  const until = addDuration(office.site.clock.now(), days(2))
  await office.send(suspendPlayer, { playerId: player.id, until, reason }, await awake(risk))
  expect(await view(player.id)).toMatchObject({ state: 'suspended', stateUntil: until })
  expect(await idsOf('', risk, 'suspended')).toContain(player.id)
  office.site.clock.advance(days(2))
  expect(await view(player.id)).toMatchObject({ state: 'active', stateUntil: -1 })
  expect(await idsOf('', risk, 'suspended')).not.toContain(player.id)
  const { token } = (await signInAs(office.site, player.mobile)).body
  expect((await office.site.send(getPlayer, {}, { token: String(token) })).status).toBe(200)
  expect((await lift(player.id)).body.errcode).toBe(1077)
})

test('of ten who suspend at the same time one does, and one line tells of it', async () => {
  const player = await newPlayer()
  const answers = await Promise.all(Array.from({ length: 10 }, () => suspend(player.id)))
  expect(answers.map(({ body }) => body.errcode).toSorted((a, b) => a - b)).toEqual([0, ...Array<number>(9).fill(1075)])
  expect(await auditOf(player.id)).toHaveLength(1)
})

test('an exclusion cannot be ended early by suspending or lifting', async () => {
  const player = await newPlayer()
  const until = addDuration(office.site.clock.now(), days(180))
  await office.site.context.db.pool.query(`update player set state = 'excluded', state_until = $1 where id = $2`, [
    new Date(until),
    player.id,
  ])
  expect((await suspend(player.id)).body.errcode).toBe(1076)
  expect((await lift(player.id)).body.errcode).toBe(1077)
  expect(await view(player.id)).toMatchObject({ state: 'excluded', stateUntil: until })
})

test('an end that has passed is refused at its field', async () => {
  const player = await newPlayer()
  const { status, body } = await suspend(player.id, Number(office.site.clock.now()) as never)
  expect(status).toBe(400)
  expect(body.faults).toMatchObject([{ field: 'until' }])
  expect(await signedIn(player.token)).toBe(true)
})

test('all sessions end together, and a player without sessions is refused as such', async () => {
  const player = await newPlayer()
  const desktop = await signInAs(office.site, player.mobile, { platform: 1 })
  const end = async () => office.send(endPlayerSessions, { playerId: player.id, reason }, await awake(risk))
  expect((await end()).body).toMatchObject({ errcode: 0, sessionsEnded: 2 })
  expect([await signedIn(player.token), await signedIn(String(desktop.body.token))]).toEqual([false, false])
  expect((await end()).body.errcode).toBe(1078)
  expect((await signInAs(office.site, player.mobile)).body.errcode).toBe(0)
})

test('an unknown id is refused as such', async () => {
  for (const call of [viewPlayer, suspendPlayer, liftSuspension, endPlayerSessions]) {
    const answer = await office.sendRaw(call.path, { playerId: 999_999_999, until: -1, reason }, await awake(risk))
    expect(answer.body.errcode, call.path).toBe(1074)
  }
})

test('the players of a tag are found by it, however it is written, and nobody else', async () => {
  const [player, other] = [await newPlayer(), await newPlayer()]
  const crm = await office.newStaff('crm')
  const tag = async (of: RegisteredPlayer, tags: string[]) =>
    (await office.send(tagPlayer, { playerId: of.id, tags, expected: [], reason }, await awake(crm))).body.errcode
  expect([await tag(player, ['vip-care', 'tester']), await tag(other, ['tester'])]).toEqual([0, 0])
  const tagged = async (text: string) => (await office.send(findPlayers, { tag: text }, await awake(risk))).body
  expect(await tagged(' VIP-Care ')).toMatchObject({ rows: [{ id: player.id }], total: { count: 1, isExact: true } })
  expect(await tagged('tester')).toMatchObject({ rows: [{ id: other.id }, { id: player.id }] })
  expect(await tagged('vip')).toMatchObject({ rows: [], total: { count: 0 } })
  expect(await tagged('two words')).toMatchObject({ faults: [{ field: 'tag' }] })
})

test('a player is found by id and by every spelling of the whole number', async () => {
  const player = await newPlayer()
  const digits = player.mobile.slice(1)
  for (const text of [
    String(player.id),
    player.mobile,
    digits,
    `63${digits}`,
    `+63${digits}`,
    `+63 ${digits.slice(0, 3)}-${digits.slice(3)}`,
  ]) {
    expect(await idsOf(text), text).toEqual([player.id])
  }
})

test('roles that see numbers whole find players by any part of one, however it is written', async () => {
  const player = await newPlayer()
  const digits = player.mobile.slice(1)
  for (const text of [
    player.mobile.slice(0, 9),
    `+63${digits.slice(0, 8)}`,
    digits.slice(2),
    `${digits.slice(0, 3)} ${digits.slice(3, 8)}`,
    digits.slice(-4),
  ]) {
    expect(await idsOf(text), text).toContain(player.id)
  }
  expect(await idsOf(digits.slice(2))).toEqual([player.id])
})

test('other roles find a number by its last four digits or as a whole, so that nobody reads one digit by digit', async () => {
  const player = await newPlayer()
  const digits = player.mobile.slice(1)
  const parts = [3, 5, 6, 7, 8, 9].map((length) => digits.slice(-length))
  for (const text of [player.mobile.slice(0, 10), `+63${digits.slice(0, 8)}`, ...parts]) {
    expect(await idsOf(text, support), text).not.toContain(player.id)
  }
  for (const text of [digits.slice(-4), player.mobile, `+63${digits}`]) {
    expect(await idsOf(text, support), text).toContain(player.id)
  }
})

test('a player is found by any part of their id', async () => {
  const player = await newPlayer()
  const id = String(player.id)
  for (const text of [id.slice(0, 4), id.slice(-4), id.slice(1, -1)]) {
    expect(await idsOf(text, support), text).toContain(player.id)
  }
})

test('a nickname is found by any part of it, and a sign stands for itself', async () => {
  const player = await newPlayer()
  await office.site.context.db.pool.query(`update player set nickname = 'Reyna 100%_\\ng Swerte' where id = $1`, [
    player.id,
  ])
  for (const text of ['reyna', 'SWERTE', '100%', '%_\\n', 'ng swer'])
    expect(await idsOf(text, support), text).toEqual([player.id])
  for (const text of ['rey%na', '1_0', '%%%', '___']) expect(await idsOf(text, support), text).toEqual([])
})

test('a verified name is found by parts of its words in any order; staff without access to identities needs the whole name', async () => {
  const [player, unproven] = [await newPlayer(), await newPlayer()]
  await declareName(player, 'APPROVED')
  await declareName(unproven, 'DRAFT')
  for (const text of ['peñaflor', 'penaf', 'alon', 'Peñaflor, Maria', 'mar alonz peña']) {
    expect(await idsOf(text), text).toEqual([player.id])
  }
  expect(await idsOf('maria peñaflor', support)).toEqual([player.id])
  expect(await idsOf('Maria Alonzo Penaflor', support)).toEqual([player.id])
  for (const text of ['peñaflor', 'maria penaf', 'alon']) expect(await idsOf(text, support), text).toEqual([])
})

const declareName = ({ id }: RegisteredPlayer, status: string) => {
  const name = { firstName: 'María', middleName: 'Alonzo', lastName: 'Peñaflor' }
  const keys = ['maria penaflor', 'alonzo maria penaflor', 'a maria penaflor']
  return office.site.context.db.pool.query(
    `insert into identity (player_id, status, first_name, middle_name, last_name, name_keys, birth_date, id_hash, submitted_at,
       decided_at, expires_at, created_at)
     values ($1::bigint, $2, $3, $4, $5, $6, '1990-05-04', decode(lpad($1::bigint::text, 64, '0'), 'hex'), now(), now(), now(), now())`,
    [id, status, ...Object.values(name), keys],
  )
}

test('one or two characters find an id or how a username begins, as before', async () => {
  await office.site.set({ registerType: 'username', otpStatus: false })
  office.site.clock.advance(61_000 as never)
  const { body } = await office.site.send(register, await registration(office.site, 'Zzdalisay99', { code: '000000' }))
  expect(await idsOf('zz')).toEqual([body.id])
  expect(await idsOf('al')).toEqual([])
  expect(await idsOf('dalis')).toEqual([body.id])
  expect(await idsOf('ZZDALISAY99')).toEqual([body.id])
  expect(await idsOf('da%')).toEqual([])
  await office.site.set({ registerType: 'phone', otpStatus: true })
})

test('a number is shown whole to the roles that may see it, and to the others with its middle hidden', async () => {
  const player = await newPlayer()
  const whole = `+63${player.mobile.slice(1)}`
  expect(await view(player.id)).toMatchObject({ mobile: whole, account: whole })
  const masked = JSON.stringify([
    await view(player.id, support),
    (await office.send(findPlayers, { text: String(player.id) }, await awake(support))).body,
  ])
  expect(masked).not.toContain(player.mobile.slice(1))
  expect(masked).toContain(whole.slice(-4))
})

test('the list goes on page by page, newest first, each player once', async () => {
  for (let at = 0; at < 27; at++) await newPlayer()
  const page = async (after: string | null) => {
    const { body } = await office.send(findPlayers, { after }, await awake(risk))
    const ids = v.parse(v.array(v.looseObject({ id: v.number() })), body.rows).map(({ id }) => id)
    return { ids, next: v.parse(v.nullable(v.string()), body.next), total: body.total }
  }
  const first = await page(null)
  await newPlayer()
  const second = await page(first.next)
  expect(first.ids).toHaveLength(25)
  expect(new Set([...first.ids, ...second.ids]).size).toBe(first.ids.length + second.ids.length)
  const { rows } = await office.site.context.db.pool.query<{ count: bigint }>('select count(*) from player')
  expect(first.total).toEqual({ count: Number(rows[0]?.count) - 1, isExact: true })
  expect(first.ids.length + second.ids.length).toBe(Number(rows[0]?.count) - 1)
})

test('the page of a player tells sign-ins, declarations and agreements with their versions', async () => {
  const player = await newPlayer()
  await signInAs(office.site, player.mobile, { password: 'not the password 1' })
  const body = await view(player.id)
  expect(body.signIns).toMatchObject([{ succeeded: false }, { succeeded: true }])
  expect(body.sessions).toHaveLength(1)
  expect(body.agreements).toMatchObject([{ name: 'privacyPolicy' }, { name: 'termsOfUse' }])
  expect(body.declarations).not.toHaveLength(0)
})
