import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { days } from '#core/clock/duration.ts'
import { addDuration, type Instant, subtractDuration } from '#core/clock/instant.ts'
import { addDays, dayOf, endOfDay } from '#core/clock/manila.ts'
import { dayPeriod } from '#core/clock/period.ts'
import type { RequestOf } from '#core/contract/call.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { approveRequest, listApprovals, refuseRequest } from '#features/office/approval/contract.ts'
import { keepLanguage } from '#features/players/language/contract.ts'
import { listMail, readMail } from '#features/players/mail/contract.ts'
import { bindRewardKind } from '#features/promotions/bind-reward/server/bind-reward-kind.ts'
import { claimDailyLogin, readDailyLogin } from '#features/promotions/daily-login/contract.ts'
import { dailyLoginKind } from '#features/promotions/daily-login/server/daily-login-kind.ts'
import { followKind } from '#features/promotions/follow/server/follow-kind.ts'
import { requestGiftByHand, viewPlayerPromotions } from '#features/promotions/gift-by-hand/contract.ts'
import { redPacketKind } from '#features/promotions/red-packet/server/red-packet-kind.ts'
import { type PromotionKind, publishPromotion } from '#features/promotions/kit/server/index.ts'
import { claimTask, readTasks } from '#features/promotions/task/contract.ts'
import { taskKind } from '#features/promotions/task/server/task-kind.ts'
import { claimWelcomeCalendar } from '#features/promotions/welcome-calendar/contract.ts'
import { welcomeCalendarKind } from '#features/promotions/welcome-calendar/server/welcome-calendar-kind.ts'
import { balancesOf, turnoverMeter, verifyLedger } from '#ledger'
import { type RegisteredPlayer, registerPlayer } from '#tests/support/registered-player.ts'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '#tests/support/test-back-office.ts'

let office: TestBackOffice
let maker: SignedInStaff
let checker: SignedInStaff
let player: RegisteredPlayer
let lastPlayer = 0
beforeAll(async () => {
  office = await openTestBackOffice()
  maker = await office.newStaff('csLevel2')
  checker = await office.newStaff('financeChecker')
  for (const kind of [taskKind, dailyLoginKind, welcomeCalendarKind, followKind, bindRewardKind, redPacketKind])
    await publish(kind)
})
afterAll(() => office.close())
beforeEach(async () => {
  player = await newPlayer()
})

const reason = 'the page was down that evening'
const db = () => office.site.context.db
const now = () => office.site.clock.now()
const publish = (kind: PromotionKind, more: Partial<Parameters<typeof publishPromotion>[1]> = {}) =>
  db().transaction((tx) => publishPromotion(tx, { ...more, kind, savedBy: 'test', reason: 'test', now: now() }))
function newPlayer() {
  lastPlayer += 1
  const visitor = { ip: `10.9.${lastPlayer}.1`, fingerprint: `by-hand-${lastPlayer}` }
  return registerPlayer(office.site, `0917${String(3_000_000 + lastPlayer)}`, visitor)
}
const pass = async (by: number) => {
  office.site.clock.advance(by as never)
  const times = [new Date(now()), new Date(addDuration(now(), days(30)))]
  const { pool } = db()
  await pool.query('update staff_session set last_action_at = $1, expires_at = $2', times)
  await pool.query('update session set last_action_at = $1, expires_at = $2 where ended_at is null', times)
  await pool.query('update player set identity_due_at = null')
}
const toMidnight = () => endOfDay(dayOf(now())) - now()

type Request = RequestOf<typeof requestGiftByHand>
const taskOn = (at: Instant, id = 1) => ({ key: taskKind.key, claimKey: `${dayPeriod(at).key}:t${id}` })
const ask = (gift: Partial<Request>, by = maker) =>
  office.send(
    requestGiftByHand,
    { requestKey: randomUUID(), playerId: player.id, ...taskOn(now(), 6), why: 'fault', reason, ...gift },
    by.token,
  )
