import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { days, hours } from '#core/clock/duration.ts'
import { addDuration, subtractDuration } from '#core/clock/instant.ts'
import { approveRequest } from '#features/office/approval/contract.ts'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { listFeedPartners, makeFeedSecret, replayFeed, requestFeedPartner, sendDeadLetterAgain, setFeedRunning, testFeed as testPartner, viewFeedPartner } from '../contract.ts'
import type { EventKindName } from '../event-kinds.ts'
import { openReceiver, type Receiver, status } from '../testing/receiver.ts'
import { roundClosed, testFeed } from '../testing/test-feed.ts'

let office: TestBackOffice
let feed: ReturnType<typeof testFeed>
let [admin, checker]: SignedInStaff[] = []
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
const as = async (member: SignedInStaff | undefined) => {
  const now = office.site.clock.now()
  await feed.rows('update staff_session set last_action_at = $1, expires_at = $2', [new Date(now), new Date(addDuration(now, hours(8)))])
  return member?.token
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
const approve = async (approvalId: unknown, member = checker) =>
  (await office.send(approveRequest, { approvalId: Number(approvalId) }, await as(member))).body

async function newPartner(terms = termsOf()): Promise<number> {
  const { approvalId } = await request(terms)
  expect(await approve(approvalId)).toMatchObject({ errcode: 0 })
  const { partners } = v.parse(listFeedPartners.response, toInside((await office.send(listFeedPartners, {}, await as(admin))).body))
  return partners.find(({ name }) => name === terms.name)?.id ?? 0
}
const toInside = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body), (key, value: unknown) => (key === 'id' && typeof value === 'number' ? value : value))
const started = async (terms = termsOf()) => {
  const partnerId = await newPartner(terms)
  await office.send(makeFeedSecret, { partnerId, keepOldHours: 0, reason }, await as(admin))
  expect((await office.send(setFeedRunning, { partnerId, isRunning: true, reason }, await as(admin))).body).toMatchObject({ errcode: 0 })
  return partnerId
}
const view = async (partnerId: number) => (await office.send(viewFeedPartner, { partnerId }, await as(admin))).body
const round = (player: number, number: number) => roundClosed(player, number, office.site.clock.now())
