import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { days } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import type { RequestOf } from '#core/contract/call.ts'
import type { RewardItem } from '#core/reward/reward-item.ts'
import { balancesOf, turnoverMeter, verifyLedger } from '#ledger'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { type RegisteredPlayer, registerPlayer } from '#tests/support/registered-player.ts'
import { deleteMail, listMail, mailUnread, readMail, receiveMail } from '../contract.ts'
import { listPlayerMail, writeMail } from '../staff-contract.ts'
import { sendMail } from './send-mail.ts'

let office: TestBackOffice
let writer: SignedInStaff
let player: RegisteredPlayer
let other: RegisteredPlayer
beforeAll(async () => {
  office = await openTestBackOffice()
  writer = await office.newStaff('crm')
  player = await newPlayer()
  other = await newPlayer()
})
afterAll(() => office.close())
beforeEach(() => office.site.context.db.pool.query('update mail set deleted_at = now() where deleted_at is null'))

let lastMobile = 0
const newPlayer = (): Promise<RegisteredPlayer> => {
  office.site.clock.advance(61_000 as never)
  return registerPlayer(office.site, `0921${String(++lastMobile).padStart(7, '0')}`)
}

const coins: RewardItem = { id: 2001, count: 5_000, betRate: basisPoints(30_000) }
const somePoints: RewardItem = { id: 2002, count: 700, betRate: basisPoints(0) }

/** Writes a letter as another feature would; returns its id. */
async function letter(items: readonly RewardItem[] = [], to = player): Promise<number> {
  const now = office.site.clock.now()
  const body = ['Mabuhay!', 'This is for you.']
  const matter = { kind: 'reward' as const, source: 'level', sourceKey: randomUUID(), title: 'Level 3', body, items }
  const letter = { ...matter, playerId: BigInt(to.id), sentAt: now, expiresAt: addDuration(now, days(15)) }
  expect(await office.site.context.db.transaction((tx) => sendMail(tx, letter))).toBe('sent')
  expect(await office.site.context.db.transaction((tx) => sendMail(tx, letter))).toBe('sentBefore')
  const [newest] = await box(to)
  return newest?.id ?? 0
}

const box = async ({ token }: RegisteredPlayer) => {
  const { body } = await office.site.send(listMail, {}, { token })
  return v.parse(v.array(v.looseObject({ id: v.number(), state: v.string(), isRead: v.boolean() })), body.list)
}
const dots = async () => (await office.site.send(mailUnread, {}, player)).body
const take = (id: number, by = player) => office.site.send(receiveMail, { id }, by)
const remove = (ids: number[], by = player) => office.site.send(deleteMail, { ids }, by)
const balances = () => balancesOf(office.site.context.db, BigInt(player.id))

describe('a letter', () => {
  test('is unread until it is opened, and can then be thrown away', async () => {
    const id = await letter()
    expect(await dots()).toMatchObject({ red0: true, red1: false, red2: false })
    expect(await box(player)).toMatchObject([{ id, state: 'unread', isRead: false }])
    const { body } = await office.site.send(readMail, { id }, player)
    expect(body).toMatchObject({ errcode: 0, title: 'Level 3', body: ['Mabuhay!', 'This is for you.'], state: 'read' })
    expect(await dots()).toMatchObject({ red0: false })
    expect((await remove([id])).body.errcode).toBe(0)
    expect(await box(player)).toEqual([])
    expect((await office.site.send(readMail, { id }, player)).body.errcode).toBe(1401)
  })

  test('is nobody else’s to read, to take from or to throw away', async () => {
    const id = await letter([coins])
    expect((await office.site.send(readMail, { id }, other)).body.errcode).toBe(1401)
    expect((await take(id, other)).body.errcode).toBe(1401)
    expect((await remove([id], other)).body.errcode).toBe(1401)
  })

  test('is not thrown away with something in it, nor any that is thrown away with it', async () => {
    const [plain, gift] = [await letter(), await letter([coins])]
    expect((await remove([plain, gift])).body.errcode).toBe(1402)
    expect(await box(player)).toHaveLength(2)
  })
})

