import type { Instant } from '#core/clock/instant.ts'
import { listQuery } from '#platform/db/list-query.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

export type SettingsVersion = {
  readonly version: bigint
  readonly settings: Readonly<Record<string, unknown>>
  readonly earlier: Readonly<Record<string, unknown>> | null
  readonly changedBy: string
  readonly reason: string
  readonly changedAt: Instant
}

const lock = statement(
  'web_configuration_lock',
  `select pg_advisory_xact_lock(hashtextextended('web_configuration', 0))`,
)
/** Held until the transaction ends: of two saves from one version, the second finds a newer one. */
export const settingsLock = (tx: Queryable) => tx.rows(lock)

const byNumber = { by: 'w.version', kind: 'number' } as const

/** Every version of the settings, each with its predecessor. */
export const settingsForStaff = listQuery<SettingsVersion>()({
  name: 'web_configuration_list',
  columns: `w.version, w.settings, w.changed_by as "changedBy", w.reason, w.changed_at as "changedAt",
    (select e.settings from web_configuration e where e.version < w.version order by e.version desc limit 1) as earlier`,
  from: 'web_configuration w',
  filters: { from: 'w.changed_at >= $time', until: 'w.changed_at < $time' },
  sorts: { newest: { ...byNumber, direction: 'desc' }, oldest: { ...byNumber, direction: 'asc' } },
  id: 'w.version',
})
