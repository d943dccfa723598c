import { type VaultKind, whole } from '#platform/feature-module/vault-records.ts'
import { vaultSessionPages } from './store/vault-session.store.ts'

/** Every sign-in of a player, and every end of a session. */
export const vaultSessions: VaultKind = {
  name: 'sessions',
  columns: ['at', 'event', 'session', 'player', 'device', 'because'],
  async *pages(tx, day) {
    for await (const rows of vaultSessionPages(tx, day)) {
      yield rows.map(({ at, event, id, playerId, deviceKind, because }) => [
        at,
        event,
        whole(id),
        whole(playerId),
        deviceKind,
        because,
      ])
    }
  },
}
