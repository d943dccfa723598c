import { afterAll, beforeAll, expect, test } from 'vitest'
import { pesos } from '#core/money/centavos.ts'
import { seedDemoContent } from '#features/lobby/content/server/index.ts'
import { registerPlayer } from '#tests/support/registered-player.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { getOpenTradeInfo, getTradeInfo } from '../contract.ts'
import { readDepositInfo } from './read-deposit-info.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const open = async () => (await site.send(getOpenTradeInfo, {})).body

/** A settled order, as the deposit's own settlement leaves it. */
const insertOrder = (playerId: number, credited: number | null, minute: number) =>
  site.context.db.pool.query(
    `insert into deposit_order (reference, player_id, channel_id, channel_name, provider, method, amount, act_type, state,
       credited, created_at, expires_at, ended_at)
     values ($1, $2, 1, 'GCash', 'sandpay', 'gcash', 50000, 3, $3, $4, $5, $5, $6)`,
    [
      `T${playerId}${minute}`,
      playerId,
      credited === null ? 'pending' : 'credited',
      credited,
      new Date(site.clock.now()),
      credited === null ? null : new Date(site.clock.now() + minute * 60_000),
    ],
  )

test('without payment methods and without orders nothing is invented', async () => {
  expect(await open()).toMatchObject({ deposit: { isOpen: false, amountMin: null, amountMax: null }, list: [] })
})

test('only credited deposits are shown, the newest first, without names', async () => {
  await seedDemoContent(site.context.db, site.clock.now())
  const player = await registerPlayer(site, '09175550001')
  const demo = await registerPlayer(site, '09175550002')
  await site.context.db.pool.query('update player set is_demo = true where id = $1', [demo.id])
  await insertOrder(player.id, 10_000, 1)
  await insertOrder(player.id, 20_050, 2)
  await insertOrder(player.id, null, 3)
  await insertOrder(demo.id, 99_999, 4)
  const body = await open()
  expect(body).toMatchObject({
    deposit: { isOpen: true, amountMin: expect.any(Number), amountMax: expect.any(Number) },
    list: [
      { kind: 'deposit', amount: 20_050 },
      { kind: 'deposit', amount: 10_000 },
    ],
  })
  expect(JSON.stringify(body)).not.toContain('9175550001')
  expect(JSON.stringify(body)).not.toContain(String(player.id))

  const own = (await site.send(getTradeInfo, {}, { token: player.token })).body
  expect(own).toMatchObject({ deposited: 30_050, isVerified: false, mayPrompt: true, list: body.list })
  await site.set({ depositsOpen: false })
  expect(await open()).toMatchObject({ deposit: { isOpen: false } })
})

test('deposits are shown between the lowest and the highest limit of the shown methods', async () => {
  const way = (amountMin: bigint, amountMax: bigint, isShown = true) => ({
    isShown,
    amountMin: pesos(amountMin),
    amountMax: pesos(amountMax),
  })
  await site.set({})
  const ways = [way(200n, 5_000n), way(100n, 3_000n), way(300n, 9_000n), way(1n, 90_000n, false)]
  expect(await readDepositInfo(site.context.db, ways)).toEqual({
    isOpen: true,
    amountMin: pesos(100n),
    amountMax: pesos(9_000n),
  })
  const none = { isOpen: false, amountMin: null, amountMax: null }
  expect(await readDepositInfo(site.context.db, [way(1n, 90_000n, false)])).toEqual(none)
})
