import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { days, minutes } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import type { RewardItem } from '#core/reward/reward-item.ts'
import { openTestBackOffice, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { type RegisteredPlayer, registerPlayer } from '#tests/support/registered-player.ts'
import type { TestSite } from '#tests/support/test-site.ts'
import { reachableAmong } from '#features/players/segment/server/index.ts'
import { listMail, mailUnread, markMailRead } from '../contract.ts'
import type { MailKind } from '../mail-kind.ts'
import { writeMail } from '../staff-contract.ts'
import { sendMail } from './send-mail.ts'
import { sendNews } from './send-news.ts'

let office: TestBackOffice
let site: TestSite
let ana: RegisteredPlayer
let ben: RegisteredPlayer
beforeAll(async () => {
  office = await openTestBackOffice()
  site = office.site
  ana = await registerPlayer(site, '09230000001')
  site.clock.advance(minutes(2))
  ben = await registerPlayer(site, '09230000002')
})
afterAll(() => office.close())
beforeEach(async () => {
  await site.context.db.pool.query('update mail set deleted_at = now() where deleted_at is null')
})

const coins: RewardItem = { id: 2001, count: 5_000, betRate: basisPoints(30_000) }

type Letter = { readonly title?: string; readonly items?: readonly RewardItem[]; readonly to?: RegisteredPlayer }

async function send(kind: MailKind, { title = 'Hello', items = [], to = ana }: Letter = {}): Promise<void> {
  const now = site.clock.now()
  const matter = { kind, source: 'test', sourceKey: randomUUID(), title, body: ['Mabuhay!'], items }
  const letter = { ...matter, playerId: BigInt(to.id), sentAt: now, expiresAt: addDuration(now, days(15)) }
  await site.context.db.transaction(async (tx) =>
    kind === 'news'
      ? sendNews(tx, await reachableAmong(tx, [letter.playerId], now), { ...letter, kind })
      : sendMail(tx, { ...letter, kind }),
  )
}

/** As it is on the wire. */
const boxSchema = v.object({
  list: v.array(v.looseObject({ id: v.number(), title: v.string(), kind: v.string(), isRead: v.boolean() })),
  total: v.number(),
  kinds: v.array(v.object({ kind: v.string(), total: v.number(), unread: v.number() })),
  markable: v.number(),
})
const box = async (request: { kind?: MailKind; page?: number; size?: number } = {}, by = ana) =>
  v.parse(boxSchema, (await site.send(listMail, request, by)).body)
const titles = async (request: { kind?: MailKind; page?: number; size?: number }) =>
  (await box(request)).list.map(({ title }) => title)
const countsOf = async () =>
  Object.fromEntries((await box()).kinds.map(({ kind, total, unread }) => [kind, [total, unread]]))
const newestId = async () => (await box()).list[0]?.id ?? 1
const mark = async (request: { kind?: MailKind; newestId: number }, by = ana) =>
  v.parse(v.object({ marked: v.number() }), (await site.send(markMailRead, request, by)).body).marked

describe('a filter by kind', () => {
  test('finds an old message behind many newer ones of other kinds, on its first page', async () => {
    await send('money', { title: 'Old' })
    for (let time = 0; time < 25; time++) await send('news', { title: `News ${time}` })
    expect(await titles({ size: 20 })).not.toContain('Old')
    expect(await titles({ kind: 'money', size: 20 })).toEqual(['Old'])
    expect(await titles({ kind: 'news', size: 20, page: 2 })).toEqual([
      'News 4',
      'News 3',
      'News 2',
      'News 1',
      'News 0',
    ])
    expect((await box({ kind: 'news' })).total).toBe(25)
    expect(await box({ kind: 'support' })).toMatchObject({ list: [], total: 0 })
  })

  test('comes with the kinds that the player has, and how many of each are unread', async () => {
    await send('account')
    await send('account')
    await send('support')
    await send('money', { to: ben })
    expect(await countsOf()).toEqual({ account: [2, 2], support: [1, 1] })
    await mark({ kind: 'account', newestId: await newestId() })
    expect(await countsOf()).toEqual({ account: [2, 0], support: [1, 1] })
  })

  test('of a kind that does not exist is refused', async () => {
    const { status } = await site.send(listMail, { kind: 'gossip' as never }, ana)
    expect(status).toBe(400)
  })
})

test('a sender that names no kind does not compile', () => {
  const letter = { playerId: 1n, source: 'test', sourceKey: '1', title: 'Hello', body: ['Mabuhay!'], items: [] }
  const withoutKind = { ...letter, sentAt: site.clock.now(), expiresAt: addDuration(site.clock.now(), days(15)) }
  const taken: Parameters<typeof sendMail>[1][] = [{ ...withoutKind, kind: 'support' }]
  // @ts-expect-error the kind is missing
  taken.push(withoutKind)
  // @ts-expect-error there is no such kind
  taken.push({ ...withoutKind, kind: 'gossip' })
  // @ts-expect-error news goes only to players whom marketing may reach
  taken.push({ ...withoutKind, kind: 'news' })
  expect(taken).toHaveLength(4)
})

describe('a message of the staff', () => {
  test.each([
    ['without a reward is an answer of customer service', [], 'support'],
    ['with one is a reward', [{ id: 2001, count: 100, betRate: 1 }], 'reward'],
  ] as const)('%s', async (_what, items, kind) => {
    const agent = await office.newStaff('crm')
    const letter = { playerId: ana.id, title: 'Hello', body: ['Text'], daysValid: 7, reason: 'She asked for it.' }
    const request = { ...letter, items: [...items], requestKey: randomUUID() }
    expect((await office.send(writeMail, request, agent.token)).body.errcode).toBe(0)
    expect((await box()).list.map((each) => each.kind)).toEqual([kind])
  })
})

describe('marking all as read', () => {
  test('leaves what has something to claim, and what has arrived since the list was read', async () => {
    await send('reward', { items: [coins] })
    await send('reward')
    await send('news')
    const seen = await newestId()
    await send('support')
    expect((await box()).markable).toBe(3)
    expect(await mark({ newestId: seen })).toBe(2)
    expect((await box()).list.map(({ kind, isRead }) => [kind, isRead])).toEqual([
      ['support', false],
      ['news', true],
      ['reward', true],
      ['reward', false],
    ])
    expect((await site.send(mailUnread, {}, ana)).body).toMatchObject({ red0: true, red1: true })
  })

  test('includes a reward that has expired: nothing can be missed any more', async () => {
    await send('reward', { items: [coins] })
    await site.context.db.pool.query(
      `update mail set expires_at = sent_at + interval '1 second' where deleted_at is null`,
    )
    site.clock.advance(minutes(1))
    expect(await mark({ newestId: await newestId() })).toBe(1)
    expect((await site.send(mailUnread, {}, ana)).body).toMatchObject({ red0: false, red1: false })
  })

  test('of one kind leaves the others, and those of other players', async () => {
    await send('news')
    await send('money')
    await send('news', { to: ben })
    expect((await box({ kind: 'news' })).markable).toBe(1)
    expect(await mark({ kind: 'news', newestId: Number.MAX_SAFE_INTEGER })).toBe(1)
    expect(await countsOf()).toEqual({ news: [1, 0], money: [1, 1] })
    expect((await box({}, ben)).kinds).toEqual([{ kind: 'news', total: 1, unread: 1 }])
  })

  test('ten times at once marks each message once', async () => {
    for (let time = 0; time < 12; time++) await send(time % 2 ? 'news' : 'account')
    const seen = await newestId()
    const marked = await Promise.all(Array.from({ length: 10 }, () => mark({ newestId: seen })))
    expect(marked.reduce((total, each) => total + each, 0)).toBe(12)
    expect(await countsOf()).toEqual({ news: [6, 0], account: [6, 0] })
  })
})

describe('messages from before kinds', () => {
  const reward = [{ id: 2001, count: 100, betRate: 1 }]
  const old = [
    ['account', 'Your password was changed', [], 'account'],
    ['account', 'Your reward is no longer on hold', [], 'reward'],
    ['account', 'Hindi na naka-hold ang reward mo', [], 'reward'],
    ['report', 'We answered', [], 'support'],
    ['staff', 'Hello', [], 'support'],
    ['staff', 'For you', reward, 'reward'],
    ['segment', 'News', [], 'news'],
    ['segment', 'For all', reward, 'reward'],
    ['vip', 'Level 3', reward, 'reward'],
    ['points', 'Your points expire soon', [], 'reward'],
  ] as const
  const kindsKept = async () => {
    const { rows } = await site.context.db.pool.query<{ kind: string | null }>(
      'select kind from mail where deleted_at is null order by id desc',
    )
    return rows.map(({ kind }) => kind)
  }

  test('have the kind of their source, which the job keeps', async () => {
    for (const [source, title, items] of old) {
      await site.context.db.pool.query(
        `insert into mail (player_id, source, source_key, title, body, items, sent_at, expires_at)
         values ($1, $2, $3, $4, '{Text}', $5, now(), now() + interval '1 day')`,
        [ana.id, source, randomUUID(), title, JSON.stringify(items)],
      )
    }
    const expected = old.map(([, , , kind]) => kind).toReversed()
    expect((await box()).list.map(({ kind }) => kind)).toEqual(expected)
    expect(await titles({ kind: 'news' })).toEqual(['News'])
    expect(await kindsKept()).toEqual(old.map(() => null))
    site.clock.advance(minutes(10))
    await site.runDue()
    expect(await kindsKept()).toEqual(expected)
    expect((await box()).list.map(({ kind }) => kind)).toEqual(expected)
  })
})
