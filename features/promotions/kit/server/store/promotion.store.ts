import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { gathered } from '#platform/db/gathering.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { PromotionState } from '../../promotion.ts'

/** Which version is in force and its state. Its content is read only if it is not cached. */
export type PromotionRow = {
  readonly key: string
  readonly state: PromotionState
  readonly version: number
  readonly versionId: string
}

export const promotionColumns = 'p.key, p.state, v.version, v.id as "versionId"'

const findVersion = statement<PromotionRow & { ordinal: bigint }>(
  'promotion_find_version',
  `select k.ordinal, ${promotionColumns} from unnest($1::text[], $2::int[]) with ordinality as k (key, version, ordinal)
     join promotion p using (key) join promotion_version v on v.key = k.key and v.version = k.version`,
)
const versionOf = gathered<Pick<PromotionRow, 'key' | 'version'>, PromotionRow>({
  textOf: ({ key, version }) => `${key} ${version}`,
  read: (db, versions) =>
    db.rows(findVersion, [versions.map(({ key }) => key), versions.map(({ version }) => version)]),
})
export const promotionFindVersion = (db: Queryable, key: string, version: number) =>
  atMostOne(versionOf(db, { key, version }))

/** A version's content, parsed by its kind. */
export type VersionRow = { readonly versionId: string; readonly terms: unknown; readonly settings: unknown }

const listVersions = statement<VersionRow>(
  'promotion_version_find_said',
  'select id as "versionId", terms, settings from promotion_version where (key, version) in (select * from unnest($1::text[], $2::int[]))',
)
/** The content of these versions, which are immutable. */
export const promotionVersionList = (db: Queryable, versions: readonly PromotionRow[]) =>
  db.rows(listVersions, [versions.map(({ key }) => key), versions.map(({ version }) => version)])

const lock = statement('promotion_lock', 'select key from promotion where key = $1 for update')
/** Held until the transaction ends: serialises activation requests and saves. */
export const promotionLock = (tx: Transaction, key: string) => tx.rows(lock, [key])

const take = statement<{ latest: number }>(
  'promotion_take_version',
  `insert into promotion as p (key, state, latest) values ($1, 'draft', 1)
   on conflict (key) do update set latest = p.latest + 1 returning latest`,
)
const insert = statement(
  'promotion_insert_version',
  `insert into promotion_version (key, version, terms, settings, saved_by, reason, saved_at) values ($1, $2, $3, $4, $5, $6, $7)`,
)
export type NewVersion = {
  readonly key: string
  readonly terms: unknown
  readonly settings: unknown
  readonly savedBy: string
  readonly reason: string
  readonly now: Instant
}
/** Inserts a version, which takes effect when activated. */
export async function promotionInsertVersion(tx: Transaction, { key, now, ...saved }: NewVersion): Promise<number> {
  const { latest } = await exactlyOne(tx.rows(take, [key]))
  const { terms, settings, savedBy, reason } = saved
  const kept = [JSON.stringify(terms), JSON.stringify(settings), savedBy, reason]
  await tx.rows(insert, [key, latest, ...kept, sqlTime(now)])
  return latest
}

const activate = statement<{ key: string }>(
  'promotion_activate',
  `with acting as (
     update promotion set state = 'live', version = $2 where key = $1 and latest = $2 and state <> 'ended' returning key)
   insert into promotion_acting (key, version, at) select key, $2, $3 from acting returning key`,
)
export type Activation = { readonly key: string; readonly version: number; readonly now: Instant }
/** False: a newer version was saved meanwhile, or the promotion was ended. */
export const promotionActivate = async (tx: Transaction, { key, version, now }: Activation): Promise<boolean> =>
  (await tx.rows(activate, [key, version, sqlTime(now)])).length === 1

const setState = statement<{ key: string }>(
  'promotion_set_state',
  `with stopped as (update promotion set state = $3 where key = $1 and state = any($2::text[]) returning key)
   insert into promotion_acting (key, version, at) select key, null, $4 from stopped returning key`,
)
export type StateChange = {
  readonly key: string
  readonly from: readonly PromotionState[]
  readonly to: Exclude<PromotionState, 'draft' | 'live'>
  readonly now: Instant
}
/** Pauses or ends it. False: it was in none of the expected states. */
export const promotionSetState = async (tx: Transaction, { key, from, to, now }: StateChange): Promise<boolean> =>
  (await tx.rows(setState, [key, from, to, sqlTime(now)])).length === 1

const countLive = statement<{ count: bigint }>(
  'promotion_count_live',
  "select count(*) from promotion where state = 'live'",
)
export const promotionsLive = async (db: Queryable): Promise<number> =>
  Number((await exactlyOne(db.rows(countLive))).count)
