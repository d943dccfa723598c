import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { milliseconds, seconds } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { verifyLedger } from '#ledger'
import type { RegisteredPlayer } from '#tests/support/registered-player.ts'
import { openTestPromotions, type TestPromotions } from '#tests/support/test-promotions.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { claimFollow, readFollow, visitFollow } from '../contract.ts'
import { followKind } from './follow-kind.ts'

let site: TestSite
let promotions: TestPromotions
beforeAll(async () => {
  site = await openTestSite()
  promotions = await openTestPromotions(site, 9_457_770_000)
  await promotions.publish(followKind, { settings: { channels } })
})
afterAll(() => site.close())
beforeEach(() => promotions.keepAwake())

const items = [{ id: 2001, count: 200, betRate: 1 }]
const channels = [
  { id: 1, channel: 'facebook', items, code: '' },
  { id: 2, channel: 'telegram', items, code: 'BITUIN26' },
]

const claim = async (player: RegisteredPlayer, id = 1, code = '') =>
  (await site.send(claimFollow, { id, code }, player)).body.errcode
const visit = async (player: RegisteredPlayer, id = 1) => (await site.send(visitFollow, { id }, player)).body.errcode
const depositor = async () => {
  const player = await promotions.newPlayer()
  await promotions.deposit(player, 100)
  return player
}

test('ten seconds after the visit, to the moment, a gift is taken once by ten who tap at once', async () => {
  const player = await depositor()
  expect(await claim(player)).toBe(1005)
  expect(await visit(player)).toBe(0)
  site.clock.set(addDuration(site.clock.now(), milliseconds(9_999)))
  expect(await visit(player)).toBe(0)
  expect(await claim(player)).toBe(1005)
  site.clock.set(addDuration(site.clock.now(), milliseconds(1)))
  expect((await site.send(readFollow, {}, player)).body).toMatchObject({ channels: [{ status: 1 }, { status: 0 }] })
  const answers = await Promise.all(Array.from({ length: 10 }, () => claim(player)))
  expect(answers.toSorted((a, b) => a - b)).toEqual([0, ...Array<number>(9).fill(1003)])
  expect(await promotions.coinOf(player)).toBe(10_200)
})

test('a channel with a code asks for it', async () => {
  const player = await depositor()
  await visit(player, 2)
  site.clock.advance(seconds(10))
  expect([await claim(player, 2), await claim(player, 2, 'nonsense'), await claim(player, 2, ' bituin26 ')]).toEqual([
    1005, 1005, 0,
  ])
})

test('nothing is given to who never deposited, twice to who hang together, of what is not there, or after the end', async () => {
  const [guest, first, second] = [await promotions.newPlayer(), await depositor(), await depositor()]
  for (const player of [guest, first, second]) await visit(player)
  for (const { id } of [first, second]) {
    await site.context.db.pool.query(
      `insert into risk_link (player_id, kind, key, at) values ($1, 'device', '\\x02', now())`,
      [id],
    )
  }
  site.clock.advance(seconds(10))
  expect([await claim(guest), await claim(first), await claim(second), await claim(first, 9)]).toEqual([
    1007, 0, 1008, 1001,
  ])
  // A held gift is reported once, however often it is claimed.
  expect(await Promise.all(Array.from({ length: 10 }, () => claim(second)))).toEqual(Array<number>(10).fill(1008))
  const { rows } = await site.context.db.pool.query(
    `select c.player_id, c.opened_by, count(*)::int as notes from aml_case c join aml_entry e on e.case_id = c.id
     where c.state = 'open' and e.text like '%Follow us%' group by c.id`,
  )
  expect(rows).toEqual([{ player_id: BigInt(second.id), opened_by: 'house', notes: 1 }])
  const last = await depositor()
  await visit(last)
  site.clock.advance(seconds(10))
  await promotions.publish(followKind, { settings: { channels }, terms: { endAt: site.clock.now() } })
  expect([await claim(last), await visit(last)]).toEqual([1001, 1001])
  expect((await site.send(readFollow, {}, last)).body.errcode).toBe(1001)
})

test('the ledger is sound after all of it', async () => {
  expect((await verifyLedger(site.context.db)).isSound).toBe(true)
})
