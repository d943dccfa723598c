import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { days } from '#core/clock/duration.ts'
import type { RequestOf } from '#core/contract/call.ts'
import { approveRequest } from '#features/office/approval/contract.ts'
import { receiveMail } from '#features/players/mail/contract.ts'
import { giftByHandTakenSince } from '#features/players/mail/server/index.ts'
import { requestSegmentMail } from '#features/players/mail/segment-contract.ts'
import { writeMail } from '#features/players/mail/staff-contract.ts'
import { readSettings } from '#features/office/web-configuration/server/index.ts'
import { saveSettings } from '#features/office/web-configuration/staff-contract.ts'
import { turnoverMeter } from '#ledger'
import { type RegisteredPlayer, registerPlayer } from '#tests/support/registered-player.ts'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '../support/test-back-office.ts'

let office: TestBackOffice
let support: SignedInStaff
let checker: SignedInStaff
let player: RegisteredPlayer
beforeAll(async () => {
  office = await openTestBackOffice()
  checker = await office.newStaff('financeChecker')
  player = await registerPlayer(office.site, '09171270001')
})
afterAll(() => office.close())
beforeEach(async () => {
  support = await office.newStaff('csLevel2')
  await pool().query('delete from gift_by_hand_day')
})

const pool = () => office.site.context.db.pool
const reason = 'for the patience'
const write = (items: RequestOf<typeof writeMail>['items'], by = support, requestKey: string = randomUUID()) => {
  const letter = { title: 'Sorry', body: ['For you.'], daysValid: 7, items }
  return office.send(writeMail, { ...letter, playerId: player.id, requestKey, reason }, by.token)
}
const coins = (pesos: number, betRate?: number) => [
  { id: 2001, count: pesos * 100, ...(betRate === undefined ? {} : { betRate }) },
]
const lettersOf = async () =>
  (await pool().query(`select id from mail where player_id = $1 and source = 'staff'`, [player.id])).rows.length
const newestRequest = async () =>
  Number((await pool().query(`select max(id) as id from approval_request where state = 'waiting'`)).rows[0]?.id)

test('ten concurrent letters share one member’s daily cap, and those beyond it wait', async () => {
  const before = await lettersOf()
  const answers = await Promise.all(Array.from({ length: 10 }, () => write(coins(200))))
  expect(answers.every(({ body }) => body.errcode === 0)).toBe(true)
  expect(answers.filter(({ body }) => body.waits === null)).toHaveLength(5)
  expect(answers.filter(({ body }) => body.waits === 'aboveMemberDay')).toHaveLength(5)
  expect((await lettersOf()) - before).toBe(5)
  const { rows } = await pool().query('select given::int from gift_by_hand_day order by given')
  expect(rows).toEqual([{ given: 100_000 }, { given: 100_000 }])
})

test('a letter to a player who does not exist is refused, and counts for no cap', async () => {
  const nobody = { title: 'Sorry', body: ['For you.'], daysValid: 7, items: coins(200), playerId: 999_999_999 }
  const { body } = await office.send(writeMail, { ...nobody, requestKey: randomUUID(), reason }, support.token)
  expect(body.errcode).toBe(writeMail.refusals.playerNotFound)
  expect((await pool().query('select given from gift_by_hand_day')).rows).toEqual([])
})

test('the cap of everybody together holds over many members at once', async () => {
  await office.site.set({ giftDayMaxTogether: 1_000 })
  const members = await Promise.all([1, 2, 3, 4].map(() => office.newStaff('csLevel2')))
  const answers = await Promise.all(members.flatMap((by) => [1, 2, 3].map(() => write(coins(200), by))))
  expect(answers.filter(({ body }) => body.waits === null)).toHaveLength(5)
  expect(answers.filter(({ body }) => body.waits === 'aboveHouseDay')).toHaveLength(7)
  await office.site.set({})
})

