import { afterAll, beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { hours, seconds } from '#core/clock/duration.ts'
import { listAudit } from '#features/office/staff/contract.ts'
import {
  handOverWorkItem,
  listWorkColleagues,
  listWorkDeadlines,
  listWorkItems,
  readWorkNews,
  returnWorkItem,
  saveWorkDeadline,
  seeWorkNews,
  takeWorkItem,
} from '#features/office/work-list/contract.ts'
import { registerPlayer } from '#tests/support/registered-player.ts'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { sampleWithdrawal } from './samples/sample-withdrawal.ts'

let office: TestBackOffice
let maker: SignedInStaff
let checker: SignedInStaff
let manager: SignedInStaff
let kyc: SignedInStaff
const refs: string[] = []
beforeAll(async () => {
  office = await openTestBackOffice()
  maker = await office.newStaff('financeMaker')
  checker = await office.newStaff('financeChecker')
  manager = await office.newStaff('opsManager')
  kyc = await office.newStaff('kycOfficer')
  for (const at of [0, 1]) {
    const { id } = await registerPlayer(office.site, `0917666000${at}`, { ip: `10.66.0.${at}` })
    refs.push(await sampleWithdrawal(office, id))
    office.site.clock.advance(seconds(61))
  }
})
afterAll(() => office.close())

const reason = 'as the test wishes it'
const queue = 'withdrawals'
const [first, second] = [() => refs[0] ?? '', () => refs[1] ?? '']
const itemsIn = v.array(
  v.looseObject({
    ref: v.string(),
    since: v.number(),
    dueAt: v.number(),
    isOverdue: v.boolean(),
    owner: v.nullable(v.string()),
    isMine: v.boolean(),
  }),
)
const listIn = v.looseObject({ items: itemsIn, overdue: v.number(), mine: v.number(), all: v.number() })
const list = async (by: SignedInStaff, mine = false) =>
  v.parse(listIn, (await office.send(listWorkItems, { mine }, by.token)).body)
const itemOf = async (ref: string, by = maker) => (await list(by)).items.find((item) => item.ref === ref)
const take = (ref: string, by: SignedInStaff) => office.send(takeWorkItem, { queue, ref, reason }, by.token)
const handOver = (ref: string, to: string, owner: string | null, by: SignedInStaff) =>
  office.send(handOverWorkItem, { queue, ref, to, expected: { owner }, reason }, by.token)
async function newsOf(by: SignedInStaff) {
  // The bells of all members share a reading of two seconds.
  office.site.clock.advance(seconds(3))
  const { news } = (await office.send(readWorkNews, {}, by.token)).body
  return v.parse(v.array(v.looseObject({ ref: v.string(), isHandedOver: v.boolean(), isOverdue: v.boolean() })), news)
}

test('lists what waits by deadline, to the roles that see the queue, four hours after a withdrawal began to wait', async () => {
  const { items, all, overdue } = await list(maker)
  expect(items.map(({ ref }) => ref)).toEqual([first(), second()])
  expect({ all, overdue }).toEqual({ all: 2, overdue: 0 })
  expect(items.map(({ since, dueAt }) => dueAt - since)).toEqual([hours(4), hours(4)])
  expect((await list(kyc)).items).toEqual([])
  expect((await take(first(), kyc)).body.errcode).toBe(1074)
  expect((await take('WNONE', maker)).body.errcode).toBe(1074)
})

test('of ten members who take one item at once, one gets it, and the log names that one', async () => {
  const members: SignedInStaff[] = []
  while (members.length < 10) members.push(await office.newStaff('financeMaker'))
  const answers = await Promise.all(members.map((member) => take(first(), member)))
  expect(answers.filter(({ body }) => body.errcode === 0)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.errcode === 1478)).toHaveLength(9)
  const winner = members[answers.findIndex(({ body }) => body.errcode === 0)]
  expect(await itemOf(first())).toMatchObject({ owner: winner?.email, isMine: false })
  // Taken again by its owner it is the same act, which leaves no second line in the log.
  expect((await take(first(), winner ?? maker)).body.errcode).toBe(0)
  const admin = await office.newStaff('admin')
  const { rows } = (await office.send(listAudit, { action: 'work.take' }, admin.token)).body
  expect(v.parse(v.array(v.looseObject({ action: v.string() })), rows)).toHaveLength(1)
  expect((await office.send(returnWorkItem, { queue, ref: first(), reason }, maker.token)).body.errcode).toBe(1476)
  const back = await office.send(returnWorkItem, { queue, ref: first(), reason }, winner?.token ?? '')
  expect(back.body.errcode).toBe(0)
  expect(await itemOf(first())).toMatchObject({ owner: null })
})

test('an item is handed to a colleague of the queue, who is told until it was seen', async () => {
  await take(second(), maker)
  const { members } = (await office.send(listWorkColleagues, { queue }, maker.token)).body
  expect(members).toContainEqual(expect.objectContaining({ email: checker.email }))
  expect(members).not.toContainEqual(expect.objectContaining({ email: kyc.email }))
  expect((await handOver(second(), kyc.email, maker.email, maker)).body.errcode).toBe(1477)
  expect((await handOver(second(), checker.email, null, maker)).body.errcode).toBe(1073)
  expect((await handOver(second(), checker.email, maker.email, maker)).body.errcode).toBe(0)
  expect(await newsOf(maker)).toEqual([])
  expect(await newsOf(checker)).toMatchObject([{ ref: second(), isHandedOver: true, isOverdue: false }])
  expect((await list(checker, true)).items.map(({ ref }) => ref)).toEqual([second()])
  expect((await office.send(seeWorkNews, {}, checker.token)).body.errcode).toBe(0)
  expect(await newsOf(checker)).toEqual([])
})

test('a deadline applies to what begins to wait from then on; what is overdue is told to its owner', async () => {
  const deadlines = async () => (await office.send(listWorkDeadlines, {}, manager.token)).body.queues
  expect(await deadlines()).toContainEqual(expect.objectContaining({ queue, minutes: 240, history: [] }))
  const save = (minutes: number, before: number) =>
    office.send(saveWorkDeadline, { queue, minutes, expected: { minutes: before }, reason }, manager.token)
  expect((await save(4, 240)).body.faults).toMatchObject([{ field: 'minutes' }])
  expect((await save(30, 240)).body.errcode).toBe(0)
  expect((await save(60, 240)).body.errcode).toBe(1073)
  office.site.clock.advance(seconds(61))
  const { id } = await registerPlayer(office.site, '09176660009', { ip: '10.66.0.9' })
  const late = await sampleWithdrawal(office, id)
  await take(late, maker)
  const { items } = await list(maker)
  // Half an hour from now is before four hours from then.
  expect(items[0]).toMatchObject({ ref: late, isOverdue: false })
  expect(items.map(({ since, dueAt }) => (dueAt - since) / 60_000)).toEqual([30, 240, 240])
  // In steps: a session without an act ends after a while.
  for (const _step of [1, 2, 3, 4]) {
    expect(await itemOf(late)).toMatchObject({ isOverdue: false })
    office.site.clock.advance(seconds(8 * 60))
  }
  expect(await itemOf(late)).toMatchObject({ isOverdue: true })
  expect((await list(maker)).overdue).toBe(1)
  expect(await newsOf(maker)).toMatchObject([{ ref: late, isHandedOver: false, isOverdue: true }])
})
