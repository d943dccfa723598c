import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approveRequest, listApprovals } from '#features/office/approval/contract.ts'
import { tagPlayer } from '#features/players/account/staff-contract.ts'
import { readFollow } from '#features/promotions/follow/contract.ts'
import { followKind } from '#features/promotions/follow/server/follow-kind.ts'
import { claimWelcomeCalendar } from '#features/promotions/welcome-calendar/contract.ts'
import { listAudit } from '#features/office/staff/contract.ts'
import { publishPromotion } from '#features/promotions/kit/server/index.ts'
import {
  clonePromotion,
  comparePromotion,
  endPromotion,
  listPromotions,
  pausePromotion,
  requestPromotion,
  savePromotion,
  simulatePromotion,
  viewPromotion,
} from '#features/promotions/kit/staff-contract.ts'
import { promotionInsertVersion } from '#features/promotions/kit/server/store/promotion.store.ts'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { type RegisteredPlayer, registerPlayer } from '#tests/support/registered-player.ts'

let office: TestBackOffice
let maker: SignedInStaff
let checker: SignedInStaff
let player: RegisteredPlayer
beforeAll(async () => {
  office = await openTestBackOffice()
  maker = await office.newStaff('crm')
  checker = await office.newStaff('financeChecker')
  player = await registerPlayer(office.site, '09251000001')
})
afterAll(() => office.close())

const key = 'free-sign'
const reason = 'as the test wishes it'
const requests = v.looseObject({ rows: v.array(v.looseObject({ id: v.number(), kind: v.string() })) })
const viewed = async () => (await office.send(viewPromotion, { key }, maker.token)).body
const saveFrom = (version: number | null, settings: Record<string, unknown>, terms: Record<string, unknown> = {}) =>
  office.send(savePromotion, { key, version, terms, settings, reason }, maker.token)
const save = async (settings: Record<string, unknown>, terms: Record<string, unknown> = {}) =>
  saveFrom((await viewed()).latest as number | null, settings, terms)
const ask = (version: number, by = maker) =>
  office.send(requestPromotion, { key, version, requestKey: randomUUID(), reason }, by.token)
async function approve(by: SignedInStaff) {
  const { body } = await office.send(listApprovals, {}, checker.token)
  const approvalId = v.parse(requests, body).rows.find(({ kind }) => kind === 'promotion')?.id ?? 0
  return (await office.send(approveRequest, { approvalId, reason }, by.token)).body.errcode
}
const claim = async (day: number) => (await office.site.send(claimWelcomeCalendar, { day }, player)).body.errcode

test('a promotion is saved by one, let act by another, and stopped at once in the middle', async () => {
  expect(await viewed()).toMatchObject({ state: 'DRAFT', version: null, latest: null, settings: { lastsDays: 10 } })
  expect(await claim(1)).toBe(1001)
  expect((await save({})).body).toMatchObject({ errcode: 0, version: 1 })
  expect(await claim(1)).toBe(1001)
  expect(await viewed()).toMatchObject({ isRequested: false })
  expect((await ask(1)).body.errcode).toBe(0)
  expect(await viewed()).toMatchObject({ isRequested: true })
  expect(await approve(maker)).not.toBe(0)
  expect(await approve(checker)).toBe(0)
  expect(await viewed()).toMatchObject({ state: 'ACTIVE', version: 1, latest: 1, isRequested: false })
  expect(await claim(1)).toBe(0)
  const { promotions } = (await office.send(listPromotions, {}, maker.token)).body
  expect(promotions).toContainEqual(
    expect.objectContaining({ key, spent: { total: 100, daily: 100, weekly: 100, monthly: 100 }, recent: 100 }),
  )
  expect((await office.send(pausePromotion, { key, reason }, maker.token)).body.errcode).toBe(0)
  expect((await office.send(pausePromotion, { key, reason }, maker.token)).body.errcode).toBe(1004)
  expect(await claim(2)).toBe(1005)
  office.site.clock.advance(86_400_000 as never)
  const later = new Date(office.site.clock.now())
  await office.site.context.db.pool.query(
    `update session set last_action_at = $1, expires_at = $1::timestamptz + interval '1 day'`,
    [later],
  )
  await office.site.context.db.pool.query(
    `update staff_session set last_action_at = $1, expires_at = $1::timestamptz + interval '1 day'`,
    [later],
  )
  expect(await claim(2)).toBe(1001)
})

