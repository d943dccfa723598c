import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { milliseconds, minutes } from '#core/clock/duration.ts'
import { addDays, dayOf } from '#core/clock/manila.ts'
import type { RequestOf } from '#core/contract/call.ts'
import { refreshFacts } from '#tests/support/refresh-facts.ts'
import { runJob } from '#tests/support/run-job.ts'
import { type RegisteredPlayer, registerPlayer } from '#tests/support/registered-player.ts'
import { savedPromotion } from '#tests/back-office/samples/sample-rows.ts'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { listSegments, measureSegment, removeSegment, sampleSegment, saveSegment, viewSegment } from '../contract.ts'
import type { Condition } from '../segment-rule.ts'
import { ruleText } from '../rule-text.ts'

let office: TestBackOffice
let crm: SignedInStaff
let ana: RegisteredPlayer
let ben: RegisteredPlayer
const pool = () => office.site.context.db.pool
beforeAll(async () => {
  office = await openTestBackOffice()
  crm = await office.newStaff('crm')
  ana = await registerPlayer(office.site, '09240000001', { language: 'fil' })
  office.site.clock.advance(minutes(2))
  ben = await registerPlayer(office.site, '09240000002')
  await fill()
  await refreshFacts(office.site)
})
afterAll(() => office.close())
beforeEach(() => pool().query('update segment set removed_at = now() where key is null'))

/** Ana bet and won 40 days ago and today; Ben deposited and lost 20 days ago. */
async function fill() {
  const today = dayOf(office.site.clock.now())
  const day = (id: number, back: number, figures: readonly number[]) =>
    pool().query(
      `insert into play_day (player_id, day, bets, staked, won, deposits, deposited, withdrawn, played_ms, night_ms)
       values ($1, $2, $3, $4, $5, $6, $7, $8, 0, 0)`,
      [id, addDays(today, -back), ...figures],
    )
  await day(ana.id, 40, [100, 10_000, 0, 1, 50_000, 0])
  await day(ana.id, 0, [7, 7_000, 9_000, 0, 0, 20_000])
  await day(ben.id, 20, [3, 3_000, 1_000, 2, 80_000, 0])
  await pool().query('insert into vip_player (player_id, deposited, reached) values ($1, 100000000, 5)', [ben.id])
  const version = await savedPromotion(office.site.context.db, 'free-sign', office.site.clock.now())
  await pool().query(
    `insert into promotion_claim (player_id, key, claim_key, version, items, cost, claimed_at)
     values ($1, 'free-sign', 'one', $2, '[]', 0, now())`,
    [ana.id, version],
  )
}

const measure = async (conditions: readonly Condition[], joined: 'all' | 'any' = 'all') =>
  (await office.send(measureSegment, { joined, conditions: [...conditions] }, crm.token)).body
const membersWith = async (conditions: readonly Condition[], joined: 'all' | 'any' = 'all') => {
  const { body } = await office.send(sampleSegment, { joined, conditions: [...conditions] }, crm.token)
  const found = Object(body.players).map(({ playerId }: { playerId: number }) => playerId)
  return [ana, ben].map(({ id }) => id).filter((id) => found.includes(id))
}

