import type { Instant } from '#core/clock/instant.ts'
import { siteRow } from '#platform/db/gathering.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type SettingsRow = { readonly version: bigint; readonly settings: unknown }

const findCurrent = statement<SettingsRow>(
  'web_configuration_find_current',
  'select version, settings from web_configuration order by version desc limit 1',
)
export const settingsFindCurrent = (db: Queryable) => atMostOne(db.rows(findCurrent))

const findMode = siteRow<{ mode: string | null }>({
  name: 'web_configuration_find_mode',
  columns: { mode: `c.settings->>'mode'` },
  from: 'web_configuration c order by c.version desc limit 1',
})
/** The mode of the newest settings, without the rest. */
export const settingsFindMode = async (db: Queryable): Promise<string | undefined> =>
  (await findMode(db))?.mode ?? undefined

const insert = statement<{ version: bigint }>(
  'web_configuration_insert',
  `insert into web_configuration (settings, changed_by, reason, changed_at) values ($1, $2, $3, $4) returning version`,
)
export const settingsInsert = (
  tx: Queryable,
  change: { settings: object; changedBy: string; reason: string; now: Instant },
) =>
  exactlyOne(tx.rows(insert, [JSON.stringify(change.settings), change.changedBy, change.reason, sqlTime(change.now)]))