test('a version that was saved after it was asked for is not let act by the older request', async () => {
  expect((await ask(1)).body.errcode).toBe(0)
  expect((await save({ lastsDays: 12 })).body).toMatchObject({ version: 2 })
  expect(await approve(checker)).toBe(1144)
  expect((await ask(1)).body.errcode).toBe(1073)
  expect(await viewed()).toMatchObject({ state: 'PAUSED', version: 1, latest: 2 })
})

test('of ten who save from one version one does, and nobody overwrites what they have not seen', async () => {
  const before = (await viewed()).latest as number
  const answers = await Promise.all(Array.from({ length: 10 }, () => saveFrom(before, { lastsDays: 11 })))
  expect(answers.filter(({ body }) => body.errcode === 0)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.errcode === 1073)).toHaveLength(9)
  expect((await saveFrom(null, { lastsDays: 9 })).body.errcode).toBe(1073)
  expect(await viewed()).toMatchObject({ latest: before + 1, settings: { lastsDays: 11 } })
})

test('a version is asked for once, by however many, with what changes, its cost and whom it reaches', async () => {
  const version = (await viewed()).latest as number
  const second = await office.newStaff('crm')
  const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => ask(version, i % 2 === 0 ? maker : second)))
  expect(answers.filter(({ body }) => body.errcode === 0)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.errcode === 1410)).toHaveLength(9)
  const { rows } = (await office.send(listApprovals, { sort: 'newest' }, checker.token)).body
  const [card] = v.parse(
    v.array(
      v.looseObject({
        facts: v.array(v.object({ name: v.string(), value: v.string(), before: v.optional(v.string()) })),
      }),
    ),
    rows,
  )
  const factOf = (name: string) => card?.facts.find((fact) => fact.name === name)?.value
  expect(factOf('Version')).toBe(String(version))
  expect(factOf('Compared with')).toBe('version 1')
  expect(factOf('Cost for 1,000 players')).toMatch(/expected, ₱.* at worst\. Expected: each day, 80%/)
  expect(factOf('Audience')).toBe('1 of 1 players')
  expect(card?.facts.map(({ before, value }) => [before, value])).toContainEqual(['10', '11'])
  expect(factOf('Budget')).toBe('₱20,000.00 a month')
  expect(factOf('Given in the last 30 days')).toBe('₱1.00')
})

test('an older version is copied into a draft once, and compares with the others field by field', async () => {
  const latest = (await viewed()).latest as number
  const clone = (version: number, source = 1) =>
    office.send(clonePromotion, { key, source, version, reason }, maker.token)
  const answers = await Promise.all(Array.from({ length: 10 }, () => clone(latest)))
  expect(answers.filter(({ body }) => body.errcode === 0)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.errcode === 1073)).toHaveLength(9)
  expect(await viewed()).toMatchObject({ version: 1, latest: latest + 1, settings: { lastsDays: 10 } })
  expect((await clone(latest + 1, 99)).body.errcode).toBe(1074)
  const compare = async (before: number, after: number) =>
    (await office.send(comparePromotion, { key, before, after }, maker.token)).body
  expect((await compare(latest, latest + 1)).changes).toContainEqual(
    expect.objectContaining({ before: '11', after: '10' }),
  )
  expect((await compare(1, latest + 1)).changes).toEqual([])
  expect((await compare(1, 99)).errcode).toBe(1074)
})