test.each([
  { what: 'coins above what one letter may carry', items: coins(201), waits: 'aboveLetter' },
  { what: '10,000,000 points', items: [{ id: 2002, count: 1_000_000_000 }], waits: 'aboveLetter' },
  { what: 'a coupon of ₱1,000,000', items: [{ id: 1301, count: 1_000_000 }], waits: 'aboveLetter' },
  { what: 'a percentage of a deposit', items: [{ id: 1001, count: 10 }], waits: 'aboveLetter' },
  { what: 'five tickets', items: [{ id: 4001, count: 5 }], waits: 'aboveLetter' },
  { what: 'coins that need not be played', items: coins(1, 0), waits: 'withoutPlay' },
])('$what take a second person, and nothing is sent before', async ({ items, waits }) => {
  const before = await lettersOf()
  expect((await write(items)).body).toMatchObject({ errcode: 0, waits })
  expect(await lettersOf()).toBe(before)
})

test('a second person sends it, once, and the requester cannot', async () => {
  const key = randomUUID()
  expect((await write(coins(5_000), support, key)).body).toMatchObject({ waits: 'aboveLetter' })
  expect((await write(coins(5_000), support, key)).body.errcode).toBe(1410)
  const approvalId = await newestRequest()
  const before = await lettersOf()
  expect((await office.send(approveRequest, { approvalId, reason }, support.token)).body.errcode).toBe(1070)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => office.send(approveRequest, { approvalId, reason }, checker.token)),
  )
  expect(answers.filter(({ body }) => body.errcode === 0)).toHaveLength(1)
  expect((await lettersOf()) - before).toBe(1)
})

test('a new day of Manila begins with nothing given', async () => {
  for (let i = 0; i < 5; i++) await write(coins(200))
  expect((await write(coins(200))).body.waits).toBe('aboveMemberDay')
  office.site.clock.advance(days(1))
  const tomorrow = await office.newStaff('csLevel2')
  expect((await write(coins(200), tomorrow)).body.waits).toBe(null)
  checker = await office.newStaff('financeChecker')
})

describe('taken gifts', () => {
  test('has to be played once where nothing else was said, and is looked at before a withdrawal', async () => {
    player = await registerPlayer(office.site, '09171270002')
    const now = office.site.clock.now()
    expect(await giftByHandTakenSince(office.site.context.db, BigInt(player.id), now)).toBe(false)
    expect((await write(coins(100))).body.waits).toBe(null)
    const { rows } = await pool().query('select max(id)::int as id from mail where player_id = $1', [player.id])
    expect((await office.site.send(receiveMail, { id: Number(rows[0]?.id) }, player)).body.errcode).toBe(0)
    const { items } = await turnoverMeter(office.site.context.db, BigInt(player.id))
    expect(items.find(({ title }) => title === 'Sorry')).toMatchObject({ source: 'mail', required: 10_000n })
    expect(await giftByHandTakenSince(office.site.context.db, BigInt(player.id), now)).toBe(true)
  })
})

test('a letter to a group carries no more than one letter may, whatever it is, and no cards', async () => {
  const crm = await office.newStaff('crm')
  const ask = async (items: RequestOf<typeof requestSegmentMail>['items']) => {
    const letter = { title: 'News', body: ['For you.'], daysValid: 7, segment: 1, items }
    return (await office.send(requestSegmentMail, { ...letter, requestKey: randomUUID(), reason }, crm.token)).body
  }
  expect((await ask([{ id: 1301, count: 1_000_000 }])).errcode).toBe(1411)
  expect((await ask([{ id: 2002, count: 1_000_000_000 }])).errcode).toBe(1411)
  expect((await ask([{ id: 6004, count: 1 }])).errcode).toBe(1412)
})

test.each(['giftDayMax', 'giftDayMaxSupport', 'giftDayMaxTogether', 'mailCoinMax'] as const)(
  'the cap %s is changed by two people',
  async (name) => {
    const admin = await office.newStaff('admin')
    const { version, settings } = await readSettings(office.site.context.db)
    const changed = { ...settings, [name]: 999 }
    const { body } = await office.send(saveSettings, { version, settings: changed, reason }, admin.token)
    expect(body).toMatchObject({ errcode: 0, waiting: [name] })
    expect((await readSettings(office.site.context.db)).settings[name]).toBe(settings[name])
  },
)
