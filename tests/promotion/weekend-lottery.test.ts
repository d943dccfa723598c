import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hours, milliseconds, minutes } from '#core/clock/duration.ts'
import { addDuration, type Instant, subtractDuration } from '#core/clock/instant.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { depositPurpose } from '#core/enumerations/deposit-purpose.ts'
import { listMail, receiveMail } from '#features/players/mail/contract.ts'
import { readRule } from '#features/promotions/kit/contract.ts'
import { spendingFind } from '#features/promotions/kit/server/store/spending.store.ts'
import { readLottery, readLotteryProof } from '#features/promotions/weekend-lottery/contract.ts'
import { lotteryWeekAt } from '#features/promotions/weekend-lottery/rules.ts'
import { weekendLotteryKind } from '#features/promotions/weekend-lottery/server/weekend-lottery-kind.ts'
import { drandPublicKey, sandboxBeaconKey } from '#platform/configuration/beacon-keys.ts'
import { verifyLedger } from '#ledger'
import type { RegisteredPlayer } from '#tests/support/registered-player.ts'
import { openTestPromotions, type TestPromotions } from '#tests/support/test-promotions.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
let promotions: TestPromotions
beforeAll(async () => {
  site = await openTestSite()
  promotions = await openTestPromotions(site, 9_482_000_000)
  await publish()
})
afterAll(() => site.close())

const settings = {
  prizes: [
    { count: 1, amount: 100_000 },
    { count: 2, amount: 5_000 },
  ],
}
const publish = (terms: object = {}) => promotions.publish(weekendLotteryKind, { terms, settings })
const job = () => promotions.runJob('weekend-lottery.week')
const passTo = (at: Instant) => promotions.pass(milliseconds(at - site.clock.now()))
const thisWeek = () => lotteryWeekAt({ closesAt: 19 * 60 + 30, drawsAt: 20 * 60 }, site.clock.now())
const key = weekendLotteryKind.key

/** Just after a close, so that a whole week lies ahead, committed to. */
async function freshWeek() {
  await passTo(addDuration(thisWeek().closesAt, hours(3)))
  await job()
  return thisWeek()
}
const stateIn = v.looseObject({
  week: v.nullable(v.looseObject({ week: v.string(), seedHash: v.string() })),
  mine: v.nullable(v.looseObject({ tickets: v.number(), hasPack: v.boolean(), numbers: v.unknown() })),
  pack: v.looseObject({ isOnSale: v.boolean() }),
  last: v.nullable(v.looseObject({ week: v.string(), winners: v.array(v.looseObject({ name: v.string() })) })),
})
const stateOf = async (player: RegisteredPlayer) => v.parse(stateIn, await promotions.ask(readLottery, {}, player))
const ticketsOf = async (player: RegisteredPlayer) => (await stateOf(player)).mine?.tickets
const proofIn = v.looseObject({
  seedHash: v.string(),
  source: v.string(),
  beaconRound: v.number(),
  beaconPublicKey: v.nullable(v.string()),
  lines: v.array(v.looseObject({ first: v.number() })),
  winners: v.array(v.looseObject({ amount: v.number(), entrant: v.number() })),
})
const proofOf = async (week: string) => {
  const { body } = await site.send(readLotteryProof, { week })
  return v.parse(v.looseObject({ proof: v.nullable(proofIn) }), body).proof
}
const lettersOf = async (player: RegisteredPlayer) => {
  const list = v.array(v.looseObject({ id: v.number(), title: v.string() }))
  const { list: letters } = await promotions.ask(listMail, {}, player)
  return v.parse(list, letters).filter(({ title }) => title.includes('weekend draw'))
}
const script = fileURLToPath(new URL('../../features/promotions/weekend-lottery/verify.mjs', import.meta.url))
function runScript(proof: unknown, ...options: string[]) {
  const run = spawnSync(process.execPath, [script, ...options], { input: JSON.stringify(proof), encoding: 'utf8' })
  return { isRight: run.status === 0, text: run.stdout }
}
const verify = (proof: unknown) => runScript(proof, '--key', sandboxBeaconKey)

