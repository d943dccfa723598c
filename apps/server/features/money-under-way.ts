import { hasOpenOrder } from '#features/cashier/deposit/server/index.ts'
import { withdrawalFindOpen } from '#features/cashier/withdrawal/server/index.ts'
import { openPlayFind } from '#features/play/game-wallet/server/index.ts'
import type { MoneyUnderWay } from '#features/players/account/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'

/** What games and the cashier are still moving of a player's money. */
export async function moneyUnderWay(db: Queryable, playerId: bigint): Promise<MoneyUnderWay> {
  const [play, withdrawal, hasOpenDeposit] = await Promise.all([
    openPlayFind(db, playerId),
    withdrawalFindOpen(db, playerId),
    hasOpenOrder(db, playerId),
  ])
  return { hasOpenRound: play.rounds > 0, hasOpenWithdrawal: withdrawal !== undefined, hasOpenDeposit }
}
