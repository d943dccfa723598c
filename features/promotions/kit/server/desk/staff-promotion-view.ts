import * as v from 'valibot'
import type { Instant } from '#core/clock/instant.ts'
import { subtractCentavos } from '#core/money/centavos.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { PromotionKind } from '../../promotion-kind.ts'
import { defaultTerms } from '../../default-budget.ts'
import { shownState } from '../../rules.ts'
import { budgetSeason } from '../../season.ts'
import { termsIn } from '../../terms.ts'
import { promotionOf } from '../read-promotion.ts'
import { reservationHeld } from '../store/reservation.store.ts'
import { spendingOf, spendingRecent } from '../store/spending.store.ts'
import type { StaffPromotionRow } from '../store/staff-promotion.store.ts'

type PromotionViewInput = {
  readonly kind: PromotionKind
  readonly row: StaffPromotionRow | undefined
  readonly now: Instant
}

/** A promotion in the list. An unsaved one is a draft with its kind's defaults. */
export async function staffPromotionView(db: Queryable, { kind, row, now }: PromotionViewInput) {
  const { key, title } = kind
  const acting = await promotionOf(db, kind)
  const terms = acting?.terms ?? v.parse(termsIn, row?.terms ?? defaultTerms(kind))
  const spender = { key, playerId: 0n, season: budgetSeason({ kind, terms }), now }
  const [counted, held, recent] = await Promise.all([
    spendingOf(db, spender),
    reservationHeld(db, spender),
    spendingRecent(db, key, now),
  ])
  return {
    key,
    title: title.en,
    activityId: kind.activityId ?? null,
    isRebate: kind.isRebate === true,
    state: shownState({ state: row?.state ?? 'draft', terms }, now),
    ...versionsOf(row),
    startAt: terms.startAt,
    endAt: terms.endAt,
    // Reservations count towards the budget but are not granted yet.
    spent: {
      total: subtractCentavos(counted.total, held.total),
      daily: subtractCentavos(counted.daily, held.daily),
      weekly: subtractCentavos(counted.weekly, held.weekly),
      monthly: subtractCentavos(counted.monthly, held.monthly),
    },
    held,
    recent,
    budget: terms.budget,
  }
}

const versionsOf = (row: StaffPromotionRow | undefined) =>
  row === undefined ? { version: null, latest: null } : { version: row.version, latest: row.latest }