test('nothing is without a limit unless a member writes why', async () => {
  const latest = (await viewed()).latest as number
  const open = { total: null, daily: null, weekly: null, monthly: null, perPlayer: 100 }
  expect((await save({}, { budget: open })).body.faults).toMatchObject([{ field: 'terms.budget.monthly' }])
  expect(await viewed()).toMatchObject({ latest })
  expect((await save({}, { budget: { ...open, noLimitReason: 'A night for the press.' } })).body.errcode).toBe(0)
  expect(await viewed()).toMatchObject({ terms: { budget: { noLimitReason: 'A night for the press.' } } })
})

test('a copy of a version from before budgets were required cannot be submitted until it has one', async () => {
  await office.site.context.db.transaction((tx) =>
    promotionInsertVersion(tx, {
      key: followKind.key,
      terms: { budget: { perPlayer: 100 } },
      settings: {},
      savedBy: 'test',
      reason,
      now: office.site.clock.now(),
    }),
  )
  const of = { key: followKind.key, reason }
  const submit = async (version: number) =>
    (await office.send(requestPromotion, { ...of, version, requestKey: randomUUID() }, maker.token)).body
  expect((await office.send(clonePromotion, { ...of, source: 1, version: 1 }, maker.token)).body.errcode).toBe(0)
  expect(await submit(2)).toMatchObject({ errcode: 1500, msg: expect.stringContaining('has no budget') })
  const terms = { budget: { monthly: 1_000_000 } }
  expect((await office.send(savePromotion, { ...of, version: 2, terms, settings: {} }, maker.token)).body.errcode).toBe(
    0,
  )
  expect((await submit(3)).errcode).toBe(0)
})

test('the audit log lists what a saved version changed, and no default that stayed', async () => {
  const { latest } = await viewed()
  expect((await save({ lastsDays: 9 }, { claimHours: 24, budget: { monthly: 5_000_000 } })).body.errcode).toBe(0)
  expect((await save({ lastsDays: 8 }, { ...wholeTerms, claimHours: 24 })).body.errcode).toBe(0)
  const auditor = await office.newStaff('auditor')
  const log = { action: 'promotion.save', subject: `promotion:${key}` }
  const { rows } = (await office.send(listAudit, log, auditor.token)).body
  const [line] = v.parse(v.array(v.looseObject({ changes: v.array(v.unknown()) })), rows)
  expect(line?.changes).toEqual([
    { name: 'Version', before: String((latest as number) + 1), after: String((latest as number) + 2) },
    { name: 'Lasts days', before: '9', after: '8' },
  ])
})

/** As the form sends them: every field, whether or not it was touched. */
const wholeTerms = {
  startAt: null,
  endAt: null,
  sort: 100,
  permitNo: '',
  holdout: null,
  platforms: ['mobile', 'desktop'],
  audience: { needsMobile: false, tagsAny: [], vipMin: null },
  budget: { total: null, daily: null, monthly: 5_000_000, noLimitReason: '' },
}

test('a promotion that was never saved comes with a monthly budget, or with the reason why it has none', async () => {
  const { promotions } = (await office.send(listPromotions, {}, maker.token)).body
  const limits = v.parse(v.array(v.looseObject({ state: v.string(), budget: budgetIn })), promotions)
  const open = limits.filter(
    ({ state, budget: { total, monthly, weekly, daily, noLimitReason } }) =>
      state === 'DRAFT' && noLimitReason === '' && [total, monthly, weekly, daily].every((max) => max === null),
  )
  expect(open).toEqual([])
})

const maxIn = v.nullable(v.number())
const budgetIn = v.object({
  total: maxIn,
  monthly: maxIn,
  weekly: maxIn,
  daily: maxIn,
  noLimitReason: v.string(),
  perPlayer: maxIn,
  perCluster: maxIn,
})

test('an impossible value is reported at its field, and nothing is saved', async () => {
  const { body } = await save({ lastsDays: 0 }, { claimHours: 0 })
  expect(body.faults).toMatchObject([{ field: 'terms.claimHours' }, { field: 'settings.lastsDays' }])
  expect(await viewed()).toMatchObject({ latest: 7 })
})

