import type { Clock, Instant } from '#core/clock/instant.ts'
import { centavos } from '#core/money/centavos.ts'
import type { AccountDependencies } from '#features/players/account/server/index.ts'
import { boundBanksOf } from '#features/cashier/bank-account/server/index.ts'
import { depositTotal } from '#features/cashier/deposit/server/index.ts'
import { firstDepositBonus } from '#features/promotions/first-deposit/server/index.ts'
import { isVerified } from '#features/players/identity/server/index.ts'
import { gameDataOf } from '#features/lobby/games/server/index.ts'
import { levelOf } from '#features/play/player-level/server/index.ts'
import { hasWithdrawalPassword } from '#features/cashier/safebox/server/index.ts'
import { vipFacts } from '#features/promotions/vip/server/index.ts'
import { standingOf } from '#ledger'
import type { Queryable } from '#platform/db/queryable.ts'

/** What changes with play, read in one go: the player waits for it with a finger on the balance. */
export const livePlayerFacts: AccountDependencies['liveFactsOf'] = async (db, playerId) =>
  (await standingWithLevel(db, playerId)).live

/** What other features know of a player, for the fields of the session that are theirs. */
export const playerFacts =
  (activitiesOf: ActivitiesOf, clock: Clock): AccountDependencies['factsOf'] =>
  async (db, playerId) => {
    const standing = await standingFacts(db, playerId)
    const now = clock.now()
    const activities = await activitiesOf(db, { playerId, now })
    const visitor = { playerId, deposited: standing.totalRecharge, activityIds: activities.activityIds, now }
    return { ...standing, activities, firstRechargeBonus: await firstDepositBonus(db, visitor) }
  }

/** The activities that are on for a player. */
export type ActivitiesOf = (
  db: Queryable,
  player: { readonly playerId: bigint; readonly now: Instant },
) => Promise<Awaited<ReturnType<AccountDependencies['factsOf']>>['activities']>

async function standingFacts(db: Queryable, playerId: bigint) {
  const [standing, gameData, { total: totalRecharge }, hasKyc, boundBanks, hasSafeboxPassword] = await Promise.all([
    standingWithLevel(db, playerId),
    gameDataOf(db, playerId),
    depositTotal(db, playerId),
    isVerified(db, playerId),
    boundBanksOf(db, playerId),
    hasWithdrawalPassword(db, playerId),
  ])
  const { live, safebox } = standing
  return { ...live, safebox, gameData, totalRecharge, hasKyc, boundBanks, hasSafeboxPassword }
}

async function standingWithLevel(db: Queryable, playerId: bigint) {
  const [{ coin, safebox, points, validBet }, userLevel, vip] = await Promise.all([
    standingOf(db, playerId),
    levelOf(db, playerId),
    vipFacts(db, playerId),
  ])
  // Points are hundredths, as the wire writes them.
  return { safebox, live: { coin, lottery: centavos(points), bet: validBet, userLevel, ...vip } }
}
