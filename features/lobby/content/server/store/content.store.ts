import type { Instant } from '#core/clock/instant.ts'
import { listQuery } from '#platform/db/list-query.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type ContentVersion = {
  readonly version: bigint
  readonly content: unknown
  readonly changedBy: string
  readonly reason: string
  readonly changedAt: Instant
}

const columns = `c.version, c.content, c.changed_by as "changedBy", c.reason, c.changed_at as "changedAt"`

const listNewest = statement<{ section: string; content: unknown }>(
  'lobby_content_list_newest',
  `select distinct on (c.section) c.section, c.content from lobby_content c order by c.section, c.version desc`,
)
/** What acts now, section by section. */
export const contentListNewest = (db: Queryable) => db.rows(listNewest)

const findNewest = statement<ContentVersion>(
  'lobby_content_find_newest',
  `select ${columns} from lobby_content c where c.section = $1 order by c.version desc limit 1`,
)
export const contentFindNewest = (db: Queryable, section: string) => atMostOne(db.rows(findNewest, [section]))

export type ContentVersionAfter = ContentVersion & { readonly earlier: unknown }

const byNumber = { by: 'c.version', kind: 'number' } as const

/** Every version of a section, each with what was before it. */
export const contentVersionsForStaff = listQuery<ContentVersionAfter>()({
  name: 'lobby_content_list_for_staff',
  columns: `${columns}, (select e.content from lobby_content e where e.section = c.section and e.version = c.version - 1)
    as earlier`,
  from: 'lobby_content c',
  filters: { section: 'c.section = $', from: 'c.changed_at >= $time', until: 'c.changed_at < $time' },
  sorts: { newest: { ...byNumber, direction: 'desc' }, oldest: { ...byNumber, direction: 'asc' } },
  id: 'c.version',
})

export type NewContent = {
  readonly section: string
  readonly version: number
  readonly content: unknown
  readonly changedBy: string
  readonly reason: string
  readonly now: Instant
}

const insert = statement<{ version: bigint }>(
  'lobby_content_insert',
  `insert into lobby_content (section, version, content, changed_by, reason, changed_at)
   values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning version`,
)
/** False if a concurrent transaction has already made this version. */
export async function contentInsert(tx: Queryable, change: NewContent): Promise<boolean> {
  const { section, version, content, changedBy, reason, now } = change
  const rows = await tx.rows(insert, [section, version, JSON.stringify(content), changedBy, reason, sqlTime(now)])
  return rows.length === 1
}
