import { type VaultKind, whole } from '#platform/feature-module/vault-records.ts'
import { vaultLaunchPages } from '../store/vault-launch.store.ts'

/** Every launch of a game by a player. */
export const vaultLaunches: VaultKind = {
  name: 'launches',
  columns: ['at', 'launch', 'player', 'provider', 'game'],
  async *pages(tx, day) {
    for await (const rows of vaultLaunchPages(tx, day)) {
      yield rows.map(({ at, id, playerId, providerId, gameCode }) => [
        at,
        whole(id),
        whole(playerId),
        providerId,
        gameCode,
      ])
    }
  },
}
