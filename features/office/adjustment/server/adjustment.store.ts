import type { Instant } from '#core/clock/instant.ts'
import type { CalendarDay } from '#core/clock/manila.ts'
import type { BasisPoints } from '#core/money/basis-points.ts'
import { type Centavos, zeroCentavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { listQuery } from '#platform/db/list-query.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { AdjustmentLine } from '../adjustment-line.ts'

const takeOfDay = statement<{ moved: bigint }>(
  'adjustment_day_take',
  `insert into adjustment_day as d (day, moved) select $1, $2 where $2 <= $3::bigint
   on conflict (day) do update set moved = d.moved + excluded.moved where d.moved + excluded.moved <= $3
   returning moved`,
)
export type DayAllowance = { readonly day: CalendarDay; readonly amount: Centavos; readonly max: Centavos }
/** False, and nothing is counted, if it exceeds the day's cap. */
export const adjustmentDayTake = async (tx: Transaction, { day, amount, max }: DayAllowance) =>
  (await tx.rows(takeOfDay, [day, amount, max])).length === 1

const findDay = statement<{ moved: Centavos }>('adjustment_day_find', 'select moved from adjustment_day where day = $1')
export const adjustmentDayFind = async (db: Queryable, day: CalendarDay): Promise<Centavos> =>
  (await atMostOne(db.rows(findDay, [day])))?.moved ?? zeroCentavos

export type MadeAdjustment = AdjustmentLine & { readonly line: number; readonly seq: bigint }
type ApprovedAdjustment = {
  readonly approvalId: bigint
  readonly note: string
  readonly maker: string
  readonly approver: string
  readonly now: Instant
}

const insert = statement(
  'adjustment_insert',
  `insert into adjustment (approval_id, line, player_id, direction, amount, bet_rate, seq, note, maker, approver, made_at)
   select $1, l.line, l.player_id, l.direction, l.amount, l.bet_rate, l.seq, $2, $3, $4, $5
   from unnest($6::int[], $7::bigint[], $8::text[], $9::bigint[], $10::int[], $11::bigint[])
     as l (line, player_id, direction, amount, bet_rate, seq)`,
)
export const adjustmentInsert = (tx: Transaction, made: ApprovedAdjustment, lines: readonly MadeAdjustment[]) =>
  tx.rows(insert, [
    made.approvalId,
    made.note,
    made.maker,
    made.approver,
    sqlTime(made.now),
    lines.map(({ line }) => line),
    lines.map(({ playerId }) => playerId),
    lines.map(({ direction }) => direction),
    lines.map(({ amount }) => amount),
    lines.map(({ betRate }) => betRate),
    lines.map(({ seq }) => seq),
  ])

export type ListedAdjustment = {
  readonly approvalId: bigint
  readonly line: number
  readonly playerId: bigint
  readonly direction: AdjustmentLine['direction']
  readonly amount: Centavos
  readonly betRate: BasisPoints
  readonly note: string
  readonly maker: string
  readonly approver: string
  readonly madeAt: Instant
}

const byTime = { by: 'made_at', kind: 'time' } as const

export const adjustmentsForStaff = listQuery<ListedAdjustment>()({
  name: 'adjustment_list',
  columns: `approval_id as "approvalId", line, player_id as "playerId", direction, amount, bet_rate as "betRate", note,
    maker, approver, made_at as "madeAt"`,
  from: 'adjustment',
  filters: {
    playerId: 'player_id = $',
    direction: 'direction = $',
    from: 'made_at >= $time',
    until: 'made_at < $time',
  },
  sorts: {
    newest: { ...byTime, direction: 'desc' },
    oldest: { ...byTime, direction: 'asc' },
    largest: { by: 'amount', kind: 'number', direction: 'desc' },
  },
  // A request has at most 500 lines.
  id: '(approval_id * 1000 + line)',
})
