import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { publish } from '#platform/outbox/publish.ts'
import { duplicateInsert } from './store/identity-duplicate.store.ts'
import { identityHolderFind, identitySave, type IdentityRow } from './store/identity.store.ts'
import { idNumberLock } from './store/id-number-lock.store.ts'
import type { IdentityDependencies } from './identity-dependencies.ts'
import { screenPlayers } from './screen-players.ts'
import { settleDue } from './settle-due.ts'

type HandedIn = { readonly row: IdentityRow; readonly now: Instant }

/** Submits an identity. False: another account holds this document, which staff is notified of. */
export async function handIn(
  tx: Transaction,
  { linkDocument }: Pick<IdentityDependencies, 'linkDocument'>,
  { row, now }: HandedIn,
): Promise<boolean> {
  const { playerId, idHash } = row
  if (idHash === null) throw new Error(`player ${playerId} handed in no identity document`)
  await idNumberLock(tx, idHash)
  await linkDocument(tx, { playerId, kind: 'kyc', key: idHash.toString('hex'), at: now })
  const holder = await identityHolderFind(tx, { idHash, not: playerId })
  if (holder !== undefined) {
    await duplicateInsert(tx, { playerId, holderId: holder.playerId, foundAt: now })
    return false
  }
  await identitySave(tx, {
    ...row,
    status: 'SUBMITTED',
    faults: [],
    submittedAt: now,
    decidedAt: null,
    expiresAt: null,
  })
  await screenPlayers(tx, { foundBy: 'submission', now }, playerId)
  await settleDue(tx, playerId, now)
  const payload = { playerId: String(playerId), at: now }
  await publish(tx, { topic: 'KYC_SUBMITTED', key: String(playerId), payload })
  return true
}
