import type { Instant } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'
import { depositTotal } from '#features/cashier/deposit/server/index.ts'
import { outsideMovementsOf, validBetTotal, withdrawnTotal } from '#ledger'
import type { Queryable } from '#platform/db/queryable.ts'
import { readablePeriod } from './case-movements.ts'
import type { Alert } from './store/aml-alert.store.ts'
import { type AmlCase, caseListOthers } from './store/aml-case.store.ts'
import { scoresNewest } from './store/risk-score.store.ts'

type ViewedCase = { readonly about: AmlCase; readonly alerts: readonly Alert[]; readonly now: Instant }

/** What an officer decides from: the player's money, earlier cases, and the risk score. */
export async function caseFacts(db: Queryable, { about, alerts, now }: ViewedCase) {
  const { playerId } = about
  const period = await readablePeriod(db, { about, alerts, now })
  const [deposits, withdrawn, validBet, scores, movements, otherCases] = await Promise.all([
    depositTotal(db, playerId),
    withdrawnTotal(db, playerId),
    validBetTotal(db, playerId),
    scoresNewest(db, [playerId]),
    outsideMovementsOf(db, playerId, period),
    caseListOthers(db, about),
  ])
  return {
    figures: { deposited: deposits.total, withdrawn, validBet, score: scores.get(playerId)?.score ?? null },
    movements: movements.toReversed(),
    movementsFrom: dayOf(period.from),
    otherCases,
  }
}
