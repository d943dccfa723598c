import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { listQuery } from '#platform/db/list-query.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { ReportCategory } from '../../contract.ts'
import type { ReportState } from '../../rules.ts'

export type ListedReport = {
  readonly id: bigint
  readonly playerId: bigint
  readonly category: ReportCategory
  readonly text: string
  readonly state: ReportState
  readonly takenBy: string | null
  readonly reportedAt: Instant
  readonly answeredAt: Instant | null
}
const listed = `r.id, r.player_id as "playerId", r.category, r.text, r.state, r.taken_by as "takenBy",
  r.reported_at as "reportedAt", r.answered_at as "answeredAt"`

const byTime = { by: 'r.reported_at', kind: 'time' } as const

export const reportsForStaff = listQuery<ListedReport>()({
  name: 'player_report_list_for_staff',
  columns: listed,
  from: 'player_report r',
  filters: {
    open: `r.state = 'open'`,
    mine: `r.state = 'open' and r.taken_by = $`,
    answered: `r.state = 'answered'`,
    closed: `r.state = 'closed'`,
    category: 'r.category = $',
    playerId: 'r.player_id = $',
    from: 'r.reported_at >= $time',
    until: 'r.reported_at < $time',
  },
  sorts: { oldest: { ...byTime, direction: 'asc' }, newest: { ...byTime, direction: 'desc' } },
  id: 'r.id',
})

export type WholeReport = ListedReport & {
  readonly page: string
  readonly gameId: bigint | null
  readonly answer: string | null
  readonly answeredBy: string | null
  readonly closedBy: string | null
  readonly closedAt: Instant | null
}
const whole = `${listed}, r.page, r.game_id as "gameId", r.answer, r.answered_by as "answeredBy",
  r.closed_by as "closedBy", r.closed_at as "closedAt"`

const find = statement<WholeReport>('player_report_find', `select ${whole} from player_report r where r.id = $1`)
export const reportFind = (db: Queryable, id: bigint) => atMostOne(db.rows(find, [id]))

const findForUpdate = statement<WholeReport>(
  'player_report_find_for_update',
  `select ${whole} from player_report r where r.id = $1 for update`,
)
export const reportFindForUpdate = (tx: Transaction, id: bigint) => atMostOne(tx.rows(findForUpdate, [id]))

type By = { readonly id: bigint; readonly by: string; readonly now: Instant }

const take = statement<{ id: bigint }>(
  'player_report_take',
  'update player_report set taken_by = $2, taken_at = $3 where id = $1 returning id',
)
export const reportTake = (tx: Transaction, { id, by, now }: By) => exactlyOne(tx.rows(take, [id, by, sqlTime(now)]))

const answer = statement<{ id: bigint }>(
  'player_report_answer',
  `update player_report set state = 'answered', answer = $4, answered_by = $2, answered_at = $3,
     taken_by = coalesce(taken_by, $2), taken_at = coalesce(taken_at, $3)
   where id = $1 and state = 'open' returning id`,
)
export const reportAnswer = (tx: Transaction, { id, by, now, text }: By & { readonly text: string }) =>
  exactlyOne(tx.rows(answer, [id, by, sqlTime(now), text]))

const close = statement<{ id: bigint }>(
  'player_report_close',
  `update player_report set state = 'closed', closed_by = $2, closed_at = $3
   where id = $1 and state <> 'closed' returning id`,
)
export const reportClose = (tx: Transaction, { id, by, now }: By) => exactlyOne(tx.rows(close, [id, by, sqlTime(now)]))
