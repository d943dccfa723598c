import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { days, hours, minutes } from '#core/clock/duration.ts'
import { addDuration, subtractDuration } from '#core/clock/instant.ts'
import { approveRequest } from '#features/office/approval/contract.ts'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '#tests/support/test-back-office.ts'
import {
  makeFeedSecret,
  replayFeed,
  requestFeedPartner,
  sendDeadLetterAgain,
  setFeedRunning,
  testFeed as testPartner,
  viewFeedPartner,
} from '../contract.ts'
import type { EventKindName } from '../event-kinds.ts'
import { openReceiver, type Receiver, status } from '../testing/receiver.ts'
import { roundClosed, testFeed } from '../testing/test-feed.ts'

let office: TestBackOffice
let feed: ReturnType<typeof testFeed>
let admin: SignedInStaff
let checker: SignedInStaff
let receiver: Receiver
beforeAll(async () => {
  office = await openTestBackOffice()
  feed = testFeed(office.site)
  admin = await office.newStaff('admin')
  checker = await office.newStaff('financeChecker')
  receiver = await openReceiver()
})
afterAll(async () => {
  await receiver.close()
  await office.close()
})
afterEach(async () => {
  receiver.received.length = 0
  receiver.answerWith((response) => void response.writeHead(204).end())
  await feed.rows('update feed_partner set is_running = false')
})

const reason = 'The warehouse needs it'
const as = async (member: SignedInStaff) => {
  const now = office.site.clock.now()
  await feed.rows('update staff_session set last_action_at = $1, expires_at = $2', [
    new Date(now),
    new Date(addDuration(now, hours(8))),
  ])
  return member.token
}
type Terms = { name: string; url: string; kinds: EventKindName[]; retryHours: number }
let last = 0
const termsOf = (changes: Partial<Terms> = {}): Terms => ({
  name: `Warehouse ${++last}`,
  url: receiver.url,
  kinds: ['round.closed'],
  retryHours: 24,
  ...changes,
})
const request = async (terms: Terms, partnerId: number | null = null) =>
  (await office.send(requestFeedPartner, { requestKey: randomUUID(), partnerId, terms, reason }, await as(admin))).body
const approve = async (approvalId: unknown, member: SignedInStaff = checker) =>
  (await office.send(approveRequest, { approvalId: Number(approvalId), reason }, await as(member))).body

const idOf = async (name: string): Promise<number> =>
  Number((await feed.rows('select id from feed_partner where name = $1', [name]))[0]?.['id'] ?? 0)

async function newPartner(terms = termsOf()): Promise<number> {
  const { approvalId } = await request(terms)
  expect(await approve(approvalId)).toMatchObject({ errcode: 0 })
  return idOf(terms.name)
}
const started = async (terms = termsOf()) => {
  const partnerId = await newPartner(terms)
  await office.send(makeFeedSecret, { partnerId, keepOldHours: 0, reason }, await as(admin))
  expect(
    (await office.send(setFeedRunning, { partnerId, isRunning: true, reason }, await as(admin))).body,
  ).toMatchObject({ errcode: 0 })
  return partnerId
}
const view = async (partnerId: number) => (await office.send(viewFeedPartner, { partnerId }, await as(admin))).body
const round = (player: number, number: number) => roundClosed(player, number, office.site.clock.now())

test('a partner exists when a second member has approved it, and gets nothing before it was started', async () => {
  const terms = termsOf()
  const { approvalId } = await request(terms)
  expect(await idOf(terms.name)).toBe(0)
  expect(await approve(approvalId, admin)).toMatchObject({ errcode: 1070 })
  expect(await idOf(terms.name)).toBe(0)
  expect(await approve(approvalId)).toMatchObject({ errcode: 0 })
  const partnerId = await idOf(terms.name)
  expect(await view(partnerId)).toMatchObject({ partner: { isRunning: false, secretMadeAt: null, waiting: 0 } })
  await feed.publish(round(800_001, 1))
  await feed.flow()
  expect(receiver.received).toEqual([])
  const start = { partnerId, isRunning: true, reason }
  expect((await office.send(setFeedRunning, start, await as(admin))).body).toMatchObject({ errcode: 1492 })
})

test('other kinds of events take a second member as well', async () => {
  const terms = termsOf()
  const partnerId = await started(terms)
  const { approvalId } = await request({ ...terms, kinds: ['round.closed', 'deposit.paid'] }, partnerId)
  expect(await view(partnerId)).toMatchObject({ partner: { kinds: ['round.closed'] } })
  await approve(approvalId)
  expect(await view(partnerId)).toMatchObject({ partner: { kinds: ['round.closed', 'deposit.paid'] } })
})

test('of two requests for one partner the second to be approved is refused', async () => {
  const terms = termsOf()
  const partnerId = await started(terms)
  const [first, second] = [
    await request({ ...terms, retryHours: 2 }, partnerId),
    await request({ ...terms, retryHours: 3 }, partnerId),
  ]
  expect(await approve(second['approvalId'])).toMatchObject({ errcode: 0 })
  expect((await approve(first['approvalId'])).errcode).not.toBe(0)
  expect(await view(partnerId)).toMatchObject({ partner: { retryHours: 3 } })
})