describe('a condition', () => {
  const both = () => [ana.id, ben.id]
  test.each<[string, Condition, () => number[]]>([
    ['registered today', { fact: 'registered', is: 'within', value: 1 }, both],
    ['registered before', { fact: 'registered', is: 'before', value: 1 }, () => []],
    ['seen today', { fact: 'seen', is: 'within', value: 1 }, both],
    ['played today', { fact: 'played', is: 'within', value: 1 }, () => [ana.id]],
    ['played within 20 days', { fact: 'played', is: 'within', value: 20 }, () => [ana.id]],
    ['played within 21 days', { fact: 'played', is: 'within', value: 21 }, both],
    ['played 20 days ago or longer', { fact: 'played', is: 'before', value: 20 }, () => [ben.id]],
    ['deposited 20 days ago or longer', { fact: 'deposited', is: 'before', value: 20 }, both],
    ['7 bets a week', { fact: 'bets7', is: 'atLeast', value: 7 }, () => [ana.id]],
    ['8 bets a week', { fact: 'bets7', is: 'atLeast', value: 8 }, () => []],
    ['at most 3 bets a month', { fact: 'bets30', is: 'atMost', value: 3 }, () => [ben.id]],
    ['won 20 pesos in a month', { fact: 'net30', is: 'atLeast', value: 2_000 }, () => [ana.id]],
    ['lost 20 pesos in a month', { fact: 'net30', is: 'atMost', value: -2_000 }, () => [ben.id]],
    ['two deposits', { fact: 'deposits', is: 'atLeast', value: 2 }, () => [ben.id]],
    ['deposited 800 pesos', { fact: 'depositSum', is: 'atLeast', value: 80_000 }, () => [ben.id]],
    ['withdrew 200 pesos', { fact: 'withdrawalSum', is: 'atLeast', value: 20_000 }, () => [ana.id]],
    ['nothing claimed', { fact: 'claims', is: 'atMost', value: 0 }, () => [ben.id]],
    ['a reward claimed', { fact: 'claims', is: 'atLeast', value: 1 }, () => [ana.id]],
    ['VIP level 0', { fact: 'vip', is: 'atMost', value: 0 }, () => [ana.id]],
    ['a VIP level', { fact: 'vip', is: 'atLeast', value: 1 }, () => [ben.id]],
    ['reads Filipino', { fact: 'language', is: 'is', value: 'fil' }, () => [ana.id]],
    ['does not read Filipino', { fact: 'language', is: 'isNot', value: 'fil' }, () => [ben.id]],
    ['uses no app', { fact: 'device', is: 'isNot', value: 'app' }, both],
  ])('%s', async (_what, condition, whom) => {
    expect(await membersWith([condition])).toEqual(whom())
    expect(await measure([condition])).toMatchObject({ players: whom().length, leftOut: 0 })
  })

  const one: Condition = { fact: 'language', is: 'is', value: 'fil' }
  const other: Condition = { fact: 'deposits', is: 'atLeast', value: 2 }
  test('is joined with others by and, or by or', async () => {
    expect(await membersWith([one, other], 'all')).toEqual([])
    expect(await membersWith([one, other], 'any')).toEqual([ana.id, ben.id])
    expect(ruleText({ joined: 'any', conditions: [one, other] })).toBe(
      'Language: Filipino or Number of deposits: at least 2',
    )
  })
})

const weekly = { joined: 'all' as const, conditions: [{ fact: 'bets7' as const, is: 'atLeast' as const, value: 5 }] }
const reason = 'for the week’s message'
const save = (changes: Partial<RequestOf<typeof saveSegment>> = {}, by = crm) =>
  office.send(
    saveSegment,
    { id: null, name: 'Players of this week', ...weekly, expected: null, reason, ...changes },
    by.token,
  )

describe('saving a segment', () => {
  test('measures it, keeps its versions and its author, and lists it after those of the product', async () => {
    const { body } = await save()
    expect(body).toMatchObject({ errcode: 0, players: 1, leftOut: 0 })
    const id = Number(body.id)
    const expected = { name: 'Players of this week', ...weekly }
    const wider = { ...weekly, conditions: [{ ...weekly.conditions[0], value: 1 }] }
    expect((await save({ id, ...wider, name: 'Players', expected })).body.errcode).toBe(0)
    const { segments } = (await office.send(listSegments, {}, crm.token)).body
    expect(segments).toHaveLength(5)
    expect(Object(segments)[4]).toMatchObject({
      id,
      name: 'Players',
      version: 2,
      ...wider,
      savedBy: crm.email,
      size: { players: 1 },
    })
    const view = (await office.send(viewSegment, { id }, crm.token)).body
    expect(view).toMatchObject({
      days: [{ day: dayOf(office.site.clock.now()), players: 1, leftOut: 0 }],
      versions: [
        { version: 2, ...wider },
        { version: 1, ...expected },
      ],
      uses: [],
    })
  })

  test('over nothing is refused with a sentence, and so is a comparison that there is none of', async () => {
    const nothing = await save({ conditions: [] })
    expect(nothing.status).toBe(400)
    expect(JSON.stringify(nothing.body)).toContain('Add at least one condition.')
    const wrong = { fact: 'language', is: 'atLeast', value: 3 } as never
    expect((await save({ conditions: [wrong] })).status).toBe(400)
    expect((await save({ conditions: Array.from({ length: 11 }, () => weekly.conditions[0]) as never })).status).toBe(
      400,
    )
  })

  test('of ten at once with one name, one is saved', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => save()))
    expect(answers.map(({ body }) => body.errcode).toSorted((a, b) => a - b)).toEqual([
      0,
      ...Array<number>(9).fill(1415),
    ])
  })

  test('under the name of another segment is refused', async () => {
    const id = Number((await save()).body.id)
    const second = Number((await save({ name: 'Others' })).body.id)
    expect(
      (await save({ id: second, name: 'PLAYERS OF THIS WEEK', expected: { name: 'Others', ...weekly } })).body.errcode,
    ).toBe(1415)
    expect(id).not.toBe(second)
  })

  test.each([
    [
      'that comes with the product',
      1,
      { name: 'All players who can play', joined: 'all' as const, conditions: [] },
      1414,
    ],
    ['that does not exist', 999_999, { name: 'Gone', ...weekly }, 1074],
  ])('a segment %s is refused, and so is deleting it', async (_what, id, expected, errcode) => {
    expect((await save({ id, expected })).body.errcode).toBe(errcode)
    expect((await office.send(removeSegment, { id, expected, reason }, crm.token)).body.errcode).toBe(errcode)
  })

  test('is for CRM and administrators', async () => {
    const auditor = await office.newStaff('auditor')
    expect((await save({}, auditor)).body.errcode).toBe(1070)
    expect((await office.send(listSegments, {}, auditor.token)).body.errcode).toBe(0)
    const support = await office.newStaff('csLevel1')
    expect((await office.send(listSegments, {}, support.token)).body.errcode).toBe(1070)
  })

  test('a segment that was deleted is gone from the list, and its name is free', async () => {
    const id = Number((await save()).body.id)
    const expected = { name: 'Players of this week', ...weekly }
    expect((await office.send(removeSegment, { id, expected, reason }, crm.token)).body.errcode).toBe(0)
    expect((await office.send(viewSegment, { id }, crm.token)).body.errcode).toBe(1074)
    expect((await save()).body.errcode).toBe(0)
  })
})

