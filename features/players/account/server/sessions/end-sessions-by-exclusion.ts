import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { sessionEndAll } from '../store/session.store.ts'

/** Whoever is excluded is signed out everywhere. They come in again to withdraw, and say so when they sign in. */
export const endSessionsByExclusion = (
  tx: Transaction,
  { playerId, now }: { readonly playerId: bigint; readonly now: Instant },
) => sessionEndAll(tx, { playerId, now, because: 'stopped' })
