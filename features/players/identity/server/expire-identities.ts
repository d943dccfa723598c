import type { Instant } from '#core/clock/instant.ts'
import type { IdentityDependencies } from './identity-dependencies.ts'
import { identityFindForUpdate, identityListExpired, identitySave } from './store/identity.store.ts'
import { settleDue } from './settle-due.ts'

const playersPerTurn = 200

/** Ends expired approvals: the player has to verify again. */
export async function expireIdentities({ db }: Pick<IdentityDependencies, 'db'>, now: Instant): Promise<void> {
  for (const { playerId } of await identityListExpired(db, now, playersPerTurn)) {
    await db.transaction(async (tx) => {
      const row = await identityFindForUpdate(tx, playerId)
      if (row?.status !== 'APPROVED' || row.expiresAt === null || row.expiresAt > now) return
      await identitySave(tx, { ...row, status: 'EXPIRED' })
      await settleDue(tx, playerId, now)
    })
  }
}