describe('the facts', () => {
  const registeredToday: Condition = { fact: 'registered', is: 'within', value: 1 }
  const runFacts = () => runJob(office.site, 'segment.facts')
  test('follow who registers, without reading everybody again', async () => {
    const before = Number((await measure([registeredToday])).players)
    office.site.clock.advance(minutes(2))
    await registerPlayer(office.site, '09240000003')
    await runFacts()
    expect(Number((await measure([registeredToday])).players)).toBe(before + 1)
  })

  const runSizes = () => runJob(office.site, 'segment.sizes')
  /** Read by a member who has just signed in: sessions of the staff end sooner than an hour. */
  const open = async (id: number) => {
    const { token } = await office.newStaff('crm')
    return (await office.send(viewSegment, { id }, token)).body
  }
  /** As it is stored: the list measures nothing. */
  const sizesOf = async (id: number) => {
    const { rows } = await pool().query<{ players: number }>(
      `select to_char(day, 'YYYY-MM-DD') as day, players, left_out as "leftOut" from segment_size
       where segment_id = $1 order by segment_size.day`,
      [id],
    )
    return rows.map(({ players, ...row }) => ({ ...row, players: Number(players), leftOut: 0 }))
  }

  test('are measured once they have been read, then hourly, and the last measurement of a day is kept', async () => {
    const id = Number((await save({ name: 'Registered today', joined: 'all', conditions: [registeredToday] })).body.id)
    const of = (players: number) => [{ day: dayOf(office.site.clock.now()), players, leftOut: 0 }]
    expect(await sizesOf(id)).toEqual(of(3))
    await pool().query('update segment_progress set facts_at = null, rebuilt_on = null')
    await registerPlayer(office.site, '09240000004')
    office.site.clock.advance(minutes(60))
    await runSizes()
    expect(await sizesOf(id)).toEqual(of(3))
    await runFacts()
    await runSizes()
    expect(await sizesOf(id)).toEqual(of(4))
    await registerPlayer(office.site, '09240000005')
    await runFacts()
    office.site.clock.advance(minutes(59))
    await runSizes()
    expect(await sizesOf(id)).toEqual(of(4))
    office.site.clock.advance(minutes(1))
    await runSizes()
    expect(await sizesOf(id)).toEqual(of(5))
  })

  test('a segment that is opened is measured at once when its size is older than five minutes, and says when', async () => {
    crm = await office.newStaff('crm')
    const look = async () => (await office.send(viewSegment, { id }, crm.token)).body
    const id = Number((await save({ name: 'Opened', joined: 'all', conditions: [registeredToday] })).body.id)
    const saved = office.site.clock.now()
    const agedBy = (age: number) => office.site.clock.advance(milliseconds(saved + age - office.site.clock.now()))
    const { players } = Object((await look()).size)
    await registerPlayer(office.site, '09240000006')
    await runFacts()
    agedBy(minutes(5) - 1)
    expect((await look()).size).toMatchObject({ players, measuredAt: saved })
    agedBy(minutes(5))
    const opened = await look()
    expect(opened.size).toMatchObject({ players: players + 1, measuredAt: office.site.clock.now() })
    expect(Object(opened.days).at(-1)).toMatchObject({ players: players + 1 })
    expect(await sizesOf(id)).toMatchObject([{ players: players + 1 }])
  })

  test('before there are facts no size is kept, neither of a saved segment nor of an opened one', async () => {
    crm = await office.newStaff('crm')
    await pool().query('update segment_progress set facts_at = null, rebuilt_on = null')
    const id = Number((await save({ name: 'Too early', joined: 'all', conditions: [registeredToday] })).body.id)
    expect((await open(id)).size).toBeNull()
    expect(await sizesOf(id)).toEqual([])
    await runFacts()
    expect(Object((await open(id)).size).players).toBeGreaterThan(0)
  })
})
