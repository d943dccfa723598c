import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { minutes } from '#core/clock/duration.ts'
import { addDuration, type Instant, instant } from '#core/clock/instant.ts'
import { centavos } from '#core/money/centavos.ts'
import type { RequestOf } from '#core/contract/call.ts'
import { demoPlayerMark } from '#features/players/account/server/index.ts'
import { points, post, type Transfer } from '#ledger'
import { type RegisteredPlayer, registerPlayer } from '#tests/support/registered-player.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { bonusTickers, coinDetail, movementDetail, statement } from '../contract.ts'

let site: TestSite
let player: RegisteredPlayer
let stranger: RegisteredPlayer
let keys = 0

// Five minutes before midnight in Manila.
const start = instant(Date.parse('2026-11-20T15:55:00Z'))
const at = (minute: number): Instant => addDuration(start, minutes(minute))
const coins = (amount: bigint, reference: string) => ({ amount: centavos(amount), reference })

const move = (of: RegisteredPlayer, now: Instant, ...transfers: Transfer[]) =>
  site.context.db.transaction((tx) =>
    post(tx, { playerId: BigInt(of.id), source: 'test', key: `${(keys += 1)}`, now, transfers }),
  )

beforeAll(async () => {
  site = await openTestSite()
  player = await registerPlayer(site, '09171235001')
  stranger = await registerPlayer(site, '09171235002', { ip: '10.2.0.1' })
  await move(player, at(0), { reason: 'deposit', from: 'psp:a', to: 'coin', ...coins(100_000n, 'D1') })
  await move(player, at(1), { reason: 'bet', from: 'coin', to: 'game:a', ...coins(500n, 'round-1') })
  await move(player, at(4), { reason: 'win', from: 'game:a', to: 'coin', ...coins(1_250n, 'round-1') })
  await move(player, at(5), { reason: 'withdrawalHold', from: 'coin', to: 'hold', ...coins(20_000n, 'W1') })
  await move(player, at(6), {
    reason: 'withdrawalRelease',
    from: 'hold',
    to: 'coin',
    closes: 4n,
    ...coins(20_000n, 'W1'),
  })
  await move(player, at(7), { reason: 'safeboxIn', from: 'coin', to: 'safebox', ...coins(30_000n, 'S1') })
  await move(player, at(8), {
    reason: 'pointsAward',
    from: 'promo:play',
    to: 'points',
    amount: points(50n),
    reference: 'p1',
  })
  await move(player, at(9), { reason: 'award', from: 'promo:gift', to: 'coin', ...coins(7_700n, '=cmd()') })
})
afterAll(() => site.close())

const listSchema = v.object({
  list: v.array(v.looseObject({ id: v.number(), amount: v.number(), balance: v.number() })),
  hasMore: v.boolean(),
})
const list = async (request: RequestOf<typeof coinDetail> = {}, { token } = player) =>
  v.parse(listSchema, (await site.send(coinDetail, request, { token })).body)

describe('the record', () => {
  test('shows every movement of the balance, newest first, with what was left, and no provider’s name', async () => {
    const { list: movements } = await list()
    expect(movements.map(({ id, amount, balance }) => [id, amount, balance])).toEqual([
      [8, 7_700, 78_450],
      [6, -30_000, 70_750],
      [5, 20_000, 100_750],
      [4, -20_000, 80_750],
      [3, 1_250, 100_750],
      [2, -500, 99_500],
      [1, 100_000, 100_000],
    ])
    expect(movements.at(-1)).toMatchObject({ kind: 'deposit', reason: 'deposit', reference: 'D1', counter: 'psp' })
  })

  test.each([
    { given: 'kinds', request: { kinds: ['withdrawal' as const] }, ids: [5, 4] },
    { given: 'kinds beside play', request: { kinds: ['deposit' as const, 'reward' as const] }, ids: [8, 1] },
    { given: 'kinds of play', request: { kinds: ['bet' as const, 'win' as const] }, ids: [3, 2] },
    { given: 'an end at midnight', request: { to: at(5) }, ids: [3, 2, 1] },
    { given: 'a beginning at midnight', request: { from: at(5), to: at(7) }, ids: [5, 4] },
    { given: 'the safebox', request: { account: 'safebox' as const }, ids: [6] },
    { given: 'the points', request: { account: 'points' as const }, ids: [7] },
    { given: 'a last known movement', request: { before: 4 }, ids: [3, 2, 1] },
  ])('with $given it shows what fits', async ({ request, ids }) => {
    const { list: found } = await list({ ...request })
    expect(found.map(({ id }) => id)).toEqual(ids)
  })

  test('read part by part misses nothing and shows nothing twice while new movements arrive', async () => {
    const reader = await registerPlayer(site, '09171235003', { ip: '10.2.0.2' })
    const deposit = (minute: number) =>
      move(reader, at(minute), { reason: 'deposit', from: 'psp:a', to: 'coin', ...coins(100n, `D${minute}`) })
    for (const minute of [1, 2, 3, 4, 5]) await deposit(minute)
    const seen: number[] = []
    let part = await list({ size: 2 }, reader)
    for (let minute = 6; ; minute++) {
      seen.push(...part.list.map(({ id }) => id))
      if (!part.hasMore) break
      await deposit(minute)
      part = await list({ size: 2, before: seen.at(-1) ?? 1 }, reader)
    }
    expect(seen).toEqual([5, 4, 3, 2, 1])
  })

  test('is nobody else’s', async () => {
    expect(await list({}, stranger)).toEqual({ list: [], hasMore: false })
    const { body } = await site.send(movementDetail, { id: 1 }, { token: stranger.token })
    expect(body).toMatchObject({ errcode: 1251 })
  })
})

