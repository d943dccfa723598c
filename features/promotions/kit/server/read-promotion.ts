import * as v from 'valibot'
import type { Queryable } from '#platform/db/queryable.ts'
import type { Promotion } from '../promotion.ts'
import type { PromotionKind } from '../promotion-kind.ts'
import { termsIn } from '../terms.ts'
import { promotionFindActing, promotionListActing, promotionListBefore } from './store/acting.store.ts'
import {
  promotionFindVersion,
  type PromotionRow,
  promotionVersionList,
  type VersionRow,
} from './store/promotion.store.ts'

/** The version in force; undefined if none was ever activated. */
export async function promotionOf<S>(db: Queryable, kind: PromotionKind<S>): Promise<Promotion<S> | undefined> {
  const row = await promotionFindActing(db, kind.key)
  return row && promotionFrom(db, kind, row)
}

/** The version of a running cycle. */
export async function promotionAt<S>(db: Queryable, kind: PromotionKind<S>, version: number): Promise<Promotion<S>> {
  const row = await promotionFindVersion(db, kind.key, version)
  if (row === undefined) throw new Error(`there is no version ${version} of ${kind.key}`)
  return promotionFrom(db, kind, row)
}

/** The same when the version in force is known: usually the cycle has that one, and nothing is read. */
export const promotionKept = async <S>(db: Queryable, acting: Promotion<S>, version: number): Promise<Promotion<S>> =>
  version === acting.version ? acting : promotionAt(db, acting.kind, version)

/** All versions in force of these kinds. */
export async function promotionsOf(db: Queryable, kinds: readonly PromotionKind[]): Promise<Promotion[]> {
  const rows = await promotionListActing(
    db,
    kinds.map(({ key }) => key),
  )
  const found = kinds.flatMap((kind) => {
    const row = rows.get(kind.key)
    return row === undefined ? [] : [{ kind, row }]
  })
  const unread = found.filter(({ kind, row }) => !versionsOf(kind).has(row.versionId))
  if (unread.length > 0) {
    const versions = await promotionVersionList(
      db,
      unread.map(({ row }) => row),
    )
    for (const { kind, row } of unread) keepVersion(kind, row, versions)
  }
  return found.map(({ kind, row }) => promotionWith(kind, row))
}

/** Those of the reading before, as far as this process knows them: perhaps no longer in force. */
export function promotionsBefore(db: Queryable, kinds: readonly PromotionKind[]): Promotion[] {
  const rows = promotionListBefore(db)
  return kinds.flatMap((kind) => {
    const row = rows.get(kind.key)
    return row !== undefined && versionsOf(kind).has(row.versionId) ? [promotionWith(kind, row)] : []
  })
}

type Version<S> = Pick<Promotion<S>, 'terms' | 'settings' | 'kept'>

/**
 * Parsed versions, by name and kind. Versions are immutable, so entries never expire. What changes - which version is
 * in force - is read every time.
 */
const known = new WeakMap<object, Map<string, Version<unknown>>>()

function versionsOf<S>(kind: PromotionKind<S>): Map<string, Version<S>> {
  const versions = known.get(kind) ?? new Map<string, Version<unknown>>()
  known.set(kind, versions)
  // Only `keepVersion` adds entries, parsed by this very kind.
  return versions as Map<string, Version<S>>
}

async function promotionFrom<S>(db: Queryable, kind: PromotionKind<S>, row: PromotionRow): Promise<Promotion<S>> {
  if (!versionsOf(kind).has(row.versionId)) keepVersion(kind, row, await promotionVersionList(db, [row]))
  return promotionWith(kind, row)
}

function keepVersion<S>(kind: PromotionKind<S>, { versionId }: PromotionRow, rows: readonly VersionRow[]): void {
  const found = rows.find((each) => each.versionId === versionId)
  if (found === undefined) throw new Error(`the version ${versionId} of ${kind.key} is gone`)
  const { terms, settings } = found
  versionsOf(kind).set(versionId, {
    terms: v.parse(termsIn, terms),
    settings: kind.readSettings(settings),
    kept: settings,
  })
}

function promotionWith<S>(kind: PromotionKind<S>, { state, version, versionId }: PromotionRow): Promotion<S> {
  const content = versionsOf(kind).get(versionId)
  if (content === undefined) throw new Error(`the version ${versionId} of ${kind.key} was not read`)
  return { kind, version, state, ...content }
}