describe('tickets', () => {
  test('come with deposits and valid bets of the week, whole ones only, and go with a refund', async () => {
    await freshWeek()
    const player = await promotions.newPlayer()
    await promotions.deposit(player, 399)
    expect(await ticketsOf(player)).toBe(1)
    await promotions.play(player, 400_000n)
    expect(await ticketsOf(player)).toBe(3)
    const order = await promotions.buy(player, { amount: 100_000 })
    expect(await ticketsOf(player)).toBe(8)
    await promotions.takeBack(order)
    expect(await ticketsOf(player)).toBe(3)
  })

  test('of a deposit at the close count for the next week, a millisecond earlier for this one', async () => {
    const { closesAt } = await freshWeek()
    const [early, late] = [await promotions.newPlayer(), await promotions.newPlayer()]
    await passTo(subtractDuration(closesAt, milliseconds(1)))
    await promotions.deposit(early, 200)
    await passTo(closesAt)
    await job()
    await promotions.deposit(late, 200)
    expect([await ticketsOf(early), await ticketsOf(late)]).toEqual([0, 1])
  })

  test('of the pack come once, on its days and for its price, and go with its refund', async () => {
    const { closesAt } = await freshWeek()
    const player = await promotions.newPlayer()
    const pack = () => promotions.buy(player, { amount: 50_000, actType: depositPurpose.weekend })
    await pack()
    expect((await stateOf(player)).mine).toMatchObject({ hasPack: false, tickets: 2 })
    await passTo(subtractDuration(closesAt, hours(24)))
    expect((await stateOf(player)).pack.isOnSale).toBe(true)
    const order = await pack()
    expect((await stateOf(player)).mine).toMatchObject({ hasPack: true, tickets: 7 })
    await pack()
    expect(await ticketsOf(player)).toBe(9)
    await promotions.takeBack(order)
    expect((await stateOf(player)).mine).toMatchObject({ hasPack: false, tickets: 5 })
  })
})

