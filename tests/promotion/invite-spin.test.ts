import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { days, hours, milliseconds } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { getPlayer, register, sendCode } from '#features/players/account/contract.ts'
import { claimInviteBonus, readInviteBonus } from '#features/promotions/invite-friends/contract.ts'
import { smsType } from '#core/enumerations/sms-type.ts'
import { turnoverMeter, verifyLedger } from '#ledger'
import { type RegisteredPlayer, registration } from '#tests/support/registered-player.ts'
import { openTestPromotions, type TestPromotions } from '#tests/support/test-promotions.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { exchangeSpin, openSpin, spin, spinRecord, spinStatusOf } from '#features/promotions/invite-spin/contract.ts'
import { inviteFriendsKind } from '#features/promotions/invite-friends/server/invite-friends-kind.ts'
import { inviteSpinKind } from '#features/promotions/invite-spin/server/invite-spin-kind.ts'

let site: TestSite
let promotions: TestPromotions
beforeAll(async () => {
  site = await openTestSite()
  promotions = await openTestPromotions(site, 9_454_440_000)
  await promotions.publish(inviteSpinKind, { settings: { inviteNeed: 2 } })
})
afterAll(() => site.close())
beforeEach(() => promotions.keepAwake())

let mobiles = 9_456_660_000
let requestCount = 0
const reqId = () => `test-turn-${(requestCount += 1)}`

/** A friend who registers by the player's link. */
async function friendOf(player: RegisteredPlayer): Promise<RegisteredPlayer> {
  const { body } = await site.send(getPlayer, {}, player)
  mobiles += 1
  const mobile = `0${mobiles}`
  const visitor = { ip: `10.77.${mobiles & 255}.1`, fingerprint: `friend-${mobiles}` }
  await site.send(sendCode, { mobile, type: smsType.register }, visitor)
  const answer = await site.send(
    register,
    await registration(site, mobile, { inviteCode: String(body.inviteCode) }),
    visitor,
  )
  return { token: String(answer.body.token), id: Number(answer.body.id), mobile, password: '' }
}

const identify = ({ id }: RegisteredPlayer) =>
  site.context.db.pool.query(
    `insert into identity (player_id, status, first_name, middle_name, last_name, birth_date, id_hash, submitted_at, decided_at,
       expires_at, created_at) values ($1, 'APPROVED', 'A', 'B', 'C', '1990-05-04', $2, $3, $3, $4, $3)`,
    [
      id,
      Buffer.from(`identity of ${id}`),
      new Date(site.clock.now()),
      new Date(addDuration(site.clock.now(), days(365))),
    ],
  )

/** Everything that makes a friend count. */
async function validFriendOf(player: RegisteredPlayer) {
  const friend = await friendOf(player)
  await identify(friend)
  const order = await promotions.deposit(friend, 100)
  await promotions.play(friend, 20_000n)
  await promotions.runJob('invite.judge')
  return { friend, order }
}

async function inviter(): Promise<RegisteredPlayer> {
  const player = await promotions.newPlayer()
  await promotions.deposit(player, 100)
  return player
}

const open = async (player: RegisteredPlayer) =>
  v.parse(
    v.looseObject({ errcode: v.number(), round: v.looseObject({ status: v.number(), wheel: v.array(v.number()) }) }),
    (await site.send(openSpin, {}, player)).body,
  )
const turn = async (player: RegisteredPlayer, id = reqId()) => (await site.send(spin, { reqId: id }, player)).body
const exchange = async (player: RegisteredPlayer) => (await site.send(exchangeSpin, {}, player)).body
const codes = (answers: readonly { errcode: number }[]) =>
  answers.map(({ errcode }) => errcode).toSorted((a, b) => a - b)

test('one turn and two friends reach the target exactly, which is exchanged once by ten who tap at once', async () => {
  const player = await inviter()
  expect(await open(player)).toMatchObject({
    round: { amount: 0, target: 10_000, spinsLeft: 1, invitesMissing: 2, status: 0 },
  })
  const first = reqId()
  const turns = await Promise.all(Array.from({ length: 10 }, () => turn(player, first)))
  expect(new Set(turns.map((answer) => JSON.stringify(answer)))).toHaveLength(1)
  expect(turns[0]).toMatchObject({ errcode: 0, added: 8_000, round: { amount: 8_000, spinsLeft: 0 } })
  expect(await turn(player)).toMatchObject({ errcode: 1005 })
  expect(await exchange(player)).toMatchObject({ errcode: 1005 })

  await validFriendOf(player)
  await validFriendOf(player)
  expect((await site.send(spinStatusOf, {}, player)).body).toMatchObject({ round: { spinsLeft: 2, invitesMissing: 0 } })
  const both = await Promise.all(Array.from({ length: 10 }, () => turn(player)))
  expect(codes(both)).toEqual([0, 0, ...Array<number>(8).fill(1003)])
  const before = await promotions.coinOf(player)
  const exchanged = await Promise.all(Array.from({ length: 10 }, () => exchange(player)))
  expect(codes(exchanged)).toEqual([0, ...Array<number>(9).fill(1003)])
  expect(await promotions.coinOf(player)).toBe(before + 10_000)
  const { items } = await turnoverMeter(site.context.db, BigInt(player.id))
  expect(items.find(({ title }) => title === 'Lucky Spin')).toMatchObject({ required: 10_000n })
  expect((await site.send(spinRecord, {}, player)).body).toMatchObject({
    spins: [{}, {}, {}],
    invites: [{ state: 'valid' }, { state: 'valid' }],
  })
})