test.each([
  'http://events.example.ph/',
  'https://10.0.0.1/',
  'https://localhost/',
  'ftp://events.example.ph/',
  'nowhere',
])('in production no event goes to %s', async (url) => {
  const { isFeedAddress } = await import('./post-delivery.ts')
  expect(isFeedAddress(url, new Set())).toBe(false)
  expect(isFeedAddress('https://events.example.ph/feed', new Set())).toBe(true)
})

test('an address that cannot be called is refused where it was entered', async () => {
  expect(await request(termsOf({ url: 'ftp://events.example.ph/' }))).toMatchObject({
    faults: [{ field: 'terms.url' }],
  })
})

test('a name belongs to one partner', async () => {
  const terms = termsOf()
  await newPartner(terms)
  expect(await request({ ...terms, name: terms.name.toUpperCase() })).toMatchObject({ errcode: 1490 })
})

test('a stopped partner keeps its place, and gets everything when it is started again', async () => {
  const partnerId = await started()
  const set = async (isRunning: boolean) =>
    (await office.send(setFeedRunning, { partnerId, isRunning, reason }, await as(admin))).body
  expect(await set(false)).toMatchObject({ errcode: 0 })
  expect(await set(false)).toMatchObject({ errcode: 1004 })
  await feed.publish(round(800_002, 1), round(800_002, 2))
  await feed.flow()
  expect(receiver.received).toEqual([])
  expect(await view(partnerId)).toMatchObject({ partner: { waiting: 2, isMore: false } })
  await set(true)
  await feed.flow()
  expect(receiver.events().map(({ data }) => data['round'])).toEqual(['r1', 'r2'])
  expect(await view(partnerId)).toMatchObject({ partner: { waiting: 0, delivered: 2, dead: 0 } })
})

test('a replay sends everything since a moment again, and then goes on', async () => {
  const partnerId = await started()
  await feed.publish(round(800_003, 1))
  await feed.flow()
  office.site.clock.advance(minutes(10))
  const since = office.site.clock.now()
  await feed.publish(round(800_003, 2), round(800_003, 3))
  await feed.flow()
  office.site.clock.advance(minutes(10))
  const ids = () => receiver.events().map(({ id, data }) => `${id} ${String(data['round'])}`)
  const before = ids()
  expect((await office.send(replayFeed, { partnerId, since, reason }, await as(admin))).body).toMatchObject({
    errcode: 0,
  })
  await feed.publish(round(800_003, 4))
  await feed.flow()
  expect(ids()).toEqual([...before, ...before.slice(1), expect.stringContaining('r4')])
  const tooLongAgo = subtractDuration(office.site.clock.now(), days(15))
  const late = await office.send(replayFeed, { partnerId, since: tooLongAgo, reason }, await as(admin))
  expect(late.body).toMatchObject({ errcode: 1493 })
})

test('what was given up is listed with its reason, and sent again once', async () => {
  const partnerId = await started()
  receiver.answerWith(status(422))
  await feed.publish(round(800_004, 1))
  for (let at = 0; at < 8; at++) {
    await feed.flow()
    office.site.clock.advance(minutes(5))
  }
  const shown = await view(partnerId)
  expect(shown).toMatchObject({ partner: { dead: 1 }, deadLetters: [{ count: 1, reason: 'Answered 422' }] })
  expect(shown['failures']).toHaveLength(5)
  receiver.answerWith(status(204))
  const { id } = (shown['deadLetters'] as { id: number }[])[0] ?? { id: 0 }
  const again = async () =>
    (await office.send(sendDeadLetterAgain, { partnerId, deadLetterId: id, reason }, await as(admin))).body.errcode
  const both = [await again(), await again()]
  expect(both.toSorted((a, b) => a - b)).toEqual([0, 1074])
  await feed.deliver()
  expect(await view(partnerId)).toMatchObject({ partner: { dead: 0 }, deadLetters: [] })
  expect(receiver.received).toHaveLength(6)
})

test('a test is signed, has no events, and leaves its result', async () => {
  const partnerId = await started()
  await office.send(testPartner, { partnerId, reason }, await as(admin))
  expect(await view(partnerId)).toMatchObject({ isTestDue: true })
  await feed.deliver()
  expect(receiver.received).toHaveLength(1)
  expect(JSON.parse(receiver.received[0]?.body ?? '')).toEqual({ version: 1, test: true, events: [] })
  expect(receiver.received[0]?.headers['webhook-signature']).toMatch(/^v1,/)
  expect(await view(partnerId)).toMatchObject({ isTestDue: false, testResult: 'Accepted' })
})

test('a secret is shown once, and neither the table nor the audit log has it', async () => {
  const partnerId = await newPartner()
  const made = (await office.send(makeFeedSecret, { partnerId, keepOldHours: 24, reason }, await as(admin))).body
  expect(made).toMatchObject({ secret: expect.stringMatching(/^whsec_[\w+/]{43}=$/), oldUntil: null })
  const next = (await office.send(makeFeedSecret, { partnerId, keepOldHours: 24, reason }, await as(admin))).body
  expect(next).toMatchObject({ oldUntil: addDuration(office.site.clock.now(), hours(24)) })
  const kept = JSON.stringify(
    [
      await feed.rows('select * from feed_partner'),
      await feed.rows('select * from staff_audit'),
      await view(partnerId),
    ],
    (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
  )
  expect(kept).not.toContain(String(made['secret']).slice(6))
  expect(kept).not.toContain(Buffer.from(String(made['secret'])).toString('hex'))
})
