import type { Queryable } from '#platform/db/queryable.ts'
import type { PromotionKind } from '../../promotion-kind.ts'
import { promotionFindActing } from '../store/acting.store.ts'

/** What an operator has to know about other promotions that are on. */
export async function warningsOf(db: Queryable, { beside = {} }: Pick<PromotionKind, 'beside'>): Promise<string[]> {
  const others = Object.entries(beside)
  const acting = await Promise.all(others.map(([key]) => promotionFindActing(db, key)))
  return others.flatMap(([, text], index) => (acting[index]?.state === 'live' ? [text] : []))
}