const idOf = ({ body }: Awaited<ReturnType<typeof ask>>) => v.parse(v.number(), body.approvalId)
const approve = async (approvalId: number, by = checker) =>
  (await office.send(approveRequest, { approvalId, reason }, by.token)).body
const give = async (gift: Partial<Request>) => approve(idOf(await ask(gift)))
const coin = async () => (await balancesOf(db(), BigInt(player.id))).coin
const gift = v.looseObject({ claimKey: v.string(), status: v.string() })
const listed = v.looseObject({ promotions: v.array(v.looseObject({ key: v.string(), gifts: v.array(gift) })) })
const viewed = async (key: string) => {
  const { body } = await office.send(viewPlayerPromotions, { playerId: player.id }, maker.token)
  return v.parse(listed, body).promotions.find((each) => each.key === key)
}
const statusOf = async (key: string, claimKey: string) =>
  (await viewed(key))?.gifts.find((each) => each.claimKey === claimKey)?.status
const errcode = async <C extends Parameters<typeof office.site.send>[0]>(call: C, request: RequestOf<C>) =>
  (await office.site.send(call, request, player)).body.errcode

test('a reward that another member approves comes with its playthrough, and the player cannot claim it again', async () => {
  const gift = taskOn(now(), 6)
  expect(await statusOf(gift.key, gift.claimKey)).toBe('open')
  const approvalId = idOf(await ask(gift))
  expect(await statusOf(gift.key, gift.claimKey)).toBe('waiting')
  expect(await coin()).toBe(0n)
  expect((await approve(approvalId)).errcode).toBe(0)
  expect(await coin()).toBe(200n)
  expect((await turnoverMeter(db(), BigInt(player.id))).items).toMatchObject([{ source: 'tasks', required: 600n }])
  expect(await errcode(claimTask, { taskId: 6 })).toBe(1003)
  const { body } = await office.site.send(readTasks, {}, player)
  expect(body.tasks).toContainEqual(expect.objectContaining({ id: 6, status: 'claimed' }))
  expect(await viewed(gift.key)).toMatchObject({ claims: 1, lastClaimedAt: now(), whyNot: null })
  expect(await statusOf(gift.key, gift.claimKey)).toBe('given')

  const { rows } = await db().pool.query(
    'select actor, action, reason, after from staff_audit where subject = $1 order by seq',
    [`player:${player.id}`],
  )
  expect(rows).toMatchObject([
    { actor: maker.email, action: 'promotionGift.request', reason, after: { promotion: 'Tasks', reward: '₱2.00' } },
    { actor: checker.email, action: 'approval.approve', after: { state: 'approved', kind: 'promotionGift' } },
  ])
})

test.each([
  { language: 'en', title: 'We added your reward', says: /^You got ₱2\.00 from Tasks: Play 20 rounds of .*2026/ },
  {
    language: 'fil',
    title: 'Idinagdag namin ang reward mo',
    says: /^Nakakuha ka ng ₱2\.00 mula sa .*Maglaro ng 20 round/,
  },
] as const)('the player reads in $language which reward it is, and why', async ({ language, title, says }) => {
  await office.site.send(keepLanguage, { language }, player)
  await give({ why: 'delay' })
  const { body } = await office.site.send(listMail, { kind: 'reward' }, player)
  const [letter] = v.parse(
    v.looseObject({ list: v.array(v.looseObject({ id: v.number(), title: v.string() })) }),
    body,
  ).list
  expect(letter?.title).toBe(title)
  const read = await office.site.send(readMail, { id: letter?.id ?? 0 }, player)
  expect(read.body.body).toEqual([
    expect.stringMatching(says),
    language === 'en'
      ? 'You should have had it earlier. Sorry for the delay.'
      : 'Dapat ay mas maaga mo itong natanggap. Pasensya na sa pagkaantala.',
  ])
})

