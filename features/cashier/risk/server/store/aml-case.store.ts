import type { Instant } from '#core/clock/instant.ts'
import { listQuery } from '#platform/db/list-query.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type AmlCase = {
  readonly id: bigint
  readonly playerId: bigint
  readonly state: 'open' | 'reported' | 'closed'
  readonly openedAt: Instant
  readonly openedBy: string
  readonly dueAt: Instant
  readonly closedAt: Instant | null
  readonly closedBy: string | null
  readonly reportNumber: string | null
}
const columns = `c.id, c.player_id as "playerId", c.state, c.opened_at as "openedAt", c.opened_by as "openedBy",
  c.due_at as "dueAt", c.closed_at as "closedAt", c.closed_by as "closedBy", c.report_number as "reportNumber"`

const insert = statement<{ id: bigint }>(
  'aml_case_insert',
  `insert into aml_case (player_id, opened_at, opened_by, due_at) values ($1, $2, $3, $4)
   on conflict (player_id) where state = 'open' do nothing returning id`,
)
export type NewCase = Pick<AmlCase, 'playerId' | 'openedAt' | 'openedBy' | 'dueAt'>
/** Undefined: there is an open one. */
export const caseInsert = async (tx: Transaction, { playerId, openedAt, openedBy, dueAt }: NewCase) =>
  (await atMostOne(tx.rows(insert, [playerId, sqlTime(openedAt), openedBy, sqlTime(dueAt)])))?.id

const opened = { by: 'c.opened_at', kind: 'time' } as const

export const casesForStaff = listQuery<AmlCase & { alerts: number; entries: number }>()({
  name: 'aml_case_list',
  columns: `${columns}, (select count(*)::int from aml_alert a where a.case_id = c.id) as alerts,
    (select count(*)::int from aml_entry e where e.case_id = c.id) as entries`,
  from: 'aml_case c',
  filters: { open: `c.state = 'open'`, decided: `c.state <> 'open'`, playerId: 'c.player_id = $' },
  sorts: {
    urgent: { by: 'c.due_at', kind: 'time', direction: 'asc' },
    newest: { ...opened, direction: 'desc' },
    oldest: { ...opened, direction: 'asc' },
  },
  id: 'c.id',
})

const find = statement<AmlCase>('aml_case_find', `select ${columns} from aml_case c where c.id = $1`)
export const caseFind = (db: Queryable, id: bigint) => atMostOne(db.rows(find, [id]))

const listOthers = statement<Pick<AmlCase, 'id' | 'state' | 'openedAt' | 'reportNumber'>>(
  'aml_case_list_others',
  `select c.id, c.state, c.opened_at as "openedAt", c.report_number as "reportNumber" from aml_case c
   where c.player_id = $1 and c.id <> $2 order by c.id desc limit 50`,
)
/** The other cases of the same player, newest first. */
export const caseListOthers = (db: Queryable, { id, playerId }: Pick<AmlCase, 'id' | 'playerId'>) =>
  db.rows(listOthers, [playerId, id])

const countOpen = statement<{ count: bigint; oldest: Instant | null }>(
  'aml_case_count_open',
  `select count(*), min(opened_at) as oldest from aml_case where state = 'open'`,
)
export const caseCountOpen = (db: Queryable) => exactlyOne(db.rows(countOpen, []))

const listDue = statement<Pick<AmlCase, 'id' | 'openedAt' | 'dueAt'>>(
  'aml_case_list_due',
  `select id, opened_at as "openedAt", due_at as "dueAt" from aml_case where state = 'open' order by due_at, id limit $1`,
)
/** Open cases, the most urgent first. */
export const caseListDue = (db: Queryable, max: number) => db.rows(listDue, [max])

const findOpen = statement<AmlCase>(
  'aml_case_find_open',
  `select ${columns} from aml_case c where c.id = $1 and c.state = 'open' for update`,
)
/** Undefined: there is none, or it is decided. */
export const caseFindOpen = (tx: Transaction, id: bigint) => atMostOne(tx.rows(findOpen, [id]))

const findOpenOf = statement<{ id: bigint }>(
  'aml_case_find_open_of',
  `select id from aml_case where player_id = $1 and state = 'open' for update`,
)
export const caseFindOpenOf = async (tx: Transaction, playerId: bigint): Promise<bigint | undefined> =>
  (await atMostOne(tx.rows(findOpenOf, [playerId])))?.id

const decide = statement(
  'aml_case_decide',
  `update aml_case set state = case when $4::text is null then 'closed' else 'reported' end, closed_at = $2,
     closed_by = $3, report_number = $4 where id = $1 and state = 'open'`,
)
export type Decision = {
  readonly id: bigint
  readonly now: Instant
  readonly by: string
  readonly number: string | null
}
export const caseDecide = (tx: Transaction, { id, now, by, number }: Decision) =>
  tx.rows(decide, [id, sqlTime(now), by, number])
