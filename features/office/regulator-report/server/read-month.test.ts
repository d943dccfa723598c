import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { days as daysLong, hours, milliseconds, minutes, seconds } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { calendarDay, endOfDay, startOfDay } from '#core/clock/manila.ts'
import { registerPlayer } from '#tests/support/registered-player.ts'
import { openTestBackOffice, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { saveRegulatorMonth, viewRegulatorMonth } from '../contract.ts'
import { daysOfMonth, readMonth } from './read-month.ts'

let office: TestBackOffice
let player = 0
const month = calendarDay('2026-09-01')
const days = daysOfMonth(month)
const [begins, ends] = [startOfDay(days.from), endOfDay(days.until)]
const noon = addDuration(begins, hours(12))
const sql = (text: string, ...values: unknown[]) => office.site.context.db.pool.query(text, values)
const at = (moment: Instant) => new Date(moment)
const before = (moment: Instant) => new Date(moment - 1)
/** The first moment, the last, and one on either side that belongs to another month. */
const edges = () => [at(begins), before(ends), before(begins), at(ends)]

beforeAll(async () => {
  office = await openTestBackOffice()
  player = (await registerPlayer(office.site, '09175559001')).id
})
afterAll(() => office.close())

const figures = async () => (await readMonth(office.site.context.db, days)).figures
const of = async (group: string) =>
  Object.fromEntries((await figures()).filter((each) => each.group === group).map((each) => [each.name, each]))

test('a month is from its first day to its last, in Manila', () => {
  expect(days).toEqual({ from: '2026-09-01', until: '2026-09-30' })
  expect(daysOfMonth(calendarDay('2026-12-01')).until).toBe('2026-12-31')
  expect(daysOfMonth(calendarDay('2028-02-01')).until).toBe('2028-02-29')
})

test('play is that of closings that stand, by kind, and days that are not closed are not in it', async () => {
  const close = (day: string, play: object, reopenedAt: Date | null = null) =>
    sql(
      `insert into daily_close (day, figures, accounts, notes, closed_by, closed_at, play, reopened_by, reopened_at)
       values ($1, '{}', '[]', '{}', 'a@b.ph', $2, $3, $4, $5)`,
      day,
      at(ends),
      JSON.stringify(play),
      reopenedAt && 'a@b.ph',
      reopenedAt,
    )
  await close('2026-09-01', { slots: { rounds: '10', stake: '5000', win: '4000' } }, at(ends))
  await close('2026-09-01', {
    slots: { rounds: '11', stake: '6000', win: '4000' },
    live: { rounds: '1', stake: '100', win: '300' },
  })
  await close('2026-09-30', { slots: { rounds: '2', stake: '1000', win: '0' } })
  await close('2026-08-31', { slots: { rounds: '99', stake: '9900', win: '0' } })
  await close('2026-10-01', { slots: { rounds: '99', stake: '9900', win: '0' } })
  const read = await readMonth(office.site.context.db, days)
  expect(read).toMatchObject({ days: 30, daysClosed: 2 })
  expect(read.figures.filter(({ group }) => group === 'play')).toMatchObject([
    { name: 'slots', source: 'closed', count: 13n, stake: 7000n, win: 4000n, amount: 3000n },
    { name: 'live', source: 'closed', count: 1n, stake: 100n, win: 300n, amount: -200n },
  ])
})

test('players are counted once who bet, by their registration, and by what they did to stop', async () => {
  await sql('update player set registered_at = $1 where id = $2', at(noon), player)
  await sql(
    `insert into play_break (player_id, kind, began_at, ends_at)
     select $1, 'selfExclusion', began, began + interval '1 year' from unnest($2::timestamptz[]) as began`,
    player,
    edges(),
  )
  expect(await of('players')).toMatchObject({
    active: { count: 0n, source: 'live' },
    new: { count: 1n },
    selfExclusion: { count: 2n, players: 1n },
    limits: { count: 0n },
  })
})

test('tickets are counted by what they are about, with the middle time to the first answer, and those left open', async () => {
  for (const [opened, answered] of [...edges().entries()].map(([number, time]) => [time, (number + 1) * 600] as const))
    await sql(
      `insert into support_ticket (player_id, source, category, page, opened_at, waiting_since, last_message_at,
         first_due_at, due_at, first_answered_at, first_answered_by)
       select $1, 'report', 'payment', '', t, t, t, t, t, t + $3 * interval '1 second', 'a@b.ph' from (select $2::timestamptz as t) as o`,
      player,
      opened,
      answered,
    )
  expect(await of('tickets')).toMatchObject({
    payment: { count: 2n, medianSeconds: 900 },
    game: { count: 0n, medianSeconds: null },
    open: { count: 3n, medianSeconds: null },
  })
})

describe('complaints are those that stand marked when the month ends', () => {
  type Step = readonly [act: 'open' | 'answer' | 'solve' | 'reopen', at: Instant]
  type Mark = readonly [kind: string | null, at: Instant]
  const [first, final, next] = [begins, addDuration(ends, milliseconds(-1)), ends]
  const earlier = addDuration(begins, milliseconds(-1))

  async function complaint(steps: readonly Step[], marks: readonly Mark[]): Promise<void> {
    const { rows } = await office.site.context.db.pool.query<{ id: bigint }>(
      `insert into support_ticket (player_id, source, category, opened_at, waiting_since, last_message_at, first_due_at, due_at)
       values ($1, 'report', 'payment', $2, $2, $2, $2, $2) returning id`,
      [player, at(steps[0]?.[1] ?? noon)],
    )
    for (const [act, moment] of steps)
      await sql(
        'insert into support_ticket_step (ticket_id, act, member, at) values ($1, $2, $3, $4)',
        rows[0]?.id,
        act,
        'a@b.ph',
        at(moment),
      )
    for (const [kind, moment] of marks)
      await sql(
        'insert into support_complaint_mark (ticket_id, kind, member, at) values ($1, $2, $3, $4)',
        rows[0]?.id,
        kind,
        'a@b.ph',
        at(moment),
      )
  }
  const counted = async (kind: string) => {
    const all = await of('complaints')
    return ['received', 'answered', 'open'].map((step) => Number(all[`${step} ${kind}`]?.count))
  }
  const open = (moment: Instant): Step => ['open', moment]

  test.each<{
    name: string
    kind: string
    steps: readonly Step[]
    marks: (kind: string) => readonly Mark[]
    is: number[]
  }>([
    {
      name: 'marked at the first moment',
      kind: 'payment',
      steps: [open(first)],
      marks: (kind) => [[kind, first]],
      is: [1, 0, 1],
    },
    {
      name: 'marked at the last moment',
      kind: 'gameResult',
      steps: [open(first)],
      marks: (kind) => [[kind, final]],
      is: [1, 0, 1],
    },
    {
      name: 'marked in the month before',
      kind: 'account',
      steps: [open(earlier)],
      marks: (kind) => [[kind, earlier]],
      is: [0, 0, 1],
    },
    {
      name: 'marked in the next month',
      kind: 'responsiblePlay',
      steps: [open(first)],
      marks: (kind) => [[kind, next]],
      is: [0, 0, 0],
    },
  ])('$name', async ({ kind, steps, marks, is }) => {
    await complaint(steps, marks(kind))
    expect(await counted(kind)).toEqual(is)
  })

  test('a mark that was taken back in the month does not count; one taken back later still does', async () => {
    await complaint(
      [open(first)],
      [
        ['conduct', first],
        [null, final],
      ],
    )
    expect(await counted('conduct')).toEqual([0, 0, 0])
    await complaint(
      [open(first)],
      [
        ['conduct', first],
        [null, next],
      ],
    )
    expect(await counted('conduct')).toEqual([1, 0, 1])
  })

  test('another kind keeps the time of the first mark, and a new mark after the end has a time of its own', async () => {
    await complaint(
      [open(earlier)],
      [
        ['conduct', earlier],
        ['other', noon],
      ],
    )
    expect(await counted('other')).toEqual([0, 0, 1])
    await complaint(
      [open(earlier)],
      [
        ['other', earlier],
        [null, earlier],
        ['other', noon],
      ],
    )
    expect(await counted('other')).toEqual([1, 0, 2])
  })

  test('it is answered with the first answer or solution, in the month of both, and open until it is solved', async () => {
    const twoDays = addDuration(first, daysLong(2))
    await complaint([open(first), ['answer', twoDays], ['answer', final]], [['payment', first]])
    await complaint([open(first), ['solve', final]], [['payment', first]])
    await complaint([open(first), ['solve', next]], [['payment', first]])
    await complaint([open(earlier), ['answer', earlier]], [['payment', noon]])
    await complaint([open(earlier), ['solve', earlier], ['reopen', final]], [['payment', earlier]])
    expect(await counted('payment')).toEqual([5, 3, 5])
    const { medianSeconds } = (await of('complaints'))['answered payment'] ?? {}
    expect(medianSeconds).toBe(2 * 86_400)
  })
})

test('payments are those credited in the month, whenever they were begun, with the middle time to their end', async () => {
  for (const [number, created] of edges().entries())
    await sql(
      `insert into deposit_order (reference, player_id, channel_id, channel_name, provider, method, amount, act_type, state,
         credited, created_at, expires_at, ended_at)
       select $1, $2, 1, 'GCash', 'sandpay', 'sandcash', 10000, 3, 'credited', 10000, t, t, t + interval '40 seconds'
       from (select $3::timestamptz as t) as o`,
      `DREGULATOR${number}`,
      player,
      created,
    )
  const deposits = (await figures()).filter(({ group }) => group === 'deposits')
  expect(deposits).toMatchObject([{ name: 'GCash (sandpay)', count: 2n, amount: 20_000n, medianSeconds: 40 }])
})

test('identity checks are counted by what was decided', async () => {
  await sql(
    `insert into identity (player_id, status, birth_date, id_hash, submitted_at, decided_at, expires_at, created_at)
     values ($1, 'APPROVED', '1990-01-01', '\\x00', $2, $3, $3, $2)
     on conflict (player_id) do update set status = 'APPROVED', birth_date = '1990-01-01', id_hash = '\\x00',
       submitted_at = $2, decided_at = $3, expires_at = $3`,
    player,
    at(noon),
    at(addDuration(noon, minutes(30))),
  )
  expect(await of('identity')).toMatchObject({
    submitted: { count: 1n },
    approved: { count: 1n, medianSeconds: 1_800 },
    rejected: { count: 0n, medianSeconds: null },
  })
})

test('cases of suspicion are counted when they open and when they end', async () => {
  const ended = [
    addDuration(begins, seconds(60)),
    null,
    addDuration(begins, seconds(-1)),
    addDuration(ends, seconds(1)),
  ]
  for (const [number, opened] of edges().entries()) {
    const end = ended[number] ?? null
    const state = end === null ? 'open' : number === 0 ? 'reported' : 'closed'
    await sql(
      `insert into aml_case (player_id, state, opened_at, opened_by, due_at, closed_at, closed_by, report_number)
       values ($1, $2, $3, 'rule', $3, $4, $5, $6)`,
      player,
      state,
      opened,
      end && at(end),
      end && 'a@b.ph',
      state === 'reported' ? 'STR-1' : null,
    )
  }
  expect(await of('suspicion')).toMatchObject({
    opened: { count: 2n },
    reported: { count: 1n, medianSeconds: 60 },
    closed: { count: 0n },
    open: { count: 1n },
  })
})

test('games that left their return are counted by side, with rests and decisions', async () => {
  for (const [number, found] of edges().entries()) {
    const { rows } = await office.site.context.db.pool.query<{ id: string }>(
      `insert into game_return_series (game_id, provider_id, game_code, version, rtp, began_at)
       values ($1, 'studio', $2, '1', 9700, $3) returning id`,
      [990_000 + number, `g${number}`, found],
    )
    await sql(
      `insert into game_return_case (series_id, side, stake, found_at, rounds, staked, won, measured, band_low, band_high, paused_at)
       values ($1, 'paysTooMuch', 0, $2, 1000, 1000, 2000, 2, 0.9, 1.1, $3)`,
      rows[0]?.id,
      found,
      number === 0 ? found : null,
    )
  }
  expect(await of('games')).toMatchObject({
    paysTooMuch: { count: 2n },
    paysTooLittle: { count: 0n },
    paused: { count: 1n },
    decided: { count: 0n },
    open: { count: 3n },
  })
})

test('changes that touch money are counted from the audit log, none of them left out', async () => {
  const counted = await of('configuration')
  expect(counted['webConfiguration.save']).toMatchObject({ count: 0n, source: 'live' })
  expect(Object.keys(counted)).toContain('approval.approve')
})

const shape = v.looseObject({ errcode: v.optional(v.number()), figures: v.optional(v.array(v.looseObject({})), []) })
type Role = Parameters<typeof office.newStaff>[0]
const view = async (role: Role, named = '2026-09') => {
  const member = await office.newStaff(role)
  return v.parse(shape, (await office.send(viewRegulatorMonth, { month: named }, member.token)).body)
}

test.each<{ role: Role; errcode: number }>([
  { role: 'regulator', errcode: 0 },
  { role: 'auditor', errcode: 0 },
  { role: 'mlro', errcode: 0 },
  { role: 'csLevel2', errcode: 1070 },
  { role: 'crm', errcode: 1070 },
])('the role $role is answered $errcode', async ({ role, errcode }) => expect((await view(role)).errcode).toBe(errcode))

test('a month that has not begun is refused, and the one under way is not', async () => {
  expect((await view('regulator', '2199-01')).errcode).toBe(1496)
  const now = new Date(office.site.clock.now() + hours(8)).toISOString().slice(0, 7)
  expect((await view('regulator', now)).errcode).toBe(0)
})

test('the file says the same rows, and where each number comes from', async () => {
  const regulator = await office.newStaff('regulator')
  const { body } = await office.send(saveRegulatorMonth, { month: '2026-09', format: 'csv' }, regulator.token)
  const file = v.parse(v.looseObject({ fileName: v.string(), base64: v.string() }), body)
  expect(file.fileName).toBe('regulator-2026-09.csv')
  const text = Buffer.from(file.base64, 'base64').toString('utf8')
  expect(text).toContain('Slots,Closed,13,,70.00,40.00,30.00')
  expect(text).toContain('Self-exclusions begun,Live,2,1')
  const rows = text
    .trim()
    .split('\n')
    .filter((line) => /,(Live|Closed),/.test(line))
  expect(text).toContain('Received: payment,Live,5')
  expect(text).toMatch(/Answered: payment,Live,3,+2\.0,172800/)
  expect(rows.filter((line) => !line.includes(',None,'))).toHaveLength((await figures()).length)
})

test('a part without figures says so in the file', async () => {
  const regulator = await office.newStaff('regulator')
  const { body } = await office.send(saveRegulatorMonth, { month: '2026-07', format: 'csv' }, regulator.token)
  const text = Buffer.from(v.parse(v.string(), body.base64), 'base64').toString('utf8')
  for (const row of ['Play by kind of game,None,Closed,0', 'Deposits,None,Live,0', 'Withdrawals,None,Live,0'])
    expect(text).toContain(row)
})