test('of ten who approve at once one gives, and of ten who ask one asks', async () => {
  const answersOfTen = await Promise.all(Array.from({ length: 10 }, () => ask({})))
  expect(answersOfTen.map(({ body }) => body.errcode).toSorted((a, b) => a - b)).toEqual([
    0,
    ...Array<number>(9).fill(1151),
  ])
  const approvalId = idOf(answersOfTen.find(({ body }) => body.errcode === 0) as never)
  const answers = await Promise.all(Array.from({ length: 10 }, () => approve(approvalId)))
  expect(answers.filter((body) => body.errcode === 0)).toHaveLength(1)
  expect(await coin()).toBe(200n)
})

test('a player who claims while the request is approved gets the reward once', async () => {
  await pass(toMidnight())
  const gift = { key: taskKind.key, claimKey: `${dayPeriod(now()).key}:t1` }
  const points = async () => (await balancesOf(db(), BigInt(player.id))).points
  const approvalId = idOf(await ask(gift))
  const [approved, ...claims] = await Promise.all([
    approve(approvalId),
    ...Array.from({ length: 9 }, () => errcode(claimTask, { taskId: 1 })),
  ])
  const given = [approved.errcode, ...claims].filter((code) => code === 0)
  expect(given).toHaveLength(1)
  expect(await points()).toBe(2_000n)
})

test('a day of the login rewards that was missed is given, and the row goes on', async () => {
  expect(await errcode(claimDailyLogin, { day: 1 })).toBe(0)
  await pass(toMidnight())
  const missed = dayPeriod(now()).key
  await pass(toMidnight())
  expect(await viewed(dailyLoginKind.key)).toMatchObject({
    gifts: [{ claimKey: missed, reward: '₱1.00', isRepair: true }],
  })
  const before = await coin()
  expect((await give({ key: dailyLoginKind.key, claimKey: missed })).errcode).toBe(0)
  expect(await coin()).toBe(before + 100n)
  const { body } = await office.site.send(readDailyLogin, {}, player)
  expect(body.days).toMatchObject([{ status: 2 }, { status: 2 }, { status: 1 }, {}, {}, {}, {}])
  expect(await errcode(claimDailyLogin, { day: 3 })).toBe(0)
  expect(await viewed(dailyLoginKind.key)).toMatchObject({ gifts: [], claims: 3 })
})

test('a missed day is not repaired once the player has gone on, or another midnight has passed', async () => {
  expect(await errcode(claimDailyLogin, { day: 1 })).toBe(0)
  await pass(toMidnight())
  const missed = { key: dailyLoginKind.key, claimKey: dayPeriod(now()).key }
  await pass(toMidnight())
  const approvalId = idOf(await ask(missed))
  expect(await errcode(claimDailyLogin, { day: 1 })).toBe(0)
  const before = await coin()
  expect(await approve(approvalId)).toMatchObject({
    errcode: 1144,
    why: expect.stringContaining('the player has gone on'),
  })
  expect(await coin()).toBe(before)
  expect((await ask(missed)).body.errcode).toBe(1481)
})

test('a cell of the welcome calendar that was missed is given, and today’s own stays', async () => {
  await pass(toMidnight())
  expect((await viewed(welcomeCalendarKind.key))?.gifts).toMatchObject([{ claimKey: 'day:1', isRepair: true }])
  expect((await give({ key: welcomeCalendarKind.key, claimKey: 'day:1' })).errcode).toBe(0)
  expect(await coin()).toBe(100n)
  expect(await errcode(claimWelcomeCalendar, { day: 1 })).toBe(1003)
  expect(await errcode(claimWelcomeCalendar, { day: 2 })).toBe(0)
})

test.each([
  { of: 'yesterday', midnights: 1, gift: () => taskOn(subtractDuration(now(), days(1))) },
  { of: 'today', midnights: 2, gift: () => taskOn(now()) },
  { of: 'no day', midnights: undefined, gift: () => ({ key: bindRewardKind.key, claimKey: 'once' }) },
])('a request for a reward of $of expires when it can no longer be given', async ({ midnights, gift: giftOf }) => {
  await pass(toMidnight())
  await pass(days(1) / 2)
  const approvalId = idOf(await ask(giftOf()))
  const until = midnights === undefined ? addDuration(now(), days(7)) : endOfDay(addDays(dayOf(now()), midnights - 1))
  const { rows } = (await office.send(listApprovals, {}, checker.token)).body
  expect(rows).toContainEqual(expect.objectContaining({ id: approvalId, expiresAt: until }))
  if (midnights === undefined) return
  await pass(until - now())
  expect((await approve(approvalId)).errcode).toBe(1141)
})

