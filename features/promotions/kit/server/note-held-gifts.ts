import type { Call } from '#core/contract/call.ts'
import { noteHeldGift } from '#features/cashier/risk/server/index.ts'
import type { Database } from '#platform/db/database.ts'
import type { RefusedCall } from '#platform/http/call-runner.ts'
import type { PromotionKind } from '../promotion-kind.ts'
import type { PromotionModule } from './served-promotion.ts'

type Dependencies = {
  readonly db: Database
  readonly promotions: readonly Pick<PromotionModule, 'player' | 'served'>[]
}

/** A claim that is held is rolled back like every refusal; that it was held goes into the player's case. */
export function noteHeldGifts({ db, promotions }: Dependencies): (refused: RefusedCall) => Promise<void> {
  const kinds = new Map<Call, PromotionKind>(
    promotions.flatMap(({ player, served }) =>
      (player?.handlers ?? []).map(({ call }) => [call, served.kind] as const),
    ),
  )
  return async ({ call, refusal, holder, now }) => {
    const kind = kinds.get(call)
    const playerId = holder?.playerId
    if (refusal !== 'heldForReview' || kind === undefined || playerId === undefined) return
    await db.transaction((tx) => noteHeldGift(tx, { playerId, gift: kind.key, title: kind.title, now }))
  }
}
