import { afterAll, beforeAll, expect, test } from 'vitest'
import { days } from '#core/clock/duration.ts'
import { calendarDay } from '#core/clock/manila.ts'
import { playersAtPlay } from '#features/players/account/server/index.ts'
import { submitIdentity } from '#features/players/identity/contract.ts'
import {
  decideHit,
  listIdentities,
  loadRestrictedList,
  openIdentity,
} from '#features/players/identity/staff-contract.ts'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { type TestWithdrawals, openTestWithdrawals } from '#tests/support/test-withdrawals.ts'
import type { RegisteredPlayer } from '#tests/support/registered-player.ts'

let office: TestBackOffice
let cashier: TestWithdrawals
let officer: SignedInStaff
beforeAll(async () => {
  office = await openTestBackOffice()
  officer = await office.newStaff('admin')
  cashier = openTestWithdrawals(office.site, 9_474_770_000)
})
afterAll(() => office.close())

// As every player of a test registers.
const born = calendarDay('1990-05-04')
const reason = 'a list of the ministry'
const db = () => office.site.context.db

async function awake(): Promise<string> {
  const now = office.site.clock.now()
  const times = [new Date(now), new Date(now + days(1))]
  await db().pool.query('update staff_session set last_action_at = $1, expires_at = $2', times)
  return officer.token
}
const load = async (name: string, birthDate: typeof born | null = born) =>
  (await office.send(loadRestrictedList, { list: 'Ministry', persons: [{ name, birthDate }], reason }, await awake()))
    .body
const waits = async ({ id }: RegisteredPlayer) =>
  (await playersAtPlay(db(), [BigInt(id)], office.site.clock.now()))[0]?.isIdentityDue
const draft = ({ token }: RegisteredPlayer, firstName: string, lastName: string) =>
  office.site.send(submitIdentity, { firstName, lastName, isDraft: true, birthDate: born }, { token })

test('whose name as an account’s holder stands on a list waits at once, and the staff can open and clear it', async () => {
  await load('SANTOS, Amihan B.')
  const player = await cashier.newPlayer()
  expect(await cashier.bind(player, { name: 'Amihan B. Santos' })).toMatchObject({ errcode: 0 })
  expect(await waits(player)).toBe(true)

  const { body: queue } = await office.send(listIdentities, { show: 'hits' }, await awake())
  expect(queue.rows).toContainEqual(expect.objectContaining({ playerId: player.id, openHits: 1 }))
  const { body } = await office.send(openIdentity, { playerId: player.id, reason }, await awake())
  const [hit] = body.hits as { id: number }[]
  const cleared = await office.send(decideHit, { hitId: hit?.id ?? 0, decision: 'clear', reason }, await awake())
  expect(cleared.body.errcode).toBe(0)
  expect(await waits(player)).toBe(false)
})

test('a hit by a number alone can be confirmed before anything was handed in, and the player waits on', async () => {
  const player = await cashier.newPlayer()
  const persons = [{ name: 'Somebody Unknown', mobile: `+63${player.mobile.slice(1)}` }]
  const loaded = await office.send(loadRestrictedList, { list: 'Numbers', persons, reason }, await awake())
  expect(loaded.body.found).toBe(1)
  const { body } = await office.send(openIdentity, { playerId: player.id, reason }, await awake())
  const [hit] = body.hits as { id: number }[]
  const confirmed = await office.send(decideHit, { hitId: hit?.id ?? 0, decision: 'confirm', reason }, await awake())
  expect(confirmed.body.errcode).toBe(0)
  expect(await waits(player)).toBe(true)
})

test.each([
  ['the name in a draft', 'Dalisay Ramos', (player: RegisteredPlayer) => draft(player, 'Dalisay', 'Ramos')],
  [
    'the holder of an account',
    'Bayani Luna',
    (player: RegisteredPlayer) => cashier.bind(player, { name: 'Bayani Luna' }),
  ],
])('%s is found by a list that is loaded later, and by one without birth dates', async (_what, name, declare) => {
  const [player, other] = [await cashier.newPlayer(), await cashier.newPlayer()]
  await declare(player)
  expect(await waits(player)).toBe(false)
  expect(await load(name, calendarDay('1980-01-01'))).toMatchObject({ found: 0 })
  expect(await load(name)).toMatchObject({ found: 1 })
  expect(await waits(player)).toBe(true)
  await load(name, null)
  await declare(other)
  expect(await waits(other)).toBe(true)
})

test('the nightly run finds unchecked matches: a name and a number', async () => {
  const [named, numbered] = [await cashier.newPlayer(), await cashier.newPlayer()]
  await cashier.bind(named, { name: 'Tala Mercado' })
  await db().pool.query(
    `insert into restricted_person (list, name, name_key, birth_date, mobile, loaded_at)
     values ('Night', 'Tala Mercado', 'mercado tala', null, null, $2), ('Night', 'X', 'x', null, $1, $2)`,
    [`+63${numbered.mobile.slice(1)}`, new Date(office.site.clock.now())],
  )
  const now = office.site.clock.now()
  const { signal } = new AbortController()
  const night = office.site.features.jobs.find((job) => job.name === 'identity.screen')
  await night?.run({ key: '', payload: null, dueAt: now, now, attempt: 1, signal, confirm: async () => undefined })
  expect([await waits(named), await waits(numbered)]).toEqual([true, true])
})