test('the reward for a number is given once', async () => {
  expect((await give({ key: bindRewardKind.key, claimKey: 'once' })).errcode).toBe(0)
  expect(await coin()).toBe(1_000n)
  expect((await ask({ key: bindRewardKind.key, claimKey: 'once' })).body.errcode).toBe(1482)
})

test.each<{ readonly gift: Partial<Request>; readonly code: number }>([
  { gift: { key: redPacketKind.key, claimKey: 'x' }, code: 1480 },
  { gift: { key: 'no-such', claimKey: 'x' }, code: 1481 },
  { gift: { claimKey: 'once:t999' }, code: 1481 },
  { gift: { playerId: 99_999_999 }, code: 1074 },
  // A condition of the promotion: a first deposit.
  { gift: { key: followKind.key, claimKey: 'ch1' }, code: 1483 },
])('refuses $gift with $code', async ({ gift, code }) => {
  expect((await ask(gift)).body).toMatchObject({ errcode: code, msg: expect.any(String) })
  expect(await coin()).toBe(0n)
})

test('a suspended, excluded or closed player is refused, when it is asked and when it is approved', async () => {
  const approvalId = idOf(await ask({}))
  for (const set of [
    `state = 'excluded'`,
    `state = 'suspended'`,
    `closed_at = now()`,
    `closed_at = null, state = 'active', locks = '{bonus}'`,
  ]) {
    await db().pool.query(`update player set ${set} where id = $1`, [player.id])
    expect(await approve(approvalId)).toMatchObject({
      errcode: 1144,
      why: expect.stringContaining('may not get rewards'),
    })
    expect((await ask(taskOn(now(), 14))).body).toMatchObject({ errcode: 1483 })
    expect(await coin()).toBe(0n)
  }
  const { body } = await office.send(viewPlayerPromotions, { playerId: player.id }, maker.token)
  expect(body.isRestricted).toBe(true)
})

test('the budget bounds a reward by hand to the centavo', async () => {
  await publish(taskKind, { terms: { budget: { perPlayer: wireCentavos(399) } } })
  expect((await give({})).errcode).toBe(0)
  const second = await ask(taskOn(now(), 14))
  expect(await approve(idOf(second))).toMatchObject({ errcode: 1144, why: expect.stringContaining('budget') })
  expect(await coin()).toBe(200n)
  await publish(taskKind)
  expect(await approve(idOf(second))).toMatchObject({ errcode: 1144, why: expect.stringContaining('new version') })
})

test('who asks does not approve, other roles do neither, and a refused request gives nothing', async () => {
  const approvalId = idOf(await ask({}))
  expect((await approve(approvalId, maker)).errcode).not.toBe(0)
  for (const role of ['crm', 'financeChecker', 'csLevel1', 'riskAnalyst'] as const) {
    expect((await ask(taskOn(now(), 14), await office.newStaff(role))).body.errcode).toBe(1070)
  }
  expect((await approve(approvalId, await office.newStaff('opsManager'))).errcode).not.toBe(0)
  const { body } = await office.send(listApprovals, {}, checker.token)
  expect(JSON.stringify(body)).toContain('Promotion reward for a player')
  expect((await office.send(refuseRequest, { approvalId, reason }, checker.token)).body.errcode).toBe(0)
  expect((await approve(approvalId)).errcode).not.toBe(0)
  expect(await coin()).toBe(0n)
})

test('the ledger is sound after all of it', async () => {
  expect((await verifyLedger(db())).isSound).toBe(true)
})
