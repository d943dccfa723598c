import type { Instant } from '#core/clock/instant.ts'
import type { CalendarDay } from '#core/clock/manila.ts'
import { listQuery } from '#platform/db/list-query.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
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

// The lock makes an alert wait for a decision that is being made: it joins an open case or none.
const save = statement(
  'aml_alert_save',
  `insert into aml_alert (player_id, rule, day, version, inputs, found_at, case_id)
   values ($1, $2, $3, $4, $5, $6, (select id from aml_case where player_id = $1 and state = 'open' for share))
   on conflict (player_id, rule, day) do update set version = excluded.version, inputs = excluded.inputs
   where aml_alert.closed_at is null and aml_alert.inputs is distinct from excluded.inputs`,
)
/** Once per player, rule and day, in the player's open case; its sums follow the day until it is closed. */
export const alertSave = (db: Queryable, { playerId, rule, day, version, inputs, foundAt }: NewAlert) =>
  db.rows(save, [playerId, rule, day, version, JSON.stringify(inputs), sqlTime(foundAt)])

export type Alert = NewAlert & {
  readonly id: bigint
  readonly caseId: bigint | null
  readonly closedBy: string | null
}
const columns = `id, player_id as "playerId", rule, day, version, inputs, found_at as "foundAt", case_id as "caseId",
  closed_by as "closedBy"`

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
  `update aml_alert set closed_at = $2, closed_by = $3 where id = $1 and closed_at is null and case_id is null returning ${columns}`,
)
/** Undefined: there is none, it is already closed, or a case decides on it. */
export const alertClose = (tx: Transaction, by: { id: bigint; now: Instant; email: string }) =>
  atMostOne(tx.rows(close, [by.id, sqlTime(by.now), by.email]))

const listByCase = statement<Alert>(
  'aml_alert_list_by_case',
  `select ${columns} from aml_alert where case_id = $1 order by day desc, id desc`,
)
export const alertListByCase = (db: Queryable, caseId: bigint) => db.rows(listByCase, [caseId])

const listOpenOf = statement<Alert>(
  'aml_alert_list_open_of',
  `select ${columns} from aml_alert where player_id = $1 and closed_at is null and case_id is null`,
)
/** The player's alerts that nobody has decided on yet. */
export const alertListOpenOf = (db: Queryable, playerId: bigint) => db.rows(listOpenOf, [playerId])

const countNew = statement<{ count: bigint; oldest: Instant | null }>(
  'aml_alert_count_new',
  'select count(*), min(found_at) as oldest from aml_alert where closed_at is null and case_id is null',
)
/** Alerts that no case has taken up. */
export const alertCountNew = (db: Queryable) => exactlyOne(db.rows(countNew, []))

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
