import * as v from 'valibot'
import { endOfDay, startOfDay } from '#core/clock/manila.ts'
import { viewPagcorMonth } from '#features/office/pagcor/contract.ts'
import { viewRegulatorMonth } from '#features/office/regulator-report/contract.ts'
import { monthOf } from './month-of.ts'
import { addPlay, addTo, type MonthSums, noSums } from './month-sums.ts'
import type { MonthHouse } from './open-house.ts'
import { dayOfPlan } from './plan-month.ts'

/** What the ledger moved in the days of the plan; bets and wins by the kind of game of their rounds. */
export async function sumsOfLedger({ plan, site }: MonthHouse): Promise<MonthSums> {
  const sums = noSums()
  const between = [new Date(startOfDay(plan.firstDay)), new Date(endOfDay(dayOfPlan(plan, plan.days)))]
  const { pool } = site.context.db
  const moved = await pool.query<{ reason: string; amount: string }>(
    `select reason, sum(amount)::text as amount from ledger_transfer where at >= $1 and at < $2 group by reason`,
    between,
  )
  for (const { reason, amount } of moved.rows) addTo(sums.moved, reason, BigInt(amount))
  const played = await pool.query<{ kind: string; rounds: string; stake: string; win: string }>(
    `select r.game_type as kind, count(distinct t.reference)::text as rounds,
       coalesce(sum(t.amount) filter (where t.reason = 'bet'), 0)::text as stake,
       coalesce(sum(t.amount) filter (where t.reason = 'win'), 0)::text as win
     from ledger_transfer t join game_round r on r.player_id = t.player_id and r.round_id = t.reference
     where t.reason in ('bet', 'win') and t.at >= $1 and t.at < $2 group by r.game_type`,
    between,
  )
  for (const { kind, rounds, stake, win } of played.rows)
    addPlay(sums, kind, { rounds: BigInt(rounds), stake: BigInt(stake), win: BigInt(win) })
  return sums
}

const lineOut = v.looseObject({
  type: v.string(),
  rounds: v.number(),
  stake: v.number(),
  win: v.number(),
  ggr: v.number(),
  share: v.number(),
  due: v.number(),
})
const pagcorOut = v.looseObject({
  kinds: v.array(lineOut),
  ggr: v.number(),
  shares: v.number(),
  minimumFee: v.number(),
  due: v.number(),
})
export type PagcorMonth = v.InferOutput<typeof pagcorOut>

export const pagcorMonth = async ({ plan, staff }: MonthHouse): Promise<PagcorMonth> =>
  v.parse(pagcorOut, await staff.act('financeChecker', viewPagcorMonth, { month: monthOf(plan.firstDay) }))

const figureOut = v.looseObject({
  group: v.string(),
  name: v.string(),
  count: v.number(),
  stake: v.nullable(v.number()),
  win: v.nullable(v.number()),
  amount: v.nullable(v.number()),
})
const regulatorOut = v.looseObject({ daysClosed: v.number(), figures: v.array(figureOut) })

/** The report of the month as the regulator's role reads it. */
export async function regulatorMonth({ plan, staff }: MonthHouse) {
  const request = { month: monthOf(plan.firstDay) }
  const { daysClosed, figures } = v.parse(regulatorOut, await staff.act('regulator', viewRegulatorMonth, request))
  const sumOf = (group: string): bigint =>
    figures.filter((each) => each.group === group).reduce((sum, { amount }) => sum + BigInt(amount ?? 0), 0n)
  return { daysClosed, figures, deposits: sumOf('deposits'), withdrawals: sumOf('withdrawals') }
}

export type PlayLine = { readonly rounds: number; readonly stake: number | null; readonly win: number | null }

/** The same play, as lines of a report have it. */
export function playOfLines(lines: readonly (PlayLine & { readonly kind: string })[]): Pick<MonthSums, 'play'> {
  const sums = noSums()
  for (const { kind, rounds, stake, win } of lines)
    addPlay(sums, kind, { rounds: BigInt(rounds), stake: BigInt(stake ?? 0), win: BigInt(win ?? 0) })
  return sums
}
