import * as v from 'valibot'
import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { PromotionKind } from '../promotion-kind.ts'
import { shownState } from '../rules.ts'
import { termsIn } from '../terms.ts'
import { promotionOf } from './read-promotion.ts'
import { spendingFind } from './spending.store.ts'
import type { StaffPromotionRow } from './staff-promotion.store.ts'

type Viewing = { readonly kind: PromotionKind; readonly row: StaffPromotionRow | undefined; readonly now: Instant }

/** A promotion as the list shows it. One that was never saved is a draft of what its kind begins with. */
export async function staffPromotionView(db: Queryable, { kind, row, now }: Viewing) {
  const { key, title } = kind
  const acting = await promotionOf(db, kind)
  const terms = acting?.terms ?? v.parse(termsIn, row?.terms ?? kind.terms ?? {})
  const { total, daily, weekly } = await spendingFind(db, key, now)
  return {
    key,
    title,
    activityId: kind.activityId ?? null,
    isRebate: kind.isRebate === true,
    state: shownState({ state: row?.state ?? 'draft', terms }, now),
    ...versionsOf(row),
    startAt: terms.startAt,
    endAt: terms.endAt,
    spent: { total, daily, weekly },
    budget: terms.budget,
  }
}

const versionsOf = (row: StaffPromotionRow | undefined) =>
  row === undefined ? { version: null, latest: null } : { version: row.version, latest: row.latest }
