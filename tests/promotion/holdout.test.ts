import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { centavos } from '#core/money/centavos.ts'
import { approveRequest, listApprovals } from '#features/office/approval/contract.ts'
import { readCatalogue, readRule } from '#features/promotions/kit/contract.ts'
import { isHeldBack } from '#features/promotions/kit/holdout.ts'
import { requestPromotion, savePromotion, viewHoldout, viewPromotion } from '#features/promotions/kit/staff-contract.ts'
import { claimWelcomeCalendar, readWelcomeCalendar } from '#features/promotions/welcome-calendar/contract.ts'
import { welcomeCalendarKind } from '#features/promotions/welcome-calendar/server/welcome-calendar-kind.ts'
import { postAll } from '#ledger'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '#tests/support/test-back-office.ts'
import type { RegisteredPlayer } from '#tests/support/registered-player.ts'
import { openTestPromotions, type TestPromotions } from '#tests/support/test-promotions.ts'

const { key, activityId } = welcomeCalendarKind
const reason = 'as the test wishes it'
const share = 5_000

let office: TestBackOffice
let promotions: TestPromotions
let maker: SignedInStaff
let checker: SignedInStaff
beforeAll(async () => {
  office = await openTestBackOffice()
  promotions = await openTestPromotions(office.site, 9_436_480_000)
  maker = await office.newStaff('crm')
  checker = await office.newStaff('financeChecker')
})
afterAll(() => office.close())

const publish = (holdout: number) => promotions.publish(welcomeCalendarKind, { terms: { holdout } })
const isHeld = ({ id }: RegisteredPlayer, version: number) => isHeldBack({ key, version, playerId: BigInt(id) }, share)
const sees = async (player: RegisteredPlayer) =>
  v.parse(v.array(v.number()), (await promotions.ask(readCatalogue, {}, player)).activityIds).includes(activityId ?? 0)
const claim = async (player: RegisteredPlayer, day = 1) =>
  (await promotions.ask(claimWelcomeCalendar, { day }, player)).errcode
/** New players until both groups have so many. */
async function groupsOf(version: number, each: number) {
  const [held, shown]: [RegisteredPlayer[], RegisteredPlayer[]] = [[], []]
  while (held.length < each || shown.length < each) {
    const player = await promotions.newPlayer()
    const group = isHeld(player, version) ? held : shown
    if (group.length < each) group.push(player)
  }
  return { held, shown }
}
let rounds = 0
/** A round in the ledger, by which GGR is counted. */
async function lose({ id }: RegisteredPlayer, stake: bigint, win: bigint) {
  const reference = `holdout-${(rounds += 1)}`
  const transfers = [
    { reason: 'bet', from: 'coin', to: 'game:studio', amount: centavos(stake), reference } as const,
    ...(win === 0n
      ? []
      : [{ reason: 'win', from: 'game:studio', to: 'coin', amount: centavos(win), reference } as const]),
  ]
  const { db } = office.site.context
  const move = { playerId: BigInt(id), source: 'test', key: reference, transfers }
  await db.transaction((tx) => postAll(tx, [move], office.site.clock.now()))
}
const estimateIn = v.object({ mean: v.number(), low: v.nullable(v.number()), high: v.nullable(v.number()) })
const measuredIn = v.looseObject({
  players: v.object({ held: v.number(), shown: v.number() }),
  measures: v.array(v.object({ name: v.string(), shown: estimateIn, held: estimateIn, difference: estimateIn })),
})
async function measured(version: number) {
  const { body } = await office.send(viewHoldout, { key, version }, maker.token)
  const { players, measures } = v.parse(measuredIn, body)
  return { players, of: (name: string) => measures.find((each) => each.name === name) }
}
const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

