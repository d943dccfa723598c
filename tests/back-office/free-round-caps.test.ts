import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { days } from '#core/clock/duration.ts'
import type { RequestOf } from '#core/contract/call.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { approveRequest, listApprovals } from '#features/office/approval/contract.ts'
import { gameSave } from '#features/play/game-launch/server/index.ts'
import { addProvider, giveFreeRounds } from '#features/play/game-wallet/staff-contract.ts'
import { type RegisteredPlayer, registerPlayer } from '#tests/support/registered-player.ts'
import { providerTerms } from './samples/sample-rows.ts'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '../support/test-back-office.ts'

let office: TestBackOffice
let crm: SignedInStaff
let checker: SignedInStaff
let player: RegisteredPlayer
const providerId = 'studio-caps'
const reason = 'for the patience'

beforeAll(async () => {
  office = await openTestBackOffice()
  const admin = await office.newStaff('admin')
  checker = await office.newStaff('financeChecker')
  player = await registerPlayer(office.site, '09171280001')
  await office.send(addProvider, { providerId, terms: providerTerms, reason }, admin.token)
  const game = { providerId, code: 'slot', name: 'Slot', type: 'slots', state: 'enabled' } as const
  await gameSave(office.site.context.db, { ...game, isInMaintenance: false, launchUrl: 'https://games.example.ph' })
})
afterAll(() => office.close())
beforeEach(async () => {
  crm = await office.newStaff('crm')
  await pool().query('delete from gift_by_hand_day')
})

const pool = () => office.site.context.db.pool
type Gift = RequestOf<typeof giveFreeRounds>
const ask = (rounds: number, stakePesos: number, change: Partial<Gift> = {}, by = crm) => {
  const game = { providerId, gameCode: 'slot', expiresAt: office.site.clock.now() + days(3) }
  const gift = { rounds, stake: wireCentavos(stakePesos * 100), betRate: 1 }
  const request = { requestKey: randomUUID(), playerId: player.id, ...game, ...gift, reason, ...change }
  return office.send(giveFreeRounds, request, by.token)
}
const grants = async (): Promise<number> =>
  Number((await pool().query('select count(*) from game_free_round where player_id = $1', [player.id])).rows[0]?.count)
const waitingRequest = async () =>
  Number((await pool().query(`select max(id) as id from approval_request where state = 'waiting'`)).rows[0]?.id)

test('ten concurrent grants share one member’s daily cap, and those beyond it wait', async () => {
  const before = await grants()
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(100, 10)))
  expect(answers.map(({ body }) => body.errcode)).toEqual(Array<number>(10).fill(0))
  expect(answers.filter(({ body }) => body.waits === null && body.freeRoundId !== null)).toHaveLength(5)
  expect(answers.filter(({ body }) => body.waits === 'aboveMemberDay' && body.freeRoundId === null)).toHaveLength(5)
  expect((await grants()) - before).toBe(5)
})

test.each([
  { what: '1,000 rounds of ₱1,000', rounds: 1_000, stake: 1_000, change: {}, waits: 'aboveLetter' },
  { what: 'as much as one gift may be worth', rounds: 1, stake: 1_000, change: {}, waits: null },
  { what: 'two rounds of ₱501', rounds: 2, stake: 501, change: {}, waits: 'aboveLetter' },
  {
    what: 'rounds whose winnings need not be played',
    rounds: 1,
    stake: 1,
    change: { betRate: 0 },
    waits: 'withoutPlay',
  },
])('$what: $waits', async ({ rounds, stake, change, waits }) => {
  const before = await grants()
  expect((await ask(rounds, stake, change)).body).toMatchObject({ errcode: 0, waits })
  expect((await grants()) - before).toBe(waits === null ? 1 : 0)
})

test.each([
  { what: 'a stake above ₱1,000', change: { stake: wireCentavos(100_001) }, field: 'stake' },
  { what: 'winnings to be played more than 100 times', change: { betRate: 100.0001 }, field: 'betRate' },
  { what: 'a key that is none', change: { requestKey: 'again' }, field: 'requestKey' },
])('$what is refused at its field', async ({ change, field }) => {
  const { status, body } = await ask(1, 1, change)
  expect([status, body.faults]).toMatchObject([400, [{ field }]])
})

test('letters and free rounds share the day: what one has taken is not there for the other', async () => {
  await office.site.set({ giftDayMax: 150 })
  expect((await ask(100, 1)).body.waits).toBe(null)
  expect((await ask(100, 1)).body.waits).toBe('aboveMemberDay')
  await office.site.set({})
})

test('a form that is sent ten times gives once, and each time is answered alike', async () => {
  const [before, requestKey] = [await grants(), randomUUID()]
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(10, 1, { requestKey })))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body.freeRoundId)))).toEqual(
    new Set([JSON.stringify(`hand-${requestKey}`)]),
  )
  expect((await grants()) - before).toBe(1)
  const { rows } = await pool().query(`select given::int from gift_by_hand_day`)
  expect(rows).toEqual([{ given: 1_000 }, { given: 1_000 }])
  const lines = await pool().query(`select from staff_audit where after->>'freeRoundId' = $1`, [`hand-${requestKey}`])
  expect(lines.rows).toHaveLength(1)
})

test('a waiting grant is requested once however often it is sent, and given once by a colleague', async () => {
  const [before, requestKey] = [await grants(), randomUUID()]
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(1_000, 1_000, { requestKey })))
  expect(answers.map(({ body }) => [body.errcode, body.waits])).toEqual(Array(10).fill([0, 'aboveLetter']))
  const { rows } = await pool().query('select from approval_request where request_key = $1', [requestKey])
  expect(rows).toHaveLength(1)

  const approvalId = await waitingRequest()
  expect((await office.send(approveRequest, { approvalId, reason }, crm.token)).body.errcode).toBe(1070)
  const decided = await Promise.all(
    Array.from({ length: 10 }, () => office.send(approveRequest, { approvalId, reason }, checker.token)),
  )
  expect(decided.filter(({ body }) => body.errcode === 0)).toHaveLength(1)
  expect((await grants()) - before).toBe(1)
  expect((await ask(1_000, 1_000, { requestKey })).body).toMatchObject({ freeRoundId: null, waits: 'aboveLetter' })
  const { body } = await office.send(listApprovals, { show: 'decided' }, checker.token)
  expect(body.rows).toMatchObject([{ id: approvalId, label: 'Free rounds', state: 'approved' }])
})

test('a grant that ends before its decision is not given', async () => {
  const before = await grants()
  await ask(1_000, 1_000, { expiresAt: office.site.clock.now() + days(1) })
  const approvalId = await waitingRequest()
  office.site.clock.advance(days(1))
  checker = await office.newStaff('financeChecker')
  const { body } = await office.send(approveRequest, { approvalId, reason }, checker.token)
  expect(body).toMatchObject({ errcode: 1144, why: expect.stringContaining('expiry has passed') })
  expect(await grants()).toBe(before)
})

test('at midnight in Manila a new day of gifts begins', async () => {
  for (let i = 0; i < 5; i++) await ask(100, 10)
  expect((await ask(100, 10)).body.waits).toBe('aboveMemberDay')
  office.site.clock.advance(days(1))
  expect((await ask(100, 10, {}, await office.newStaff('crm'))).body.waits).toBe(null)
})