describe('a draw', () => {
  test('is committed to before the first ticket, closed before the randomness, and recomputed by the script', async () => {
    const { week, closesAt, drawsAt } = await freshWeek()
    const players = [await promotions.newPlayer(), await promotions.newPlayer()]
    const committed = (await stateOf(players[0] as RegisteredPlayer)).week?.seedHash
    for (const player of players) await promotions.deposit(player, 1_000)
    await passTo(addDuration(closesAt, minutes(5)))
    await job()
    await passTo(subtractDuration(drawsAt, milliseconds(1)))
    await job()
    expect(await proofOf(week)).toBeNull()
    await passTo(addDuration(drawsAt, milliseconds(3_000)))
    await Promise.all([job(), job()])
    const proof = await proofOf(week)
    expect(proof).toMatchObject({ seedHash: committed, source: 'beacon' })
    expect(proof?.winners.map(({ amount }) => amount)).toEqual([100_000, 5_000])
    expect(proof?.beaconPublicKey).toBe(sandboxBeaconKey)
    const { isRight, text } = verify(proof)
    expect(isRight).toBe(true)
    expect(text).toContain('right: 2 winners among 2 entrants.')
    expect(text).toMatch(/The signature of the key that you named, which is not drand’s, for round \d+ is right/)
    expect(verify({ ...proof, lines: proof?.lines.toReversed() }).isRight).toBe(false)
    expect(verify({ ...proof, winners: proof?.winners.toReversed() }).isRight).toBe(false)
    expect(verify({ ...proof, randomness: '0'.repeat(64) }).isRight).toBe(false)
    const another = verify({ ...proof, beaconRound: Number(proof?.beaconRound) + 1 })
    expect(another).toMatchObject({ isRight: false, text: expect.stringContaining('is not signed by the key') })
    const withoutKey = runScript(proof)
    expect(withoutKey).toMatchObject({ isRight: false, text: expect.stringContaining('which drand does not publish') })
    for (const player of players) expect(await lettersOf(player)).toHaveLength(1)
    expect((await stateOf(players[0] as RegisteredPlayer)).last).toMatchObject({ week })
  })

  test('pays each prize once, by a letter, and returns to the budget what nobody won', async () => {
    const { week, closesAt, drawsAt } = await freshWeek()
    const player = await promotions.newPlayer()
    await promotions.deposit(player, 200)
    expect((await spendingFind(site.context.db, key, closesAt)).weekly).toBe(110_000n)
    await passTo(addDuration(drawsAt, minutes(1)))
    await job()
    await job()
    const [letter] = await lettersOf(player)
    const before = (await promotions.balances(player)).coin
    const answers = await promotions.tenTimes(receiveMail, { id: letter?.id ?? 0 }, player)
    expect(answers.filter((errcode) => errcode === 0)).toHaveLength(1)
    expect((await promotions.balances(player)).coin - before).toBe(100_000n)
    expect((await spendingFind(site.context.db, key, closesAt)).weekly).toBe(100_000n)
    expect((await stateOf(player)).mine?.numbers).toMatchObject({ week, first: 1, last: 1, won: 100_000 })
  })

  test('has no number for a player who excluded themselves', async () => {
    const { week, drawsAt } = await freshWeek()
    const [stays, leaves] = [await promotions.newPlayer(), await promotions.newPlayer()]
    await promotions.deposit(stays, 200)
    await promotions.deposit(leaves, 200)
    await site.context.db.pool.query(`update player set locks = '{bonus}' where id = $1`, [leaves.id])
    await passTo(addDuration(drawsAt, minutes(1)))
    await job()
    expect((await proofOf(week))?.lines).toHaveLength(1)
  })

  test('uses the hash of the list if the beacon is silent for two hours', async () => {
    const { week, drawsAt } = await freshWeek()
    const player = await promotions.newPlayer()
    await promotions.deposit(player, 200)
    await site.context.db.pool.query(
      'update weekend_lottery set beacon_round = beacon_round + 1000000 where week = $1',
      [week],
    )
    await passTo(addDuration(drawsAt, minutes(119)))
    await job()
    expect(await proofOf(week)).toBeNull()
    await passTo(addDuration(drawsAt, hours(2)))
    await job()
    const proof = await proofOf(week)
    expect(proof?.source).toBe('list')
    expect(verify(proof)).toMatchObject({ isRight: true, text: expect.stringContaining('right: 1 winners') })
  })

  test('uses no round that the key of its chain did not sign, and the log says so', async () => {
    const { week, drawsAt } = await freshWeek()
    await promotions.deposit(await promotions.newPlayer(), 200)
    await site.context.db.pool.query('update weekend_lottery set beacon_public_key = $2 where week = $1', [
      week,
      drandPublicKey,
    ])
    await passTo(addDuration(drawsAt, minutes(1)))
    await job()
    expect(await proofOf(week)).toBeNull()
    expect(site.logLines.filter((line) => line.includes('is not signed by the key of its chain'))).toHaveLength(1)
    await passTo(addDuration(drawsAt, hours(2)))
    await job()
    expect((await proofOf(week))?.source).toBe('list')
  })

  test('that was prepared before keys were kept is verified with the key in force', async () => {
    const { week, drawsAt } = await freshWeek()
    await site.context.db.pool.query('update weekend_lottery set beacon_public_key = null where week = $1', [week])
    await passTo(addDuration(drawsAt, minutes(1)))
    await job()
    expect(await proofOf(week)).toMatchObject({ source: 'beacon', beaconPublicKey: sandboxBeaconKey })
  })

  test('without tickets has no winners', async () => {
    const { week, drawsAt } = await freshWeek()
    await passTo(addDuration(drawsAt, minutes(1)))
    await job()
    const proof = await proofOf(week)
    expect(proof).toMatchObject({ lines: [], winners: [] })
    expect(verify(proof).isRight).toBe(true)
  })
})

test('a week whose prizes the budget does not cover has no draw', async () => {
  await publish({ budget: { weekly: wireCentavos(109_999) } })
  await freshWeek()
  expect((await stateOf(await promotions.newPlayer())).week).toBeNull()
  await publish()
})

test('guests see the prizes and the last winners under masked names', async () => {
  const { body } = await site.send(readLottery, {})
  expect(v.parse(stateIn, body).mine).toBeNull()
  expect(JSON.stringify(body)).not.toMatch(/09\d{9}/)
})

test('the rules name what the settings say', async () => {
  const text = JSON.stringify((await site.send(readRule, { name: 'weekendLottery' })).body)
  for (const promise of [
    '₱200.00',
    '₱2,000.00',
    '50 tickets',
    '₱500.00',
    '2 more tickets',
    '7:30 PM',
    '8:00 PM',
    '₱1,000.00',
  ])
    expect(text).toContain(promise)
})

test('prizes in the wrong order, or a draw before the list, are refused at their field', () => {
  const rising = {
    prizes: [
      { count: 1, amount: 1 },
      { count: 1, amount: 2 },
    ],
  }
  expect(weekendLotteryKind.faultsOf(rising)).toMatchObject([{ field: 'prizes' }])
  expect(weekendLotteryKind.faultsOf({ drawsAt: '19:44' })).toMatchObject([{ field: 'drawsAt' }])
})

test('the ledger is sound after all of it', async () => {
  expect((await verifyLedger(site.context.db)).isSound).toBe(true)
})