test('a player who is held back neither sees nor gets the promotion, whichever call is sent; the others do', async () => {
  const version = await publish(share)
  const { held, shown } = await groupsOf(version, 2)
  for (const player of held) {
    expect(await sees(player)).toBe(false)
    expect((await promotions.ask(readWelcomeCalendar, {}, player)).errcode).toBe(1001)
    expect(await promotions.tenTimes(claimWelcomeCalendar, { day: 1 }, player)).toEqual(Array(10).fill(1001))
  }
  for (const player of shown) {
    expect(await sees(player)).toBe(true)
    expect(await claim(player)).toBe(0)
  }
})

test('its rules say that it is not shown to everybody, and only then', async () => {
  const rules = async () => JSON.stringify((await office.site.send(readRule, { name: key })).body)
  await publish(share)
  expect(await rules()).toContain('We don’t show this promo to everybody: some players, picked at random')
  await publish(0)
  expect(await rules()).not.toContain('picked at random')
})

test('whoever began by an earlier version keeps the promotion, and belongs to no group of the next', async () => {
  await publish(0)
  const players = await Promise.all(Array.from({ length: 8 }, () => promotions.newPlayer()))
  for (const player of players) expect(await claim(player)).toBe(0)
  const version = await publish(share)
  expect(players.some((player) => isHeld(player, version))).toBe(true)
  for (const player of players) expect(await sees(player)).toBe(true)
  expect((await measured(version)).players).toEqual({ held: 0, shown: 0 })
})

describe('the report', () => {
  test('has deposits, GGR, NGR, bonuses, limits and exclusions of both groups, as the ledger has them', async () => {
    const version = await publish(share)
    const { held, shown } = await groupsOf(version, 4)
    const claims: number[] = []
    const deposits = { held: [100, 200, 100, 200], shown: [300, 500, 300, 500] }
    for (const [name, group] of Object.entries({ held, shown }) as ['held' | 'shown', RegisteredPlayer[]][]) {
      for (const [at, player] of group.entries()) {
        await sees(player)
        await sees(player)
        await promotions.deposit(player, deposits[name][at] ?? 0)
        await lose(player, 5_000n, name === 'held' ? 4_000n : 0n)
        if (name === 'shown') claims.push(await claim(player))
      }
    }
    expect(claims).toEqual([0, 0, 0, 0])
    const [excluded] = held
    if (excluded === undefined) throw new Error('nobody is held back')
    await office.site.context.db.pool.query(
      `insert into play_break (player_id, kind, began_at, ends_at)
       values ($1, 'selfExclusion', $2, $2::timestamptz + interval '6 months')`,
      [excluded.id, new Date(office.site.clock.now())],
    )
    await office.site.context.db.pool.query('insert into play_limit_day (player_id, day, at) values ($1, $2, $3)', [
      excluded.id,
      promotions.today(),
      new Date(office.site.clock.now()),
    ])
    await promotions.pass(1_000 as never)

    const { players, of } = await measured(version)
    expect(players).toEqual({ held: 4, shown: 4 })
    expect(of('deposits')).toMatchObject({
      held: { mean: 100 * meanOf(deposits.held) },
      shown: { mean: 100 * meanOf(deposits.shown) },
      difference: { mean: 25_000 },
    })
    // 100, 200, 100, 200 pesos: the sample deviation is 100 / sqrt(3), over 4 players.
    const error = (100 * 100) / Math.sqrt(3) / 2
    expect(of('deposits')?.held.low).toBeCloseTo(15_000 - 1.96 * error, 6)
    expect(of('deposits')?.held.high).toBeCloseTo(15_000 + 1.96 * error, 6)
    expect(of('ggr')).toMatchObject({ held: { mean: 1_000 }, shown: { mean: 5_000 } })
    expect(of('bonus')).toMatchObject({ held: { mean: 0 }, shown: { mean: 100 } })
    expect(of('ngr')).toMatchObject({ held: { mean: 1_000 }, shown: { mean: 4_900 } })
    expect(of('limitDays')).toMatchObject({ held: { mean: 0.25 }, shown: { mean: 0 } })
    expect(of('exclusions')).toMatchObject({ held: { mean: 0.25 }, shown: { mean: 0 } })
  })

  test('counts a player from the first look, and ends when another version acts', async () => {
    const version = await publish(share)
    const player = await promotions.newPlayer()
    await promotions.deposit(player, 100)
    await promotions.pass(1_000 as never)
    await sees(player)
    expect((await measured(version)).of('deposits')).toMatchObject({
      [isHeld(player, version) ? 'held' : 'shown']: { mean: 0 },
    })
    await promotions.deposit(player, 300)
    await promotions.pass(1_000 as never)
    await publish(0)
    await promotions.deposit(player, 900)
    await promotions.pass(1_000 as never)
    const { of } = await measured(version)
    expect(of('deposits')?.[isHeld(player, version) ? 'held' : 'shown']).toMatchObject({ mean: 30_000 })
  })
})

