import type { Instant } from '#core/clock/instant.ts'
import type { AnswerOf } from '#core/contract/call.ts'
import { depositTotal } from '#features/cashier/deposit/server/index.ts'
import { identityDueFind } from '#features/players/account/server/index.ts'
import { isVerified } from '#features/players/identity/server/index.ts'
import { mayPrompt } from '#features/players/responsible-play/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { getOpenTradeInfo, getTradeInfo } from '../contract.ts'

type OwnInfo = Omit<AnswerOf<typeof getTradeInfo>, keyof AnswerOf<typeof getOpenTradeInfo>>

/** What the cashier says to one player beside what it says to everybody. */
export async function tradeInfoOf(db: Queryable, playerId: bigint, now: Instant): Promise<OwnInfo> {
  const [{ total }, due, verified, prompt] = await Promise.all([
    depositTotal(db, playerId),
    identityDueFind(db, playerId),
    isVerified(db, playerId),
    mayPrompt(db, playerId, now),
  ])
  return { deposited: total, identityDueAt: due?.dueAt ?? null, isVerified: verified, mayPrompt: prompt }
}
