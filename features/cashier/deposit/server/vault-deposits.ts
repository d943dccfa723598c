import { textOf, type VaultKind, whole } from '#platform/feature-module/vault-records.ts'
import { vaultDepositPages } from './store/vault-deposit.store.ts'

/** Every deposit that began, ended or was refunded. */
export const vaultDeposits: VaultKind = {
  name: 'deposits',
  columns: ['at', 'event', 'reference', 'player', 'provider', 'method', 'amount'],
  async *pages(tx, day) {
    for await (const rows of vaultDepositPages(tx, day)) {
      yield rows.map(({ at, event, reference, playerId, provider, method, amount }) => [
        at,
        event,
        reference,
        whole(playerId),
        provider,
        method,
        whole(amount),
      ])
    }
  },
  sums: ([, event, , , , , amount]) => [[textOf(event), BigInt(Number(amount))]],
}