describe('an operator', () => {
  const requests = v.looseObject({
    rows: v.array(
      v.looseObject({
        id: v.number(),
        kind: v.string(),
        facts: v.array(v.object({ name: v.string(), value: v.string() })),
      }),
    ),
  })
  const latest = async () => (await office.send(viewPromotion, { key }, maker.token)).body
  const save = async (terms: Record<string, unknown>) => {
    const { latest: version, settings } = await latest()
    const form = { key, version: Number(version), terms, settings: settings as Record<string, unknown>, reason }
    return (await office.send(savePromotion, form, maker.token)).body
  }
  const historyIn = v.array(v.looseObject({ version: v.number(), reason: v.string(), holdout: v.number() }))

  test('who leaves the share open holds back a tenth above a budget of 50,000 pesos, and nobody below', async () => {
    await save({ holdout: null, budget: { daily: 5_000_001 } })
    await save({ budget: { daily: 5_000_000 } })
    await save({ holdout: 250, budget: { daily: 5_000_001 } })
    const history = v.parse(historyIn, (await latest()).history)
    expect(history.slice(0, 3).map(({ holdout }) => holdout)).toEqual([0.025, 0, 0.1])
  })

  test('ends a holdout with a new version, a reason and a second person who reads of it, and both are on record', async () => {
    const { version: before } = await latest()
    await publish(1_000)
    const saved = await save({ holdout: 0 })
    const version = Number(saved.version)
    expect((await latest()).version).not.toBe(version)
    const request = { key, version, requestKey: randomUUID(), reason }
    expect((await office.send(requestPromotion, request, maker.token)).body.errcode).toBe(0)
    const { rows } = v.parse(requests, (await office.send(listApprovals, { sort: 'newest' }, checker.token)).body)
    const [card] = rows
    expect(card?.facts).toContainEqual({ name: 'Held back to measure', value: '0% of the audience, 10% before' })
    const approval = { approvalId: card?.id ?? 0, reason }
    expect((await office.send(approveRequest, approval, maker.token)).body.errcode).not.toBe(0)
    expect((await office.send(approveRequest, approval, checker.token)).body.errcode).toBe(0)
    expect(await latest()).toMatchObject({ version })
    expect(before).not.toBe(version)
    expect(v.parse(historyIn, (await latest()).history).slice(0, 2)).toMatchObject([
      { version, reason, holdout: 0 },
      { holdout: 0.1 },
    ])
  })

  test('cannot hold anybody back from what is earned before it is claimed, nor more than half', async () => {
    const { latest: version, settings } = (await office.send(viewPromotion, { key: 'agent' }, maker.token)).body
    const form = {
      key: 'agent',
      version: version as number | null,
      settings: settings as Record<string, unknown>,
      reason,
    }
    const fault = async (holdout: number) =>
      (await office.send(savePromotion, { ...form, terms: { holdout } }, maker.token)).body.faults
    expect(await fault(1_000)).toMatchObject([{ field: 'terms.holdout' }])
    expect((await save({ holdout: 5_001 })).faults).toMatchObject([{ field: 'terms.holdout' }])
  })
})
