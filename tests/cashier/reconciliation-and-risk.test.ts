import { afterAll, beforeAll, expect, test } from 'vitest'
import { days, minutes, seconds } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'
import { centavos } from '#core/money/centavos.ts'
import { payInProviders } from '#features/cashier/providers/server/index.ts'
import { openTestDeposits } from '#tests/support/test-deposits.ts'
import { seedDemoContent } from '#features/lobby/content/server/index.ts'
import { post } from '#ledger'
import { linkPlayers, riskScoreOf } from '#features/cashier/risk/server/index.ts'
import { firstRulesVersion } from '#features/cashier/risk/risk-rules.ts'
import { listAlerts } from '#features/cashier/risk/staff-contract.ts'
import { openTestBackOffice, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { registerPlayer } from '#tests/support/registered-player.ts'
import type { TestSite } from '#tests/support/test-site.ts'
import { comparedOnDay, compareDayOfAll } from '#features/office/reconciliation/server/index.ts'
import { compareDay, listDays, listDifferences } from '#features/office/reconciliation/staff-contract.ts'

let office: TestBackOffice
let site: TestSite
let desk: ReturnType<typeof openTestDeposits>

beforeAll(async () => {
  office = await openTestBackOffice()
  site = office.site
  desk = openTestDeposits(site)
  await seedDemoContent(site.context.db, site.clock.now())
})
afterAll(() => office.close())

const reason = 'as the test wishes it'
let numbers = 0
const newPlayer = () =>
  registerPlayer(site, `0945444${String((numbers += 1)).padStart(4, '0')}`, { ip: `10.4.${numbers}.1` })

test('a day of payments, refunds and lost webhooks is compared, differences are listed and closed once they agree', async () => {
  const player = await newPlayer()
  const day = dayOf(site.clock.now())
  const paid = await desk.begin(player, 50_000)
  await desk.atSandpay(`/checkout/${paid.paymentId}`, { act: 'silent' })
  await desk.tell(paid, 'paid')
  await desk.atSandpay('/reverse', { id: paid.paymentId, kind: 'charged_back' })
  await desk.tell(paid, 'charged_back')
  const lost = await desk.begin(player, 30_000)
  await desk.atSandpay(`/checkout/${lost.paymentId}`, { act: 'silent' })
  await site.context.db.transaction((tx) =>
    post(tx, {
      playerId: BigInt(player.id),
      source: 'test',
      key: 'made up',
      now: site.clock.now(),
      transfers: [{ reason: 'deposit', from: 'psp:sandpay', to: 'coin', amount: centavos(7n), reference: 'DMADEUP' }],
    }),
  )
  const compare = async () => {
    const checker = await office.newStaff('financeChecker')
    expect((await office.send(compareDay, { provider: 'sandpay', day, reason }, checker.token)).body.errcode).toBe(0)
    await desk.runJobs()
    const { rows: differences } = (await office.send(listDifferences, {}, checker.token)).body
    return { differences, days: (await office.send(listDays, {}, checker.token)).body.days }
  }
  // The job that asks providers is kept from finding the lost payment first.
  await site.context.db.pool.query('update deposit_order set ask_at = null')
  const first = await compare()
  expect(first.days).toMatchObject([{ provider: 'sandpay', day, lines: 3, amount: 130_000, differences: 3 }])
  expect(first.differences).toHaveLength(3)
  expect(first.differences).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'missingHere', reference: lost.orderId, ours: null, theirs: 30_000 }),
      expect.objectContaining({ kind: 'missingThere', reference: 'DMADEUP', ours: 7, theirs: null }),
      expect.objectContaining({ kind: 'order', reference: 'DMADEUP' }),
    ]),
  )
  await desk.tell(lost, 'paid')
  site.clock.advance(minutes(1))
  expect((await compare()).days).toMatchObject([{ differences: 2 }])
})

test('a provider that does not answer is named, and the day of all others is compared', async () => {
  const [provider] = payInProviders(site.context.configuration)
  if (provider === undefined) throw new Error('the site has no payment provider')
  const day = dayOf(addDuration(site.clock.now(), days(-20)))
  const providers = [
    { ...provider, id: 'quiet', listSettlement: async () => 'unreachable' as const },
    { ...provider, id: 'prompt', listSettlement: async () => [] },
  ]
  const now = site.clock.now()
  const compared = compareDayOfAll({ ...site.context, providers }, { day, now, signal: new AbortController().signal })
  await expect(compared).rejects.toThrow(`no settlement of ${day} from quiet`)
  expect(await comparedOnDay(site.context.db, day)).toMatchObject([{ provider: 'prompt' }])
})

test('a day of more than five million is one alert, which only the reporting officer sees', async () => {
  const player = await newPlayer()
  const pay = (key: string) =>
    site.context.db.transaction((tx) =>
      post(tx, {
        playerId: BigInt(player.id),
        source: 'test',
        key,
        now: site.clock.now(),
        transfers: [
          { reason: 'deposit', from: 'psp:sandpay', to: 'coin', amount: centavos(300_000_000n), reference: key },
        ],
      }),
    )
  await pay('large 1')
  await pay('large 2')
  for (const wait of [minutes(11), minutes(11)]) {
    site.clock.advance(wait)
    await desk.runJobs()
  }
  const mlro = await office.newStaff('mlro')
  const { rows: alerts } = (await office.send(listAlerts, {}, mlro.token)).body
  expect(alerts).toMatchObject([{ playerId: player.id, rule: 'covered', inputs: { deposited: '600000000' } }])
  const agent = await office.newStaff('csLevel2', 'riskAnalyst', 'admin')
  expect((await office.send(listAlerts, {}, agent.token)).body.errcode).toBe(1070)
})

test('players who share a device and an account that is paid to are rated by it, and the rating is kept', async () => {
  const [one, two] = [await newPlayer(), await newPlayer()]
  const { db } = site.context
  const now = addDuration(site.clock.now(), days(0))
  const share = (kind: 'device' | 'payout', id: number) => ({ playerId: BigInt(id), kind, key: 'the same', at: now })
  expect((await riskScoreOf(db, { playerId: BigInt(one.id), now })).hits.map(({ rule }) => rule)).not.toContain(
    'samePayout',
  )
  await linkPlayers(db, [share('device', one.id), share('device', two.id)])
  await linkPlayers(db, [share('payout', one.id), share('payout', two.id), share('payout', two.id)])
  site.clock.advance(seconds(1))
  const rating = await riskScoreOf(db, { playerId: BigInt(two.id), now: site.clock.now() })
  expect(rating.hits.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['samePayout', 'sameDevice']))
  const { rows } = await db.pool.query('select score, version from risk_score where player_id = $1', [two.id])
  expect(rows).toEqual([{ score: rating.score, version: firstRulesVersion }])
})