test('each turn stops on a field that shows what it brings', async () => {
  const player = await inviter()
  const { round } = await open(player)
  const answer = v.parse(v.looseObject({ index: v.number(), added: v.number() }), await turn(player))
  expect(round.wheel[answer.index]).toBe(answer.added)
})

describe('a friend does not count', () => {
  test('before everything is there, and never when both hang together', async () => {
    const player = await inviter()
    await open(player)
    await turn(player)
    const friend = await friendOf(player)
    await promotions.deposit(friend, 100)
    await promotions.play(friend, 20_000n)
    await promotions.runJob('invite.judge')
    expect(await open(player)).toMatchObject({ round: { spinsLeft: 0 }, invites: [{ state: 'pending' }] })
    for (const id of [player.id, friend.id]) {
      await site.context.db.pool.query(
        `insert into risk_link (player_id, kind, key, at) values ($1, 'device', '\\x01', now())`,
        [id],
      )
    }
    await identify(friend)
    await promotions.runJob('invite.judge')
    expect(await open(player)).toMatchObject({ round: { spinsLeft: 0 }, invites: [{ state: 'void' }] })
    await site.context.db.pool.query(`delete from risk_link where key = '\\x01'`)
  })
})

test('a friend whose deposit is charged back takes what was exchanged along', async () => {
  const player = await inviter()
  await open(player)
  await turn(player)
  await validFriendOf(player)
  const { order } = await validFriendOf(player)
  await Promise.all([turn(player), turn(player)])
  await open(player)
  await turn(player)
  await exchange(player)
  expect(await promotions.coinOf(player)).toBe(20_000)
  await promotions.takeBack(order)
  expect(await promotions.coinOf(player)).toBe(10_000)
})

test('a round ends to the millisecond, and the next starts fresh; after an exchange seven days later', async () => {
  const player = await inviter()
  await open(player)
  await turn(player)
  const end = addDuration(site.clock.now(), hours(72))
  site.clock.set(addDuration(end, milliseconds(-1)))
  await promotions.keepAwake()
  expect(await open(player)).toMatchObject({ round: { amount: 8_000, status: 0 } })
  site.clock.set(end)
  await promotions.keepAwake()
  expect(await turn(player)).toMatchObject({ errcode: 1001 })
  expect(await exchange(player)).toMatchObject({ errcode: 1001 })
  expect(await open(player)).toMatchObject({ round: { amount: 0, spinsLeft: 1 } })
})

describe('an exchange is refused', () => {
  async function readyPlayer(deposits: boolean) {
    const player = await promotions.newPlayer()
    if (deposits) await promotions.deposit(player, 100)
    await open(player)
    await validFriendOf(player)
    await validFriendOf(player)
    await open(player)
    for (let count = 0; count < 3; count += 1) await turn(player)
    return player
  }
  test('to who never deposited, to who is on a break, and above the budget of the day', async () => {
    expect(await exchange(await readyPlayer(false))).toMatchObject({ errcode: 1007 })
    const player = await readyPlayer(true)
    const state = (name: string) =>
      site.context.db.pool.query('update player set state = $2 where id = $1', [player.id, name])
    await state('excluded')
    expect(await exchange(player)).toMatchObject({ errcode: 1010 })
    await state('active')
    await republish({ settings: { inviteNeed: 2 }, terms: { budget: { daily: 9_999 as never } } })
    const poor = await readyPlayer(true)
    expect(await exchange(poor)).toMatchObject({ errcode: 1009 })
    // The round that began before keeps its version.
    expect(await exchange(player)).toMatchObject({ errcode: 0 })
    await republish({ settings: { inviteNeed: 2 } })
  })
})

const republish = (publication: NonNullable<Parameters<typeof promotions.publish>[1]>) =>
  promotions.publish(inviteSpinKind, publication)

test('a new player’s invites count for the two gifts first, each taken once, and not for the wheel', async () => {
  await promotions.publish(inviteFriendsKind, { settings: { inviteCount: 1 } })
  const player = await inviter()
  await open(player)
  await turn(player)
  const claim = async (propId: number) => (await site.send(claimInviteBonus, { propId }, player)).body
  expect((await site.send(readInviteBonus, {}, player)).body).toMatchObject({
    appInviteBonus1User: { itemStatus: 0, inviteCount: 0 },
  })
  expect(await claim(2001)).toMatchObject({ errcode: 1005 })
  const { order } = await validFriendOf(player)
  expect(await open(player)).toMatchObject({ round: { spinsLeft: 0 } })
  expect((await site.send(readInviteBonus, {}, player)).body).toMatchObject({
    appInviteBonus1User: { itemStatus: 1, inviteCount: 1 },
  })
  const answers = await Promise.all(Array.from({ length: 10 }, () => claim(2001)))
  expect(codes(answers.map(({ errcode }) => ({ errcode })))).toEqual([0, ...Array<number>(9).fill(1003)])
  expect(await claim(4001)).toMatchObject({ errcode: 1001 })
  expect(await claim(1301)).toMatchObject({ errcode: 0, appInviteBonus1User: { itemStatus: 2 } })
  expect(await promotions.coinOf(player)).toBe(15_000)
  await validFriendOf(player)
  expect(await open(player)).toMatchObject({ round: { spinsLeft: 1 } })
  await promotions.takeBack(order)
  expect(await promotions.coinOf(player)).toBe(10_000)
})

test('the ledger is sound after all of it', async () => {
  expect((await verifyLedger(site.context.db)).isSound).toBe(true)
})
