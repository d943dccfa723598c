import { textOf, type VaultKind, whole } from '#platform/feature-module/vault-records.ts'
import { vaultBalances } from './vault-balances.ts'
import { vaultPromotionList } from './vault-promotion.store.ts'
import { vaultTransfers } from './vault-transfers.ts'

/** What promotions cost, as the ledger summed it up when the day ended. */
const vaultPromotions: VaultKind = {
  name: 'promotions',
  columns: ['account', 'asset', 'paid', 'received', 'awards'],
  async *pages(tx, { day }) {
    const rows = await vaultPromotionList(tx, day)
    yield rows.map(({ account, asset, paid, received, awards }) => [
      account,
      asset,
      whole(paid),
      whole(received),
      whole(awards),
    ])
  },
  sums: ([, asset, paid, received]) => [
    [`${textOf(asset)}Paid`, BigInt(Number(paid))],
    [`${textOf(asset)}Received`, BigInt(Number(received))],
  ],
}

/** What the ledger gives the vault. */
export const ledgerVault: readonly VaultKind[] = [vaultTransfers, vaultBalances, vaultPromotions]
