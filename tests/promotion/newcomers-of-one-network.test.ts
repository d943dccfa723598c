import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { days, hours, milliseconds } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { dayOf, endOfDay } from '#core/clock/manila.ts'
import { viewCluster, releaseHeldGift } from '#features/cashier/risk/case-contract.ts'
import { saveRiskRules } from '#features/cashier/risk/rules-contract.ts'
import { bindRewardKind } from '#features/promotions/bind-reward/server/bind-reward-kind.ts'
import { claimWelcomeCalendar } from '#features/promotions/welcome-calendar/contract.ts'
import { welcomeCalendarKind } from '#features/promotions/welcome-calendar/server/welcome-calendar-kind.ts'
import { linkPlayers } from '#features/cashier/risk/server/index.ts'
import { verifyLedger } from '#ledger'
import { openTestBackOffice, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { type RegisteredPlayer, registerPlayer } from '#tests/support/registered-player.ts'
import { openTestPromotions, type TestPromotions } from '#tests/support/test-promotions.ts'
import type { TestSite } from '#tests/support/test-site.ts'

let office: TestBackOffice
let site: TestSite
let promotions: TestPromotions
beforeAll(async () => {
  office = await openTestBackOffice()
  site = office.site
  promotions = await openTestPromotions(site, 9_458_100_000)
  // The rules that the product comes with.
  await site.context.db.pool.query(
    `insert into risk_rules (version, rules, changed_by, reason, changed_at) values (5, '{}', 'test', 'test', now())`,
  )
  await promotions.publish(welcomeCalendarKind)
})
afterAll(() => office.close())
beforeEach(() => promotions.keepAwake())

const [given, held] = [0, 1008]
let mobiles = 9_458_200_000
let networks = 0
const newNetwork = (): string => `10.88.${++networks}`

type Newcomer = RegisteredPlayer & { readonly ip: string }

/** Each with an address of their own in the network, and without a device id. */
async function newcomers(network: string, count: number): Promise<Newcomer[]> {
  const all: Newcomer[] = []
  for (let host = 1; host <= count; host += 1) {
    site.clock.advance(milliseconds(61_000))
    const ip = `${network}.${host + 1}`
    all.push({ ...(await registerPlayer(site, `0${++mobiles}`, { ip, fingerprint: '' })), ip })
  }
  return all
}

type Somebody = Newcomer | undefined

const claim = async (player: Somebody, { fingerprint = '', day = 1 } = {}) => {
  if (player === undefined) throw new Error('there is nobody')
  const { token, ip } = player
  return (await site.send(claimWelcomeCalendar, { day }, { token, ip, fingerprint })).body.errcode
}
const claimEach = async (players: readonly Somebody[]) => {
  const answers: number[] = []
  for (const player of players) answers.push(await claim(player))
  return answers
}
const consumerOf = (consumerName: string) => {
  const consumer = site.features.consumers.find(({ name }) => name === consumerName)
  if (consumer === undefined) throw new Error(`there is no consumer ${consumerName}`)
  return consumer
}
const sorted = (answers: readonly number[]) => answers.toSorted((a, b) => a - b)
const approve = async (player: Somebody) => {
  const { id = 0 } = player ?? {}
  await site.context.db.pool.query(
    `insert into identity (player_id, status, first_name, last_name, birth_date, id_hash, submitted_at, decided_at, expires_at,
       created_at)
     values ($1, 'APPROVED', 'Maria', 'Reyes', '1990-05-04', $2, $3, $3, $3::timestamptz + interval '1 year', $3)`,
    [id, Buffer.from(`identity of ${id}`), new Date(site.clock.now())],
  )
}
const holdsOf = async (player: Somebody) => {
  const { rows } = await site.context.db.pool.query<{ basis: string; released_by: string | null }>(
    'select basis, released_by from risk_held_gift where player_id = $1',
    [player?.id],
  )
  return rows
}

test('the third account of one network on one day is held, and so are all after it, however they call their device', async () => {
  const [first, second, third, fourth] = await newcomers(newNetwork(), 4)
  expect(await claimEach([first, second, third])).toEqual([given, given, held])
  expect(await claim(fourth, { fingerprint: 'a-device-that-was-never-seen' })).toBe(held)
  expect(await holdsOf(third)).toEqual([{ basis: 'network', released_by: null }])
  const { rows } = await site.context.db.pool.query(
    `select e.text from aml_entry e join aml_case c on c.id = e.case_id where c.player_id = $1`,
    [third?.id],
  )
  expect(rows).toHaveLength(1)
})

test('of ten accounts of one network that claim at once, two are given', async () => {
  const answers = await Promise.all((await newcomers(newNetwork(), 10)).map((player) => claim(player)))
  expect(sorted(answers)).toEqual([given, given, ...Array<number>(8).fill(held)])
})

test('of ten accounts that claim at once and hang together in a chain, one is given', async () => {
  const players: Newcomer[] = []
  for (let count = 0; count < 10; count += 1) players.push(...(await newcomers(newNetwork(), 1)))
  const at = site.clock.now()
  await linkPlayers(
    site.context.db,
    players.flatMap(({ id }, index) =>
      [index, index + 1].map((key) => ({ playerId: BigInt(id), kind: 'payout' as const, key: `chain ${key}`, at })),
    ),
  )
  const answers = await Promise.all(players.map((player) => claim(player)))
  expect(sorted(answers)).toEqual([given, ...Array<number>(9).fill(held)])
})

test('a player who has begun continues, whoever joined the network since', async () => {
  const [first, ...others] = await newcomers(newNetwork(), 3)
  expect(await claimEach([first, ...others])).toEqual([given, given, held])
  await promotions.pass(days(1))
  expect(await claim(first, { day: 2 })).toBe(given)
})

test('accounts that registered together stay together when each claims on another day', async () => {
  const [first, second, third] = await newcomers(newNetwork(), 3)
  expect(await claim(first)).toBe(given)
  await promotions.pass(days(1))
  expect(await claim(second)).toBe(given)
  await promotions.pass(days(1))
  expect(await claim(third)).toBe(held)
})

test('a network’s count restarts at midnight in Manila, to the millisecond', async () => {
  const network = newNetwork()
  const midnight = endOfDay(dayOf(site.clock.now()))
  site.clock.set(addDuration(midnight, hours(-1)))
  const before = await newcomers(network, 2)
  const [late, later] = await newcomersElsewhere(network)
  site.clock.set(addDuration(midnight, milliseconds(-1)))
  await promotions.keepAwake()
  expect(await claimEach([...before, late])).toEqual([given, given, held])
  site.clock.set(midnight)
  expect(await claim(later)).toBe(given)
})

/** Registered somewhere else; they come to the network with their claims. */
async function newcomersElsewhere(network: string) {
  const [one, two] = [await newcomers(newNetwork(), 1), await newcomers(newNetwork(), 1)]
  return [...one, ...two].map((player, host) => ({ ...player, ip: `${network}.${host + 100}` }))
}

test('an approved identity passes a network, and releases what was held for nothing else', async () => {
  const [first, second, third, fourth, tied] = await newcomers(newNetwork(), 5)
  await claimEach([first, second])
  await approve(third)
  expect(await claimEach([third, fourth])).toEqual([given, held])
  const at = site.clock.now()
  await linkPlayers(
    site.context.db,
    [first, tied].map((player) => ({
      playerId: BigInt(player?.id ?? 0),
      kind: 'device' as const,
      key: 'one phone for two',
      at,
    })),
  )
  expect(await claim(tied)).toBe(held)
  for (const player of [fourth, tied]) {
    await approve(player)
    const payload = { playerId: String(player?.id), status: 'APPROVED', at: site.clock.now() }
    const consumer = consumerOf('risk-held-gifts')
    await promotions.follow(consumer, { topic: 'KYC_DECIDED', key: String(player?.id), payload })
  }
  expect(await holdsOf(fourth)).toEqual([{ basis: 'network', released_by: 'verified identity' }])
  expect(await holdsOf(tied)).toEqual([{ basis: 'tied', released_by: null }])
  expect(await claimEach([fourth, tied])).toEqual([given, held])
})

test('staff with the permission releases a hold once, in the audit log, and the player is notified and claims', async () => {
  const [, , third] = await (async () => {
    const players = await newcomers(newNetwork(), 3)
    await claimEach(players)
    return players
  })()
  const playerId = third?.id ?? 0
  const [analyst, officer] = [await office.newStaff('riskAnalyst'), await office.newStaff('mlro')]
  const request = { playerId, gift: welcomeCalendarKind.key, reason: 'a family of three' }
  expect((await office.send(viewCluster, { playerId }, analyst.token)).body).toMatchObject({
    heldGifts: [
      {
        playerId,
        gift: welcomeCalendarKind.key,
        title: welcomeCalendarKind.title.en,
        basis: 'network',
        releasedBy: null,
      },
    ],
  })
  expect((await office.send(releaseHeldGift, request, officer.token)).body.errcode).toBe(
    releaseHeldGift.refusals.notPermitted,
  )
  const answers = await Promise.all(
    Array.from({ length: 10 }, async () => (await office.send(releaseHeldGift, request, analyst.token)).body.errcode),
  )
  expect(sorted(answers)).toEqual([0, ...Array<number>(9).fill(1074)])
  const { rows } = await site.context.db.pool.query(
    `select actor, count(*)::int as lines from staff_audit where action like '%elease%' and subject = $1 group by actor`,
    [`player:${playerId}`],
  )
  expect(rows).toEqual([{ actor: analyst.email, lines: 1 }])
  const { rows: letters } = await site.context.db.pool.query(
    `select title from mail where player_id = $1 and title like '%no longer on hold'`,
    [playerId],
  )
  expect(letters).toHaveLength(1)
  await promotions.keepAwake()
  expect(await claim(third)).toBe(given)
})

test('the automatic gift for a bound number is held as well, and arrives when it is released', async () => {
  await promotions.publish(bindRewardKind)
  const players = await newcomers(newNetwork(), 3)
  site.clock.advance(milliseconds(1_000))
  const consumer = consumerOf('promotion-bind')
  for (const { id } of players) {
    const payload = { playerId: String(id), at: site.clock.now() }
    await promotions.follow(consumer, { topic: 'MOBILE_BOUND', key: String(id), payload })
  }
  const coins = () => Promise.all(players.map((player) => promotions.coinOf(player)))
  expect(await coins()).toEqual([1_000, 1_000, 0])
  const analyst = await office.newStaff('riskAnalyst')
  const request = { playerId: players[2]?.id ?? 0, gift: bindRewardKind.key, reason: 'a family of three' }
  const { pool } = site.context.db
  await pool.query(`update player_language set language = 'fil' where player_id = $1`, [request.playerId])
  expect((await office.send(releaseHeldGift, request, analyst.token)).body.errcode).toBe(0)
  const { rows } = await pool.query('select body from mail where player_id = $1 order by id desc limit 1', [
    request.playerId,
  ])
  expect(JSON.stringify(rows)).toContain(bindRewardKind.title.fil)
  await promotions.drain()
  expect(await coins()).toEqual([1_000, 1_000, 1_000])
})

test('the bound is one of the risk rules', async () => {
  const analyst = await office.newStaff('riskAnalyst')
  const saved = await office.send(
    saveRiskRules,
    { version: 5, rules: { networkGiftsMin: 2 }, reason: 'a wave of new accounts' },
    analyst.token,
  )
  expect(saved.body.errcode).toBe(0)
  expect(await claimEach(await newcomers(newNetwork(), 2))).toEqual([given, held])
})

test('the ledger is sound after all of it', async () => {
  expect((await verifyLedger(site.context.db)).isSound).toBe(true)
})
