import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { days, hours, minutes } from '#core/clock/duration.ts'
import { addDays, dayOf, endOfDay, startOfDay } from '#core/clock/manila.ts'
import { instant } from '#core/clock/instant.ts'
import { saveSegment } from '#features/players/segment/contract.ts'
import {
  endStep,
  giftStep,
  graphOf,
  letter,
  liveCampaign,
  messageStep,
  runCampaigns,
  savedCampaign,
  startCampaign,
} from '#tests/support/campaigns.ts'
import { refreshFacts } from '#tests/support/refresh-facts.ts'
import { type RegisteredPlayer, registerPlayer } from '#tests/support/registered-player.ts'
import { asOwner } from '#tests/support/as-owner.ts'
import { openTestBackOffice, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { runJob } from '#tests/support/run-job.ts'
import {
  listCampaigns,
  listPlayerCampaigns,
  rehearseCampaign,
  requestCampaignStart,
  saveCampaign,
  stopCampaign,
  viewCampaign,
} from '../contract.ts'
import type { Graph } from '../graph.ts'
import { runSlice } from './run-campaigns.ts'

let office: TestBackOffice
let ana: RegisteredPlayer
let ben: RegisteredPlayer
let segment: number
const pool = () => office.site.context.db.pool
const reason = 'for the tests of campaigns'

beforeAll(async () => {
  office = await openTestBackOffice()
  ana = await registerPlayer(office.site, '09260000001', { language: 'fil' })
  office.site.clock.advance(minutes(2))
  ben = await registerPlayer(office.site, '09260000002')
  await refreshFacts(office.site)
  const crm = await office.newStaff('crm')
  const rule = { joined: 'all' as const, conditions: [{ fact: 'language' as const, is: 'is' as const, value: 'fil' }] }
  const save = { id: null, name: 'Reads Filipino', ...rule, expected: null, reason }
  segment = Number((await office.send(saveSegment, save as never, crm.token)).body.id)
})
afterAll(() => office.close())

/** Nothing of the tests before stands in the way. */
beforeEach(async () => {
  await pool().query(`update campaign set state = 'stopped', stopped_at = now() where state = 'live'`)
  await pool().query(`update player set state = 'active', state_until = null`)
  office.site.clock.advance(days(8))
  // Players who come back every week.
  await pool().query('update player set registered_at = $1', [new Date(office.site.clock.now())])
  await refreshFacts(office.site)
})

const lettersOf = async ({ id }: Pick<RegisteredPlayer, 'id'>, campaign: number) => {
  const { rows } = await pool().query<{ title: string }>(
    `select title from mail where player_id = $1 and source = 'campaign' and source_key like $2 order by id`,
    [id, `${campaign}:%`],
  )
  return rows.map(({ title }) => title)
}
const placeOf = async ({ id }: Pick<RegisteredPlayer, 'id'>, campaign: number) => {
  const { rows } = await pool().query(
    'select state, step, left_why as why from campaign_player where player_id = $1 and campaign_id = $2',
    [id, campaign],
  )
  return rows[0]
}
/** Signs in a new member each time: the tests move the clock by days, and sessions of the staff end sooner. */
const viewOf = async (id: number) =>
  (await office.send(viewCampaign, { id }, (await office.newStaff('crm')).token)).body
const stop = async (id: number) =>
  (await office.send(stopCampaign, { id, reason }, (await office.newStaff('crm')).token)).body.errcode

describe('the run', () => {
  test('sends each player the message in their language, once', async () => {
    const { id } = await liveCampaign(office, graphOf('hi', [messageStep('hi')]))
    await runCampaigns(office)
    await runCampaigns(office)
    expect(await lettersOf(ana, id)).toEqual(['Message hi (fil)'])
    expect(await lettersOf(ben, id)).toEqual(['Message hi'])
    expect(await placeOf(ana, id)).toMatchObject({ state: 'ended', step: 'end' })
  })

  test('of ten at once sends one message and one gift', async () => {
    const { id } = await liveCampaign(office, graphOf('hi', [messageStep('hi', 'gift'), giftStep('gift', 100_000)]))
    await runCampaigns(office)
    await pool().query(`update campaign_player set state = 'going', step = 'start' where campaign_id = $1`, [id])
    const now = office.site.clock.now()
    await Promise.all(Array.from({ length: 10 }, () => runSlice(office.site.context.db, BigInt(id), now)))
    expect(await lettersOf(ana, id)).toEqual(['Message hi (fil)', 'Gift gift (fil)'])
    expect(Object((await viewOf(id)).counts).steps[1]).toMatchObject({ step: 'gift', spent: 10_000 })
  })

  test('ten fresh runs at once give a gift once to each player, within the budget', async () => {
    const { id } = await liveCampaign(office, graphOf('gift', [giftStep('gift', 5_000)]))
    await pool().query(
      `insert into campaign_player (campaign_id, player_id, version, is_held, state, step, due_at, entered_at, changed_at)
       select $1, p, 1, false, 'going', 'start', $3, $3, $3 from unnest($2::bigint[]) p`,
      [id, [ana.id, ben.id], new Date(office.site.clock.now())],
    )
    const now = office.site.clock.now()
    await Promise.all(Array.from({ length: 10 }, () => runSlice(office.site.context.db, BigInt(id), now)))
    const got = [...(await lettersOf(ana, id)), ...(await lettersOf(ben, id))]
    expect(got).toHaveLength(1)
    const places = [await placeOf(ana, id), await placeOf(ben, id)]
    expect(places.filter((place) => Object(place).why === 'budgetSpent')).toHaveLength(1)
  })

  test('a crash between the act and its record leaves neither, and the next run does both', async () => {
    const { id } = await liveCampaign(office, graphOf('gift', [giftStep('gift', 100_000)]))
    await asOwner(
      office.site.ownerUrl,
      `
      create function test_crash() returns trigger language plpgsql as $$ begin raise exception 'crash'; end $$;
      create trigger test_crash before update on campaign_player for each row execute function test_crash()`,
    )
    await expect(runCampaigns(office)).rejects.toThrow('crash')
    expect(await lettersOf(ana, id)).toEqual([])
    expect(Object((await viewOf(id)).counts).steps[0]).toMatchObject({ spent: 0 })
    await asOwner(office.site.ownerUrl, 'drop trigger test_crash on campaign_player; drop function test_crash')
    await runCampaigns(office)
    expect(await lettersOf(ana, id)).toEqual(['Gift gift (fil)'])
    expect(Object((await viewOf(id)).counts).steps[0]).toMatchObject({ spent: 10_000 })
  })

  test('waits for hours, and then until the hour of Manila', async () => {
    const { id } = await liveCampaign(
      office,
      graphOf('w', [
        { kind: 'wait', id: 'w', hours: 48, next: 'u' },
        { kind: 'waitUntil', id: 'u', hour: 9, next: 'hi' },
        messageStep('hi'),
      ]),
    )
    await runCampaigns(office)
    expect(await placeOf(ana, id)).toMatchObject({ state: 'going', step: 'w' })
    office.site.clock.advance(hours(47))
    await runCampaigns(office)
    expect(await placeOf(ana, id)).toMatchObject({ step: 'w' })
    office.site.clock.advance(hours(1))
    await runCampaigns(office)
    expect(await placeOf(ana, id)).toMatchObject({ step: 'u' })
    const nine = instant(startOfDay(addDays(dayOf(office.site.clock.now()), 1)) + hours(9))
    office.site.clock.advance(minutes(Math.ceil((nine - office.site.clock.now()) / 60_000)))
    await runCampaigns(office)
    expect(await lettersOf(ana, id)).toEqual(['Message hi (fil)'])
  })

  test('branches by a segment as its facts stand, and by percent', async () => {
    const { id } = await liveCampaign(
      office,
      graphOf('c', [
        { kind: 'condition', id: 'c', segment, yes: 'fil', no: 's' },
        {
          kind: 'split',
          id: 's',
          branches: [
            { percent: 99, next: 'x' },
            { percent: 1, next: 'x' },
          ],
        },
        messageStep('fil'),
        messageStep('x'),
      ]),
    )
    await runCampaigns(office)
    expect(await lettersOf(ana, id)).toEqual(['Message fil (fil)'])
    expect(await lettersOf(ben, id)).toEqual(['Message x'])
    const { counts } = await viewOf(id)
    expect(counts).toMatchObject({ entered: 2, ended: 2 })
    expect(Object(counts).steps).toMatchObject([
      { step: 'c', passed: 2 },
      { step: 's', passed: 1 },
      { step: 'fil', passed: 1 },
      { step: 'x', passed: 1 },
      { step: 'end', passed: 2 },
    ])
  })

  test('sends nothing in quiet hours, and goes on when they end', async () => {
    const midnight = endOfDay(dayOf(office.site.clock.now()))
    office.site.clock.advance(minutes(Math.ceil((midnight - office.site.clock.now()) / 60_000)))
    await refreshFacts(office.site)
    const { id } = await liveCampaign(
      office,
      graphOf('hi', [messageStep('hi')], { quiet: { fromHour: 21, untilHour: 8 } }),
    )
    await runCampaigns(office)
    expect(await placeOf(ana, id)).toMatchObject({ state: 'going', step: 'hi' })
    office.site.clock.advance(hours(7))
    await runCampaigns(office)
    expect(await lettersOf(ana, id)).toEqual([])
    office.site.clock.advance(hours(1))
    await runCampaigns(office)
    expect(await lettersOf(ana, id)).toEqual(['Message hi (fil)'])
  })

  test('keeps the caps of a player over all campaigns, and sends the rest on later days', async () => {
    const cap = { day: 1, week: 2 }
    const one = await liveCampaign(office, graphOf('a', [messageStep('a', 'b'), messageStep('b')], { cap }))
    const other = await liveCampaign(office, graphOf('c', [messageStep('c')], { cap }))
    const sent = async () => [...(await lettersOf(ana, one.id)), ...(await lettersOf(ana, other.id))].length
    await runCampaigns(office)
    expect(await sent()).toBe(1)
    office.site.clock.advance(days(1))
    await runCampaigns(office)
    expect(await sent()).toBe(2)
    office.site.clock.advance(days(1))
    await runCampaigns(office)
    expect(await sent()).toBe(2)
    office.site.clock.advance(days(6))
    await runCampaigns(office)
    expect(await sent()).toBe(3)
  })

  test('holds back the share of players, for whom nothing happens', async () => {
    const { id } = await liveCampaign(office, graphOf('hi', [messageStep('hi')], { holdout: 50 }))
    await runCampaigns(office)
    const { rows } = await pool().query<{ player_id: bigint; is_held: boolean }>(
      'select player_id, is_held from campaign_player where campaign_id = $1',
      [id],
    )
    for (const { player_id: player, is_held: held } of rows)
      expect(await lettersOf({ id: Number(player) }, id)).toHaveLength(held ? 0 : 1)
    expect(rows).toHaveLength(2)
  })
})

describe('stopping', () => {
  test('ends it at once for everybody, also when it is started again', async () => {
    const graph = graphOf('w', [{ kind: 'wait', id: 'w', hours: 1, next: 'hi' }, messageStep('hi')])
    const saved = await liveCampaign(office, graph)
    await runCampaigns(office)
    expect(await stop(saved.id)).toBe(0)
    expect(await stop(saved.id)).toBe(1495)
    expect((await viewOf(saved.id)).counts).toMatchObject({ left: { stopped: 2 } })
    office.site.clock.advance(hours(2))
    await runCampaigns(office)
    expect(await lettersOf(ana, saved.id)).toEqual([])
    expect(await startCampaign(office, saved)).toBe(0)
    await runCampaigns(office)
    expect(await lettersOf(ana, saved.id)).toEqual([])
    expect(await placeOf(ana, saved.id)).toMatchObject({ state: 'left', why: 'stopped' })
  })
})

describe('a new version', () => {
  const before = graphOf('w', [{ kind: 'wait', id: 'w', hours: 1, next: 'hi' }, messageStep('hi')])
  const after: Graph = {
    ...before,
    steps: [{ kind: 'message', id: 'new', ...letter('New'), next: 'end' }, endStep],
    first: 'new',
  }
  test.each([
    ['finish', ['Message hi (fil)'], 'ended'],
    ['leave', [], 'left'],
  ] as const)('lets players of the old one %s', async (old, letters, state) => {
    const saved = await liveCampaign(office, before)
    await runCampaigns(office)
    const next = await savedCampaign(office, after, saved)
    expect(next.version).toBe(2)
    expect((await viewOf(saved.id)).liveVersion).toBe(1)
    expect(await startCampaign(office, next, old)).toBe(0)
    office.site.clock.advance(hours(2))
    await runCampaigns(office)
    expect(await lettersOf(ana, saved.id)).toEqual(letters)
    expect(await placeOf(ana, saved.id)).toMatchObject({ state })
  })

  test('is not started by the approval of the one before', async () => {
    const saved = await savedCampaign(office, before)
    const crm = await office.newStaff('crm')
    const start = { requestKey: randomUUID(), ...saved, oldPlayers: 'finish' as const, reason }
    expect((await office.send(requestCampaignStart, start, crm.token)).body.errcode).toBe(0)
    const again = { ...start, requestKey: randomUUID() }
    expect((await office.send(requestCampaignStart, again, crm.token)).body.errcode).toBe(1151)
    await savedCampaign(office, after, saved)
    expect((await office.send(requestCampaignStart, again, crm.token)).body.errcode).toBe(1493)
    expect((await viewOf(saved.id)).state).toBe('waiting')
  })

  test('cannot be started by whoever requests it', async () => {
    const saved = await savedCampaign(office, before)
    const admin = await office.newStaff('admin')
    const start = { requestKey: randomUUID(), ...saved, oldPlayers: 'finish' as const, reason }
    expect((await office.send(requestCampaignStart, start, admin.token)).body.errcode).toBe(1070)
    const { rows } = await pool().query('select state from campaign where id = $1', [saved.id])
    expect(rows).toEqual([{ state: 'draft' }])
  })
})

describe('saving', () => {
  const graph = graphOf('hi', [messageStep('hi')])
  const save = async (changes: object) => {
    const crm = await office.newStaff('crm')
    const request = { id: null, name: `Saved ${randomUUID().slice(0, 8)}`, graph, expected: null, reason, ...changes }
    return (await office.send(saveCampaign, request, crm.token)).body
  }
  test.each<[string, object, number]>([
    ['a campaign that does not exist', { id: 999_999, expected: { version: 1 } }, 1074],
    ['a graph that is faulty', { graph: { ...graph, first: '' } }, 1490],
    ['a trigger over everybody', { graph: { ...graph, trigger: { kind: 'segment', segment: 1 } } }, 1490],
    [
      'a gift above the cap',
      { graph: graphOf('g', [{ ...giftStep('g', 99_000_000_00), coins: 90_000_000 } as never]) },
      1492,
    ],
  ])('refuses %s', async (_what, changes, errcode) => {
    expect((await save(changes)).errcode).toBe(errcode)
  })

  test('says which step is wrong, and why', async () => {
    const loop = graphOf('hi', [messageStep('hi', 'hi')])
    expect(await save({ graph: loop })).toMatchObject({
      why: 'Step 1 (Message): It leads back to itself, so players would never reach the end.',
    })
  })

  test('of ten at once under one name, and of ten changes of one version, lets one through', async () => {
    const { token } = await office.newStaff('crm')
    const save = async (changes: object) =>
      (await office.send(saveCampaign, { id: null, graph, expected: null, reason, ...changes } as never, token)).body
    const names = await Promise.all(Array.from({ length: 10 }, () => save({ name: 'One name' })))
    expect(names.filter(({ errcode }) => errcode === 0)).toHaveLength(1)
    expect(names.filter(({ errcode }) => errcode === 1491)).toHaveLength(9)
    const id = Number(names.find(({ errcode }) => errcode === 0)?.id)
    const changes = await Promise.all(
      Array.from({ length: 10 }, () => save({ id, name: 'One name', expected: { version: 1 } })),
    )
    expect(changes.map(({ errcode }) => errcode).toSorted((a, b) => a - b)).toEqual([0, ...Array<number>(9).fill(1073)])
  })
})

describe('a rehearsal', () => {
  test('counts the last month and sends nothing', async () => {
    const crm = await office.newStaff('crm')
    await pool().query(`update player set state = 'suspended' where id = $1`, [ben.id])
    const graph = graphOf('hi', [messageStep('hi', 'gift'), giftStep('gift', 4_000_000)])
    const before = (await pool().query('select count(*) as count from mail')).rows
    const { body } = await office.send(rehearseCampaign, { graph }, crm.token)
    expect(body).toMatchObject({
      players: 2,
      leftOut: 1,
      held: 0,
      reached: 1,
      messages: 2,
      gifts: 1,
      worth: 5_000,
      isWhole: true,
    })
    expect((await pool().query('select count(*) as count from mail')).rows).toEqual(before)
    expect(
      (await pool().query('select 1 from campaign_act where at >= $1', [new Date(office.site.clock.now())])).rows,
    ).toEqual([])
  })

  test('never gives more than the budget', async () => {
    const crm = await office.newStaff('crm')
    const graph = graphOf('gift', [giftStep('gift', 5_000)])
    expect((await office.send(rehearseCampaign, { graph }, crm.token)).body).toMatchObject({ gifts: 1, worth: 5_000 })
  })
})

test('a player’s file and the list show what was reached', async () => {
  const { id } = await liveCampaign(office, graphOf('gift', [giftStep('gift', 100_000)]))
  await runCampaigns(office)
  const crm = await office.newStaff('crm')
  const { rows } = (await office.send(listPlayerCampaigns, { playerId: ana.id }, crm.token)).body
  expect(Object(rows)[0]).toMatchObject({ campaignId: id, kind: 'gift', title: 'Gift gift', worth: 5_000 })
  const { campaigns } = (await office.send(listCampaigns, {}, crm.token)).body
  expect(Object(campaigns).find((each: { id: number }) => each.id === id)).toMatchObject({
    state: 'live',
    reached: 2,
    going: 0,
  })
})

test('a player who takes a break while waiting has left, also after the break', async () => {
  const { id } = await liveCampaign(
    office,
    graphOf('w', [{ kind: 'wait', id: 'w', hours: 240, next: 'hi' }, messageStep('hi')]),
  )
  await runCampaigns(office)
  await pool().query(`update player set state = 'excluded', state_until = $2 where id = $1`, [
    ana.id,
    new Date(office.site.clock.now() + hours(5)),
  ])
  await runJob(office.site, 'campaign.protect')
  office.site.clock.advance(days(11))
  await pool().query(`update player set state = 'active', state_until = null where id = $1`, [ana.id])
  await runCampaigns(office)
  expect(await lettersOf(ana, id)).toEqual([])
  expect(await placeOf(ana, id)).toMatchObject({ state: 'left', why: 'protected' })
  expect(await lettersOf(ben, id)).toEqual(['Message hi'])
})

test('both groups are compared when each has a hundred players, and not before', async () => {
  const { id } = await liveCampaign(office, graphOf('hi', [messageStep('hi')]))
  const enter = (from: number, isHeld: boolean, count: number) =>
    pool().query(
      `insert into campaign_player (campaign_id, player_id, version, is_held, state, step, due_at, entered_at, changed_at)
       select $1, n, 1, $2, 'ended', 'end', $3, $3, $3 from generate_series($4::bigint, $5::bigint) n`,
      [id, isHeld, new Date(office.site.clock.now() - days(4)), from, from + count - 1],
    )
  await enter(5_000_000, false, 120)
  await enter(6_000_000, true, 99)
  expect((await viewOf(id)).comparison).toBeNull()
  await enter(7_000_000, true, 1)
  await pool().query(
    `insert into segment_fact (player_id, registered_on, seen_on, deposited_on, bets_7, bets_30, net_30, deposits, deposit_sum,
       withdrawal_sum, claims, vip, language, device, is_reachable)
     select n, $1, $1, null, 0, 0, 0, 0, 0, 0, 0, 0, 'en', null, true from generate_series(5000000, 5000029) n`,
    [dayOf(office.site.clock.now())],
  )
  expect((await viewOf(id)).comparison).toMatchObject({
    reached: { players: 120, returned: 30, deposited: 0 },
    held: { players: 100, returned: 0, deposited: 0 },
  })
})