describe('attachments', () => {
  test('is taken once by ten who tap at the same time, and has to be played', async () => {
    const id = await letter([coins, somePoints])
    const before = await balances()
    const answers = await Promise.all(Array.from({ length: 10 }, () => take(id)))
    expect(answers.map(({ body }) => body.errcode).toSorted((a, b) => a - b)).toEqual([
      0,
      ...Array<number>(9).fill(1003),
    ])
    const after = await balances()
    expect([after.coin - before.coin, after.points - before.points]).toEqual([5_000n, 700n])
    const { items } = await turnoverMeter(office.site.context.db, BigInt(player.id))
    expect(items.find(({ title }) => title === 'Level 3')).toMatchObject({ source: 'mail', required: 15_000n })
    expect(await box(player)).toMatchObject([{ state: 'taken', isRead: true }])
    expect((await remove([id])).body.errcode).toBe(0)
  })

  test('can be taken until the letter ends, to the moment, and shows that it is about to', async () => {
    const [first, second] = [await letter([coins]), await letter([coins])]
    office.site.clock.advance(days(14))
    const { token } = await wakeUp()
    expect((await office.site.send(mailUnread, {}, { token })).body).toMatchObject({ red1: true, red2: true })
    office.site.clock.advance((days(1) - 1) as never)
    await keepAwake()
    expect((await take(first)).body.errcode).toBe(0)
    office.site.clock.advance(1 as never)
    expect((await take(second)).body.errcode).toBe(1001)
    expect(await dots()).toMatchObject({ red1: false, red2: false })
  })

  test('is nothing where nothing is, and waits while the player takes a break', async () => {
    expect((await take(await letter())).body.errcode).toBe(1004)
    const id = await letter([coins])
    const stop = 'update player set state = $2 where id = $1'
    await office.site.context.db.pool.query(stop, [player.id, 'excluded'])
    expect((await take(id)).body.errcode).toBe(1010)
    await office.site.context.db.pool.query(stop, [player.id, 'active'])
    expect((await take(id)).body.errcode).toBe(0)
  })
})

/** Sessions expire after a while; these tests advance the clock by days. */
const keepAwake = async () => {
  const now = office.site.clock.now()
  const times = [new Date(now), new Date(addDuration(now, days(1)))]
  await office.site.context.db.pool.query('update session set last_action_at = $1, expires_at = $2', times)
  await office.site.context.db.pool.query('update staff_session set last_action_at = $1, expires_at = $2', times)
}
const wakeUp = async () => {
  await keepAwake()
  return player
}

describe('the staff', () => {
  const reason = 'the game had stopped in the middle'
  const write = (changes: Partial<RequestOf<typeof writeMail>> = {}, by = writer) =>
    office.send(
      writeMail,
      {
        requestKey: randomUUID(),
        playerId: player.id,
        title: 'For your patience',
        body: ['The game had stopped.'],
        items: [{ id: 2001, count: 10_000, betRate: 1 }],
        daysValid: 7,
        reason,
        ...changes,
      },
      by.token,
    )
  beforeEach(keepAwake)

  test('writes a letter once, however often the form is sent, and sees what became of it', async () => {
    const requestKey = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => write({ requestKey })))
    expect(answers.map(({ body }) => body.errcode).toSorted((a, b) => a - b)).toEqual([
      0,
      ...Array<number>(9).fill(1410),
    ])
    const [found] = await box(player)
    expect((await take(found?.id ?? 0)).body.errcode).toBe(0)
    const { body } = await office.send(listPlayerMail, { playerId: player.id }, writer.token)
    expect(v.parse(v.array(v.unknown()), body.rows)[0]).toMatchObject({
      title: 'For your patience',
      source: 'staff',
      items: [{ id: 2001, count: 10_000, betRate: 1 }],
      receivedAt: office.site.clock.now(),
    })
  })

  test.each([
    ['to nobody', { playerId: 999_999_999 }, 1074],
    ['with what belongs to a promotion', { items: [{ id: 6004, count: 1 }] }, 1412],
  ])('is refused a letter %s', async (_what, changes, errcode) => {
    expect((await write(changes)).body.errcode).toBe(errcode)
    expect(await box(player)).toEqual([])
  })

  test('of another role is refused', async () => {
    const auditor = await office.newStaff('auditor')
    expect((await write({}, auditor)).body.errcode).toBe(1070)
  })
})

test('after all of it the ledger is sound', async () => {
  expect((await verifyLedger(office.site.context.db)).isSound).toBe(true)
})