test('before it is saved the operator sees what it would cost and whom it would reach', async () => {
  const request = { key, terms: { audience: { registeredDaysMax: 30 } }, settings: {} }
  const { body } = await office.send(simulatePromotion, request, maker.token)
  expect(body).toMatchObject({ cost: { worst: 2_000_000 }, audience: { players: 1, of: 1 } })
})

test('tells how many it would reach by number, tags, deposits, level and identity together', async () => {
  const reach = async (audience: Record<string, unknown>) =>
    (await office.send(simulatePromotion, { key, terms: { audience }, settings: {} }, maker.token)).body.audience
  const one = { players: 1, of: 1 }
  const none = { players: 0, of: 1 }
  expect(await reach({ needsMobile: true, tagsNone: ['newcomer'] })).toEqual(one)
  expect(await reach({ tagsAny: ['newcomer'] })).toEqual(none)
  expect(await reach({ rechargeMax: 0 })).toEqual(one)
  expect(await reach({ needsMobile: true, tagsNone: ['newcomer'], rechargeMin: 100 })).toEqual(none)
  expect(await reach({ registeredDaysMin: 3_650 })).toEqual(none)
  expect(await reach({ vipMax: 0 })).toEqual(one)
  expect(await reach({ vipMin: 1 })).toEqual(none)
  expect(await reach({ needsKyc: true })).toEqual(none)
  const { pool } = office.site.context.db
  await pool.query(`insert into vip_player (player_id, deposited, reached) values ($1, 10000000000, 3)`, [player.id])
  await pool.query(
    `insert into identity (player_id, status, first_name, last_name, birth_date, id_hash, submitted_at, decided_at,
       expires_at, created_at)
     values ($1, 'APPROVED', 'Maria', 'Cruz', '1990-05-04', '', now(), now(), now() + interval '1 year', now())`,
    [player.id],
  )
  expect(await reach({ vipMin: 3, vipMax: 3, needsKyc: true })).toEqual(one)
  expect(await reach({ vipMin: 4, needsKyc: true })).toEqual(none)
})

test('is for who carries a tag from the moment on that the staff puts it on, and not before', async () => {
  const offer = { key: 'follow', terms: { audience: { tagsAny: ['newcomer'] } }, settings: {} }
  await office.site.context.db.transaction((tx) =>
    publishPromotion(tx, { ...offer, kind: followKind, savedBy: 'test', reason, now: office.site.clock.now() }),
  )
  const offered = async () => (await office.site.send(readFollow, {}, player)).body.errcode
  const tag = async (tags: string[], by = maker, expected: string[] = []) =>
    (await office.send(tagPlayer, { playerId: player.id, tags, expected, reason }, by.token)).body.errcode
  expect(await offered()).toBe(1001)
  expect(await tag(['newcomer'], checker)).toBe(1070)
  expect(await tag([' Newcomer ', 'newcomer'])).toBe(0)
  expect(await tag(['newcomer'], maker, ['newcomer'])).toBe(1004)
  expect(await tag(['tester'])).toBe(1073)
  expect(await offered()).toBe(0)
  const reached = (await office.send(simulatePromotion, offer, maker.token)).body
  expect(reached).toMatchObject({ audience: { players: 1, of: 1 } })
  expect(await tag([], maker, ['newcomer'])).toBe(0)
  expect(await offered()).toBe(1001)
  expect((await office.send(simulatePromotion, offer, maker.token)).body).toMatchObject({ audience: { players: 0 } })
})

test('a member without the permission can neither save, request nor stop', async () => {
  const auditor = await office.newStaff('auditor')
  const request = { key, version: 3, terms: {}, settings: {}, reason }
  expect((await office.send(savePromotion, request, auditor.token)).body.errcode).toBe(1070)
  expect((await ask(2, auditor)).body.errcode).toBe(1070)
  expect((await office.send(endPromotion, { key, reason }, auditor.token)).body.errcode).toBe(1070)
  expect((await office.send(endPromotion, { key, reason }, maker.token)).body.errcode).toBe(0)
  expect(await viewed()).toMatchObject({ state: 'ENDED' })
})