test('a movement tells from where to where, what was left, and what undid it', async () => {
  const { body } = await site.send(movementDetail, { id: 4 }, { token: player.token })
  expect(body).toMatchObject({
    reason: 'withdrawalHold',
    amount: 20_000,
    from: { place: 'coin', balance: 80_750 },
    to: { place: 'hold', balance: 20_000 },
    closes: null,
    closedBy: 5,
    hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
  })
})

const fileSchema = v.object({
  errcode: v.number(),
  fileName: v.optional(v.string()),
  base64: v.optional(v.string()),
})

describe('a statement', () => {
  const download = async (request: Partial<RequestOf<typeof statement>>) => {
    const period = { format: 'csv' as const, from: at(0), to: at(60) }
    const { body } = await site.send(statement, { ...period, ...request }, { token: player.token })
    const { base64 = '', fileName, errcode } = v.parse(fileSchema, body)
    return { errcode, fileName, content: Buffer.from(base64, 'base64') }
  }

  test('as CSV adds up from the opening balance to the closing one, and no cell is a formula', async () => {
    const { content } = await download({ from: at(5) })
    const rows = content.toString().trim().split('\r\n').slice(1)
    expect(rows[0]).toBe(',2026-11-21,,"Opening balance",,,1007.50')
    expect(rows.at(-1)).toBe(',2026-11-21,,"Closing balance",,,784.50')
    const amounts = rows.slice(1, -1).map((row) => Number(row.split(',').at(-2)) * 100)
    expect(amounts.reduce((sum, amount) => sum + amount, 100_750)).toBe(78_450)
    expect(content.toString()).toContain(`"'=cmd()"`)
  })

  test('of a period in which nothing moved has the balance that was there', async () => {
    const { content } = await download({ from: at(30), to: at(60) })
    expect(content.toString()).toContain('"Opening balance",,,784.50')
    expect(content.toString()).toContain('"Closing balance",,,784.50')
  })

  test('as PDF is a file whose table of objects is right', async () => {
    const { content, fileName } = await download({ format: 'pdf' })
    expect(fileName).toBe('statement-coin-2026-11-20.pdf')
    const text = content.toString('latin1')
    const start = Number(/startxref\n(\d+)/.exec(text)?.[1])
    expect(text.slice(start, start + 4)).toBe('xref')
    const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset))
    expect(offsets.length).toBeGreaterThan(5)
    offsets.forEach((offset, index) => expect(text.slice(offset).startsWith(`${index + 1} 0 obj`)).toBe(true))
  })

  test.each([
    { given: 'an end before its beginning', request: { from: at(9), to: at(5) }, errcode: 1252 },
    { given: 'an empty period', request: { from: at(5), to: at(5) }, errcode: 1252 },
  ])('with $given is refused', async ({ request, errcode }) => {
    expect(await download(request)).toMatchObject({ errcode })
  })

  test('is refused above the number of rows that a statement may have', async () => {
    const eager = { token: stranger.token }
    const period = { format: 'csv' as const, from: at(0), to: at(60) }
    const answers = await Promise.all(Array.from({ length: 22 }, () => site.send(statement, period, eager)))
    expect(answers.filter(({ body }) => body.errcode === 1020)).toHaveLength(2)
  })
})

test('the ticker shows settled deposits and rewards of real players, by masked names', async () => {
  const actor = await registerPlayer(site, '09171235009', { ip: '10.2.0.3' })
  const now = site.clock.now()
  await move(player, now, { reason: 'deposit', from: 'psp:a', to: 'coin', ...coins(12_300n, 'D9') })
  await move(actor, now, { reason: 'deposit', from: 'psp:a', to: 'coin', ...coins(99_900n, 'D8') })
  await demoPlayerMark(site.context.db, BigInt(actor.id))
  const { body } = await site.send(bonusTickers, {}, { token: player.token })
  expect(body.list).toContainEqual({ phone: '+639•••••••01', kind: 'deposit', amount: 12_300, time: now })
  expect(JSON.stringify(body.list)).not.toContain('99900')
})
