import { centavos, zeroCentavos } from '#core/money/centavos.ts'
import type { AccountDependencies } from '#features/account/server/index.ts'
import { balancesOf } from '#ledger'

/** What the ledger knows of a player, for the fields of the session that money stands in. */
export const playerFacts: AccountDependencies['factsOf'] = async (db, playerId) => {
  const { coin, safebox, points } = await balancesOf(db, playerId)
  // Points are hundredths, as the wire writes them; what is staked and deposited is counted by features still to come.
  return { coin, safebox, lottery: centavos(points), bet: zeroCentavos, totalRecharge: zeroCentavos }
}
