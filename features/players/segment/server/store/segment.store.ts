import * as v from 'valibot'
import type { Instant } from '#core/clock/instant.ts'
import type { CalendarDay } from '#core/clock/manila.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import { type SegmentRule, storedRuleIn } from '../../segment-rule.ts'
import type { SegmentSize } from './member.store.ts'

export type Segment = SegmentRule & {
  readonly id: bigint
  readonly key: string | null
  readonly name: string
  readonly version: number
  readonly savedBy: string
  readonly savedAt: Instant
}
type Row = Omit<Segment, 'conditions'> & { readonly conditions: unknown }

const withRule = <R extends { readonly joined: string; readonly conditions: unknown }>({
  joined,
  conditions,
  ...row
}: R) => ({ ...row, ...v.parse(storedRuleIn, { joined, conditions }) })

const from = `segment s join segment_version r on r.segment_id = s.id and r.version = s.version`
const columns = `s.id, s.key, s.name, s.version, s.saved_by as "savedBy", s.saved_at as "savedAt", r.joined, r.conditions`

export type Measured = SegmentSize & { readonly measuredAt: Instant }
type ListRow = Row & { readonly [Name in keyof Measured]: Measured[Name] | null }

const list = statement<ListRow>(
  'segment_list',
  `select ${columns}, z.players, z.left_out as "leftOut", z.measured_at as "measuredAt"
   from ${from} left join lateral (select * from segment_size z where z.segment_id = s.id order by z.day desc limit 1) z on true
   where s.removed_at is null order by s.key is null, s.id limit 200`,
)
/** Those that come with the product first. */
export const segmentList = async (db: Queryable) => (await db.rows(list)).map(withRule)

const find = statement<Row>('segment_find', `select ${columns} from ${from} where s.id = $1 and s.removed_at is null`)
export const segmentFind = async (db: Queryable, id: bigint) => (await db.rows(find, [id])).map(withRule)[0]

const findByKey = statement<Row>('segment_find_by_key', `select ${columns} from ${from} where s.key = $1`)
export const segmentFindByKey = async (db: Queryable, key: string) =>
  withRule(await exactlyOne(db.rows(findByKey, [key])))

const lock = statement('segment_lock', 'select from segment where id = $1 for update')
/** Read after the lock, so that a version that was saved meanwhile is the one that is found. */
export async function segmentFindForUpdate(tx: Transaction, id: bigint) {
  await tx.rows(lock, [id])
  return segmentFind(tx, id)
}

export type SegmentSave = SegmentRule & Pick<Segment, 'name' | 'savedBy' | 'savedAt'>

// A name that is given and one that is changed wait for each other.
const lockNames = statement('segment_names_lock', `select pg_advisory_xact_lock(hashtext('segment_name'))`)
const insert = statement<{ id: bigint }>(
  'segment_insert',
  `insert into segment (name, saved_by, saved_at) values ($1, $2, $3)
   on conflict (lower(name)) where removed_at is null do nothing returning id`,
)
/** Undefined: the name is taken. */
export async function segmentInsert(tx: Transaction, save: SegmentSave): Promise<bigint | undefined> {
  await tx.rows(lockNames)
  const row = await atMostOne(tx.rows(insert, [save.name, save.savedBy, sqlTime(save.savedAt)]))
  if (row !== undefined) await versionInsert(tx, row.id, 1, save)
  return row?.id
}

const isTaken = statement<{ id: bigint }>(
  'segment_name_find',
  'select id from segment where lower(name) = lower($1) and id <> $2 and removed_at is null',
)
const update = statement(
  'segment_update',
  'update segment set name = $2, version = $3, saved_by = $4, saved_at = $5 where id = $1',
)
/** The caller holds the segment's lock. False: another segment has the name. */
export async function segmentUpdate(
  tx: Transaction,
  { id, version }: Pick<Segment, 'id' | 'version'>,
  save: SegmentSave,
): Promise<boolean> {
  await tx.rows(lockNames)
  if ((await tx.rows(isTaken, [save.name, id])).length > 0) return false
  await tx.rows(update, [id, save.name, version + 1, save.savedBy, sqlTime(save.savedAt)])
  await versionInsert(tx, id, version + 1, save)
  return true
}

const remove = statement('segment_remove', 'update segment set removed_at = $2 where id = $1')
export const segmentRemove = (tx: Transaction, id: bigint, now: Instant) => tx.rows(remove, [id, sqlTime(now)])

const addVersion = statement(
  'segment_version_insert',
  `insert into segment_version (segment_id, version, name, joined, conditions, saved_by, saved_at)
   values ($1, $2, $3, $4, $5, $6, $7)`,
)
const versionInsert = (tx: Transaction, id: bigint, version: number, save: SegmentSave) =>
  tx.rows(addVersion, [
    id,
    version,
    save.name,
    save.joined,
    JSON.stringify(save.conditions),
    save.savedBy,
    sqlTime(save.savedAt),
  ])

const versions = statement<Omit<Row, 'id' | 'key'>>(
  'segment_version_list',
  `select version, name, joined, conditions, saved_by as "savedBy", saved_at as "savedAt"
   from segment_version where segment_id = $1 order by version desc limit 50`,
)
/** The newest first. */
export const segmentVersions = async (db: Queryable, id: bigint) => (await db.rows(versions, [id])).map(withRule)

const saveSize = statement(
  'segment_size_save',
  `insert into segment_size (segment_id, day, players, left_out, measured_at) values ($1, $2, $3, $4, $5)
   on conflict (segment_id, day) do update set players = excluded.players, left_out = excluded.left_out,
     measured_at = excluded.measured_at`,
)
export type MeasuredSize = Measured & { readonly segmentId: bigint; readonly day: CalendarDay }
export const sizeSave = (tx: Queryable, { segmentId, day, players, leftOut, measuredAt }: MeasuredSize) =>
  tx.rows(saveSize, [segmentId, day, players, leftOut, sqlTime(measuredAt)])

const lastSize = statement<Measured>(
  'segment_size_find_last',
  `select players, left_out as "leftOut", measured_at as "measuredAt" from segment_size
   where segment_id = $1 order by day desc limit 1`,
)
export const sizeFindLast = (db: Queryable, id: bigint) => atMostOne(db.rows(lastSize, [id]))

const sizes = statement<SegmentSize & { readonly day: CalendarDay }>(
  'segment_size_list',
  `select day, players, left_out as "leftOut" from segment_size where segment_id = $1 and day > $2 order by day`,
)
/** By day, the oldest first. */
export const sizeList = (db: Queryable, id: bigint, after: CalendarDay) => db.rows(sizes, [id, after])
