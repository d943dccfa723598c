import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

export type SettingsVersion = {
  readonly version: bigint
  readonly settings: Readonly<Record<string, unknown>>
  readonly changedBy: string
  readonly reason: string
  readonly changedAt: Instant
}

const lock = statement(
  'web_configuration_lock',
  `select pg_advisory_xact_lock(hashtextextended('web_configuration', 0))`,
)
/** Held until the transaction ends: of two who save from the same version, the second finds a newer one. */
export const settingsLock = (tx: Queryable) => tx.rows(lock)

const list = statement<SettingsVersion>(
  'web_configuration_list',
  `select version, settings, changed_by as "changedBy", reason, changed_at as "changedAt" from web_configuration
   where $1::bigint is null or version < $1 order by version desc limit $2`,
)
export const settingsList = (db: Queryable, { before, limit }: { before: number | undefined; limit: number }) =>
  db.rows(list, [before ?? null, limit])
