import { identityDueFind, identityDueSet, identityGrace } from '#features/players/account/server/index.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { identityDueAt } from '../rules.ts'
import { identityFind } from './store/identity.store.ts'
import { hitList } from './store/restricted.store.ts'

/** Recomputes from when on deposits and play wait, after a relevant change. */
export async function settleDue(tx: Transaction, playerId: bigint, now: Instant): Promise<void> {
  const [player, row, hits] = await Promise.all([
    identityDueFind(tx, playerId),
    identityFind(tx, playerId),
    hitList(tx, playerId),
  ])
  if (player === undefined) throw new Error(`there is no player ${playerId}`)
  const dueAt = identityDueAt({
    status: row?.status ?? 'NONE',
    graceEnds: addDuration(player.registeredAt, identityGrace),
    hasHit: hits.some(({ state }) => state !== 'cleared'),
    now,
  })
  await identityDueSet(tx, { playerId, dueAt })
}
