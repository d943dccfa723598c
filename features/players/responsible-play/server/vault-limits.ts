import { type VaultKind, whole, wholeOrNull } from '#platform/feature-module/vault-records.ts'
import { vaultLimitPages } from './store/vault-limit.store.ts'

/** Every change of a limit, and every break and exclusion. */
export const vaultLimits: VaultKind = {
  name: 'limits',
  columns: ['at', 'event', 'player', 'setter', 'kind', 'period', 'amount', 'loosensTo', 'isEnding', 'until'],
  async *pages(tx, day) {
    for await (const rows of vaultLimitPages(tx, day)) {
      yield rows.map((row) => [
        row.at,
        row.event,
        whole(row.playerId),
        row.setter,
        row.kind,
        row.period,
        wholeOrNull(row.amount),
        wholeOrNull(row.loosensTo),
        row.isEnding,
        row.until,
      ])
    }
  },
}
