import type { Instant } from '#core/clock/instant.ts'
import { addDays, dayOf } from '#core/clock/manila.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { invitersAbove } from '#features/promotions/invite/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { addBets, type CommissionTerms, costOfPlay, type PlayByGame } from '../rules.ts'
import { playIn } from './store/play.store.ts'

/** The closed days by which a plan is measured. */
export const measuredDays = 30

/** What these terms would have paid for the play of the last 30 closed days. */
export async function measureCommission(db: Queryable, terms: CommissionTerms, now: Instant): Promise<Centavos> {
  const today = dayOf(now)
  const rows = await playIn(db, null, { from: addDays(today, -measuredDays), before: today })
  const players = [...new Set(rows.map(({ inviteeId }) => inviteeId))]
  const levelsOf = new Map<bigint, number>()
  for (const { inviteeId, level } of await invitersAbove(db, players, terms.rates.length)) {
    levelsOf.set(inviteeId, Math.max(level, levelsOf.get(inviteeId) ?? 0))
  }
  const byLevel = terms.rates.map((_, index) =>
    rows
      .filter(({ inviteeId }) => (levelsOf.get(inviteeId) ?? 0) > index)
      .reduce<PlayByGame>((bets, { gameType, validBet }) => addBets(bets, gameType, validBet), {}),
  )
  return costOfPlay(terms, byLevel)
}
