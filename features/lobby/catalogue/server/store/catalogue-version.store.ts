import type { Instant } from '#core/clock/instant.ts'
import { listQuery } from '#platform/db/list-query.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

const lock = statement('lobby_catalogue_lock', `select pg_advisory_xact_lock(hashtextextended('lobby_catalogue', 0))`)
/** Taken before any change of the catalogue, so that versions become visible in the order of their numbers. */
export const catalogueLock = (tx: Queryable) => tx.rows(lock)

export type CatalogueChange = {
  readonly act: string
  readonly subject: string
  readonly before: object
  readonly after: object
  readonly changedBy: string
  readonly reason: string
  readonly now: Instant
}

const insert = statement<{ version: bigint }>(
  'lobby_catalogue_version_insert',
  `insert into lobby_catalogue_version (act, subject, before, after, changed_by, reason, changed_at)
   values ($1, $2, $3, $4, $5, $6, $7) returning version`,
)
/** Makes the next version of the game list, under the lock. */
export async function catalogueVersionInsert(tx: Queryable, change: CatalogueChange): Promise<number> {
  const { act, subject, before, after, changedBy, reason, now } = change
  const { version } = await exactlyOne(
    tx.rows(insert, [act, subject, JSON.stringify(before), JSON.stringify(after), changedBy, reason, sqlTime(now)]),
  )
  return Number(version)
}

const newest = statement<{ version: bigint }>(
  'lobby_catalogue_version_newest',
  'select coalesce(max(v.version), 0) as version from lobby_catalogue_version v',
)
/** The version of the game list that acts. */
export const catalogueVersionNewest = async (db: Queryable): Promise<number> =>
  Number((await exactlyOne(db.rows(newest))).version)

const snapshot = statement('lobby_snapshot', 'set transaction isolation level repeatable read, read only')
/** The first statement of a transaction whose later ones all see the same moment. */
export const snapshotBegin = (tx: Queryable) => tx.rows(snapshot)

export type CatalogueVersion = Omit<CatalogueChange, 'now'> & { readonly version: bigint; readonly changedAt: Instant }

const findOne = statement<Pick<CatalogueVersion, 'subject' | 'before'>>(
  'lobby_catalogue_version_find',
  'select v.subject, v.before from lobby_catalogue_version v where v.version = $1',
)
export const catalogueVersionFind = (db: Queryable, version: number) => atMostOne(db.rows(findOne, [version]))

const byNumber = { by: 'version', kind: 'number' } as const

/** Every change of the game list. */
export const catalogueVersionsForStaff = listQuery<CatalogueVersion>()({
  name: 'lobby_catalogue_version_list',
  columns: `version, act, subject, before, after, changed_by as "changedBy", reason, changed_at as "changedAt"`,
  from: 'lobby_catalogue_version',
  filters: { subject: 'subject = $', from: 'changed_at >= $time', until: 'changed_at < $time' },
  sorts: { newest: { ...byNumber, direction: 'desc' }, oldest: { ...byNumber, direction: 'asc' } },
  id: 'version',
})
