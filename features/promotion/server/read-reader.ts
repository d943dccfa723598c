import type { Instant } from '#core/clock/instant.ts'
import { giftFactsFind } from '#features/account/server/index.ts'
import { depositTotal } from '#features/deposit/server/index.ts'
import { identityOf } from '#features/identity/server/index.ts'
import { mayPrompt } from '#features/responsible-play/server/index.ts'
import { readSettings } from '#features/web-configuration/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { ReaderFacts } from '../rules.ts'
import type { PromotionNeeds } from './promotion-needs.ts'

/** What is known of a player when something is offered or claimed. */
export async function readReader(
  db: Queryable,
  { vipOf }: PromotionNeeds,
  { playerId, now }: { readonly playerId: bigint; readonly now: Instant },
): Promise<ReaderFacts> {
  const [account, { total: totalRecharge }, { status }, isLeftToOffer, { settings }, vip] = await Promise.all([
    giftFactsFind(db, playerId, now),
    depositTotal(db, playerId),
    identityOf(db, playerId),
    mayPrompt(db, playerId, now),
    readSettings(db),
    vipOf(db, playerId),
  ])
  if (account === undefined) throw new Error(`there is no player ${playerId}`)
  const { registeredAt, hasMobile, isStopped } = account
  return {
    playerId,
    registeredAt,
    hasMobile,
    isRestricted: isStopped || !isLeftToOffer,
    hasKyc: status === 'APPROVED',
    totalRecharge,
    vip,
    isGreenMode: settings.mode === 'green',
  }
}
