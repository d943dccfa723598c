import { textOf, type VaultKind, whole } from '#platform/feature-module/vault-records.ts'
import { vaultWithdrawalPages } from './store/vault-withdrawal.store.ts'

/** Every step of a withdrawal, from its request to its end. */
export const vaultWithdrawals: VaultKind = {
  name: 'withdrawals',
  columns: ['at', 'state', 'version', 'reference', 'player', 'provider', 'amount', 'by'],
  async *pages(tx, day) {
    for await (const rows of vaultWithdrawalPages(tx, day)) {
      yield rows.map(({ at, state, version, reference, playerId, provider, amount, byWhom }) => [
        at,
        state,
        version,
        reference,
        whole(playerId),
        provider,
        whole(amount),
        byWhom,
      ])
    }
  },
  sums: ([, state, , , , , amount]) => [[textOf(state), BigInt(Number(amount))]],
}
