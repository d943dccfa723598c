import { afterAll, beforeAll, expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import { addDays, calendarDay, endOfDay, startOfDay } from '#core/clock/manila.ts'
import { centavos, sumCentavos } from '#core/money/centavos.ts'
import { post, type Transfer } from '#ledger'
import { registerPlayer } from '#tests/support/registered-player.ts'
import { openTestBackOffice, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { saveReport } from '../contract.ts'
import { viewAgents, viewCare, viewPayments } from '../operation-contract.ts'
import { largestAgents, readAgents } from './view-agents.ts'
import { readCare } from './view-care.ts'
import { readPayments } from './view-payments.ts'

let office: TestBackOffice
let [agent, first, second]: bigint[] = []
const day = calendarDay('2026-10-15')
const days = { from: day, until: day }
const noon = instant(startOfDay(day) + 12 * 3_600_000)
const db = () => office.site.context.db
const sql = async (text: string, ...values: unknown[]) => (await db().pool.query(text, values)).rows
const at = (ms: number) => new Date(ms)

beforeAll(async () => {
  office = await openTestBackOffice()
  const ids: bigint[] = []
  for (const number of ['09175551001', '09175551002', '09175551003']) {
    ids.push(BigInt((await registerPlayer(office.site, number)).id))
  }
  ;[agent, first, second] = ids
  await sql('update player set registered_at = $1 where id = any($2)', at(noon), [first, second])
})
afterAll(() => office.close())

let orders = 0
type Order = { readonly state: string; readonly created?: number; readonly seconds?: number; readonly amount?: number }
const order = ({ state, created = noon, seconds = 60, amount = 10_000 }: Order) => {
  const hasEnded = state !== 'pending'
  const isCredited = ['credited', 'refunded', 'chargedBack'].includes(state)
  return sql(
    `insert into deposit_order (reference, player_id, channel_id, channel_name, provider, method, amount, act_type, state, credited,
       created_at, expires_at, ended_at) values ($1, $2, 1, 'GCash', 'sandpay', 'sandcash', $3, 3, $4, $5, $6, $6, $7)`,
    `DREPORT${(orders += 1)}`,
    first,
    amount,
    state,
    isCredited ? amount : null,
    at(created),
    hasEnded ? at(created + seconds * 1_000) : null,
  )
}

test('each try is counted once by what became of it, and the sums are those of the orders', async () => {
  for (const seconds of [10, 20, 30, 40, 200]) await order({ state: 'credited', seconds })
  await order({ state: 'refunded', amount: 7_000 })
  for (const state of ['failed', 'failed', 'expired', 'pending']) await order({ state })
  await order({ state: 'credited', created: startOfDay(day) - 1 })
  await order({ state: 'credited', created: endOfDay(day) })
  const { deposits } = await readPayments(db(), days)
  expect(deposits).toEqual([
    {
      provider: 'sandpay',
      channel: 'GCash',
      tries: 10n,
      done: 6n,
      amount: 57_000n,
      median: 30,
      ninety: 136,
      waiting: 1n,
      reasons: [
        { reason: 'failed', count: 2 },
        { reason: 'expired', count: 1 },
      ],
    },
  ])
  const [row] = deposits
  const ends = (row?.done ?? 0n) + (row?.waiting ?? 0n) + 3n
  expect(row?.tries).toBe(ends)
  const earlier = addDays(day, -1)
  const both = await readPayments(db(), { from: earlier, until: addDays(day, 1) })
  expect(both.deposits).toMatchObject([{ tries: 12n, amount: 77_000n }])
})

test('fees are those of the days that were compared', async () => {
  const compared = (of: string, fee: number) =>
    sql(
      `insert into reconciliation_day (provider, day, lines, amount, fee, differences, compared_at) values ('sandpay', $1, 1, 50000, $2, 0, $3)`,
      of,
      fee,
      at(noon),
    )
  await compared(day, 500)
  await compared(addDays(day, 1), 700)
  expect((await readPayments(db(), days)).fees).toEqual([
    { provider: 'sandpay', days: 1n, settled: 50_000n, fee: 500n },
  ])
  expect((await readPayments(db(), { from: day, until: addDays(day, 1) })).fees).toMatchObject([
    { days: 2n, fee: 1_200n },
  ])
})

test('an agent has the players of these days, what they brought by the ledger, and the commission of these days', async () => {
  await sql(
    `insert into invite (invitee_id, inviter_id, registered_at, state, checked_at, valid_at)
     values ($1, $3, $4, 'valid', $4, $4), ($2, $3, $4, 'pending', $4, null)`,
    first,
    second,
    agent,
    at(noon),
  )
  const move = (playerId: bigint | undefined, key: string, ...transfers: Transfer[]) =>
    db().transaction((tx) => post(tx, { playerId: playerId ?? 0n, source: 'agents', key, transfers, now: noon }))
  const of = (amount: bigint, reference: string) => ({ amount: centavos(amount), reference })
  await move(first, 'in', { reason: 'deposit', from: 'psp:sandpay', to: 'coin', ...of(50_000n, 'DIN') })
  await move(first, 'bet', { reason: 'bet', from: 'coin', to: 'game:studio', ...of(9_000n, 'round') })
  await move(first, 'win', { reason: 'win', from: 'game:studio', to: 'coin', ...of(2_000n, 'round') })
  await move(second, 'gift', { reason: 'award', from: 'promo:test', to: 'coin', ...of(300n, 'gift') })
  await sql(`insert into promotion (key, state, latest) values ('tested', 'draft', 1)`)
  await sql(
    `insert into promotion_version (key, version, terms, settings, saved_by, reason, saved_at)
     values ('tested', 1, '{}', '{}', 'test', 'test', now())`,
  )
  const line = (settled: string, amount: number) =>
    sql(
      `insert into commission_line (key, agent_id, invitee_id, level, kind, play_day, settled_on, version, rate, valid_bet, counted, amount)
       values ('tested', $1, $2, 1, 'play', $3, $3, 1, 100, 9000, 9000, $4)`,
      agent,
      first,
      settled,
      amount,
    )
  await line(day, 90)
  await line(addDays(day, 1), 1_000)
  const payout = (state: string, amount: number, decided: number | null) =>
    sql(
      `insert into commission_payout (key, agent_id, amount, state, requested_at, decided_at) values ('agent', $1, $2, $3, $4, $5)`,
      agent,
      amount,
      state,
      at(noon),
      decided === null ? null : at(decided),
    )
  await payout('paid', 40, noon)
  await payout('paid', 4_000, endOfDay(day))
  await payout('refused', 7, noon)
  await payout('waiting', 20, null)
  expect((await readAgents(db(), days)).agents).toEqual([
    {
      agent: String(agent),
      brought: 2n,
      valid: 1n,
      depositors: 1n,
      ngr: 6_700n,
      earned: 90n,
      paid: 40n,
      waiting: 20n,
    },
  ])
})

test('agents after the largest fifty share a row, and the sums stay', () => {
  const part = { valid: 0n, depositors: 0n, earned: centavos(1n), paid: centavos(0n), waiting: centavos(0n) }
  const rows = largestAgents(
    Array.from({ length: 80 }, (_, index) => ({
      ...part,
      agent: String(index),
      brought: 1n,
      ngr: centavos(BigInt(index)),
    })),
  )
  expect([rows.length, rows[0]?.agent, rows.at(-1)?.agent, rows.at(-1)?.brought]).toEqual([51, '79', 'other', 30n])
  expect(sumCentavos(rows.map(({ earned }) => earned))).toBe(80n)
})

test('changes of limits are told from those before them; breaks, signs and contacts are counted without names', async () => {
  const change = (when: number, amount: number | null, waits = false, of = first) =>
    sql(
      `insert into play_limit_change (at, player_id, setter, kind, period, amount, loosens_to, is_ending, confirm_from)
       values ($1, $2, 'player', 'deposit', 'day', $3, $4, false, $5)`,
      at(when),
      of,
      amount,
      waits ? 999_999 : null,
      waits ? at(when) : null,
    )
  await change(startOfDay(day) - 1, 50_000)
  await change(startOfDay(day), 40_000)
  await change(noon, 40_000, true)
  await change(noon + 1, 60_000)
  await change(noon + 2, null)
  await change(noon, 10_000, false, second)
  await change(endOfDay(day), 10_000)
  const stop = (kind: string, of = first, when: number = noon) =>
    sql(
      'insert into play_break (player_id, kind, began_at, ends_at) values ($1, $2, $3, $4)',
      of,
      kind,
      at(when),
      at(when + 1),
    )
  await stop('timeOut')
  await stop('timeOut')
  await stop('selfExclusion', second)
  await stop('timeOut', first, endOfDay(day))
  const sign = (of: bigint | undefined, looked: number | null) =>
    sql(
      `insert into play_harm (player_id, score, markers, scored_at, looked_at) values ($1, 50, '["depositsAfterLoss","nightPlay"]', $2, $3)`,
      of,
      at(noon),
      looked === null ? null : at(noon + looked),
    )
  await sign(first, 600_000)
  await sign(second, null)
  await sql(
    `insert into play_contact (player_id, at, staff, text) values ($1, $2, 'rg@bituin.example', 'called')`,
    first,
    at(noon),
  )
  const { counts, ...times } = await readCare(db(), days)
  expect(counts.map(({ group, name, times: often, players }) => [group, name, often, players])).toEqual([
    ['break', 'selfExclusion', 1n, 1n],
    ['break', 'timeOut', 2n, 1n],
    ['contact', 'contact', 1n, 1n],
    ['limit', 'loosenAsked', 1n, 1n],
    ['limit', 'loosened', 1n, 1n],
    ['limit', 'removed', 1n, 1n],
    ['limit', 'set', 1n, 1n],
    ['limit', 'tightened', 1n, 1n],
    ['sign', 'depositsAfterLoss', 2n, 2n],
    ['sign', 'nightPlay', 2n, 2n],
  ])
  expect(times).toEqual({ looked: 1n, median: 600, ninety: 600, open: 1n, oldestOpen: noon })
})

test('each is read by who may read reports and by nobody else, in days as the others, and its file has the same rows', async () => {
  const [auditor, content] = [await office.newStaff('auditor'), await office.newStaff('content')]
  for (const call of [viewPayments, viewAgents, viewCare] as const) {
    expect((await office.send(call, days, auditor.token)).body.errcode).toBe(0)
    expect((await office.send(call, days, content.token)).body.errcode).toBe(1070)
    const tooLong = { from: addDays(day, -92), until: day }
    expect((await office.send(call, tooLong, auditor.token)).body.errcode).toBe(1160)
  }
  const file = async (report: 'payments' | 'agents' | 'care', format: 'csv' | 'pdf' = 'csv') =>
    Buffer.from(
      String((await office.send(saveReport, { ...days, report, format }, auditor.token)).body.base64),
      'base64',
    ).toString()
  expect(await file('payments')).toContain('Deposit,sandpay,GCash,10,6,570.00,30,136,1,')
  expect(await file('agents')).toContain(`${agent},2,1,1,67.00,0.90,0.40,0.20`)
  expect(await file('care')).toContain('Self-exclusions,1,1')
  for (const report of ['payments', 'agents', 'care'] as const) expect(await file(report, 'pdf')).toMatch(/^%PDF/)
})
