import type { Instant } from '#core/clock/instant.ts'
import type { CalendarDay } from '#core/clock/manila.ts'
import { listQuery } from '#platform/db/list-query.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { AmlRule } from '../../aml-rules.ts'

export type NewAlert = {
  readonly playerId: bigint
  readonly rule: AmlRule
  readonly day: CalendarDay
  readonly version: number
  readonly inputs: Readonly<Record<string, string>>
  readonly foundAt: Instant
}

const insert = statement(
  'aml_alert_insert',
  `insert into aml_alert (player_id, rule, day, version, inputs, found_at) values ($1, $2, $3, $4, $5, $6)
   on conflict do nothing`,
)
/** Once per player, rule and day. */
export const alertInsert = (db: Queryable, { playerId, rule, day, version, inputs, foundAt }: NewAlert) =>
  db.rows(insert, [playerId, rule, day, version, JSON.stringify(inputs), sqlTime(foundAt)])

export type Alert = NewAlert & { readonly id: bigint; readonly closedBy: string | null }
const columns = `id, player_id as "playerId", rule, day, version, inputs, found_at as "foundAt", closed_by as "closedBy"`

const byTime = { by: 'found_at', kind: 'time' } as const

export const alertsForStaff = listQuery<Alert>()({
  name: 'aml_alert_list',
  columns,
  from: 'aml_alert',
  filters: { open: 'closed_at is null', closed: 'closed_at is not null', playerId: 'player_id = $' },
  sorts: { newest: { ...byTime, direction: 'desc' }, oldest: { ...byTime, direction: 'asc' } },
  id: 'id',
})

const close = statement<Alert>(
  'aml_alert_close',
  `update aml_alert set closed_at = $2, closed_by = $3 where id = $1 and closed_at is null returning ${columns}`,
)
/** Undefined: there is none, or it is already closed. */
export const alertClose = (tx: Transaction, by: { id: bigint; now: Instant; email: string }) =>
  atMostOne(tx.rows(close, [by.id, sqlTime(by.now), by.email]))

const listByCase = statement<Alert>(
  'aml_alert_list_by_case',
  `select ${columns} from aml_alert where case_id = $1 order by day desc, id desc`,
)
export const alertListByCase = (db: Queryable, caseId: bigint) => db.rows(listByCase, [caseId])

const joinCase = statement(
  'aml_alert_join_case',
  'update aml_alert set case_id = $2 where player_id = $1 and closed_at is null and case_id is null',
)
/** Assigns every open alert of the player to the case. */
export const alertsJoinCase = (tx: Transaction, playerId: bigint, caseId: bigint) =>
  tx.rows(joinCase, [playerId, caseId])

const closeByCase = statement(
  'aml_alert_close_by_case',
  'update aml_alert set closed_at = $2, closed_by = $3 where case_id = $1 and closed_at is null',
)
export const alertsCloseByCase = (tx: Transaction, by: { caseId: bigint; now: Instant; email: string }) =>
  tx.rows(closeByCase, [by.caseId, sqlTime(by.now), by.email])
