import { type VaultKind, whole, wholeOrNull } from '#platform/feature-module/vault-records.ts'
import { jackpotListForVault } from './jackpot.store.ts'

/** The pools as their providers reported them last when the day was written. Their wins and contributions are transfers. */
export const vaultJackpots: VaultKind = {
  name: 'jackpots',
  columns: ['provider', 'jackpot', 'name', 'amount', 'dropsBy', 'funded', 'lastWin', 'lastWinAt', 'reportedAt'],
  async *pages(tx) {
    const rows = await jackpotListForVault(tx)
    yield rows.map((row) => [
      row.providerId,
      row.code,
      row.name,
      whole(row.amount),
      whole(row.dropBy),
      whole(row.funded),
      wholeOrNull(row.lastAmount),
      row.lastAt,
      row.reportedAt,
    ])
  },
  sums: ([, , , amount]) => [['amount', BigInt(Number(amount))]],
}
