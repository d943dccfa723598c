import * as v from 'valibot'
import type { Queryable } from '#platform/db/queryable.ts'
import type { Promotion } from '../promotion.ts'
import type { PromotionKind } from '../promotion-kind.ts'
import { termsIn } from '../terms.ts'
import { promotionFindActing, promotionFindVersion, promotionListActing, type PromotionRow } from './promotion.store.ts'

/** The version that acts; undefined as long as none was ever activated. */
export async function promotionOf<S>(db: Queryable, kind: PromotionKind<S>): Promise<Promotion<S> | undefined> {
  const row = await promotionFindActing(db, kind.key)
  return row && promotionFrom(kind, row)
}

/** The version that a running cycle keeps. */
export async function promotionAt<S>(db: Queryable, kind: PromotionKind<S>, version: number): Promise<Promotion<S>> {
  const row = await promotionFindVersion(db, kind.key, version)
  if (row === undefined) throw new Error(`there is no version ${version} of ${kind.key}`)
  return promotionFrom(kind, row)
}

/** Everything that acts of these kinds. A promotion whose code is gone is not there. */
export async function promotionsOf(db: Queryable, kinds: readonly PromotionKind[]): Promise<Promotion[]> {
  const byKey = new Map(kinds.map((kind) => [kind.key, kind]))
  return (await promotionListActing(db)).flatMap((row) => {
    const kind = byKey.get(row.key)
    return kind === undefined ? [] : [promotionFrom(kind, row)]
  })
}

const promotionFrom = <S>(kind: PromotionKind<S>, { state, version, terms, settings }: PromotionRow): Promotion<S> => ({
  kind,
  version,
  state,
  terms: v.parse(termsIn, terms),
  settings: kind.readSettings(settings),
  kept: settings,
})
