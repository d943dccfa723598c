import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { sessionEndAll } from '../store/session.store.ts'

/** Signs an excluded player out everywhere. To withdraw, they sign in again and confirm the exclusion. */
export const endSessionsByExclusion = (
  tx: Transaction,
  { playerId, now }: { readonly playerId: bigint; readonly now: Instant },
) => sessionEndAll(tx, { playerId, now, because: 'stopped' })
