import { type VaultKind, whole } from '#platform/feature-module/vault-records.ts'
import { vaultClosingList } from './store/vault-closing.store.ts'

/** Every day that finance closed or reopened on the day, with the figures that it was closed with. */
export const vaultClosings: VaultKind = {
  name: 'closings',
  columns: ['at', 'event', 'closing', 'day', 'by', 'figures', 'notes'],
  async *pages(tx, day) {
    const rows = await vaultClosingList(tx, day)
    yield rows.map(({ at, event, id, day: closedDay, byWhom, figures, notes }) => [
      at,
      event,
      whole(id),
      closedDay,
      byWhom,
      figures,
      notes,
    ])
  },
}
