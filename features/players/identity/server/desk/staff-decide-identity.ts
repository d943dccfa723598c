import { addDuration } from '#core/clock/instant.ts'
import { refuse } from '#core/contract/outcome.ts'
import { changed, handleStaffChange } from '#features/office/staff/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import { publish } from '#platform/outbox/publish.ts'
import { approvalLife, refuseDecision, statusAfter } from '../../rules.ts'
import { decideIdentity } from '../../staff-contract.ts'
import { idNumberLock } from '../store/id-number-lock.store.ts'
import { documentListUnseen } from '../store/identity-document.store.ts'
import { identityFindForUpdate, identityHolderFind, identitySave } from '../store/identity.store.ts'
import { hitList } from '../store/restricted.store.ts'
import { settleDue } from '../settle-due.ts'
import type { StaffVerificationDependencies } from './staff-verification-dependencies.ts'

/** A member of the staff has decided about a player's documents. */
export const identityDecidedTopic = 'KYC_DECIDED'

/** Decides a case in the revision that was seen. The player gets the reasons, item by item. */
export const staffDecideIdentityHandler = ({ audit }: StaffVerificationDependencies) =>
  handleStaffChange(audit, decideIdentity, async ({ input, staff, tx, now }) => {
    const { playerId, decision, faults, revision } = input
    const row = await identityFindForUpdate(tx, playerId)
    if (row === undefined || row.idHash === null) return refuse('notFound')
    if (row.revision !== revision) return refuse('stale')
    const hits = await hitList(tx, playerId)
    const hasOpenHit = hits.some(({ state }) => state !== 'cleared')
    const refusal = refuseDecision(decision, { status: row.status, hasOpenHit, faults: faults.length })
    if (refusal !== undefined) return refuse(refusal)
    if (await isBlind(tx, input, staff)) return refuse('picturesNotSeen')
    // Another player may have submitted the document of a rejected case since.
    await idNumberLock(tx, row.idHash)
    if (await identityHolderFind(tx, { idHash: row.idHash, not: playerId })) return refuse('numberHeld')

    const status = statusAfter[decision]
    const expiresAt = status === 'APPROVED' ? addDuration(now, approvalLife) : null
    const kept = decision === 'approve' || decision === 'revoke' ? [] : faults
    await identitySave(tx, { ...row, status, faults: kept, decidedAt: now, expiresAt })
    await settleDue(tx, playerId, now)
    const payload = { playerId: String(playerId), status, at: now }
    await publish(tx, { topic: identityDecidedTopic, key: String(playerId), payload })
    const reasons = kept.map(({ item, reason }) => `${item}: ${reason}`)
    return changed(
      { status },
      { subject: `player:${playerId}`, before: { status: row.status }, after: { status, faults: reasons.join(', ') } },
    )
  })

/** Whether a member would approve unseen pictures. */
const isBlind = async (
  tx: Transaction,
  { decision, playerId }: { readonly decision: string; readonly playerId: bigint },
  { staffId }: { readonly staffId: bigint },
): Promise<boolean> => decision === 'approve' && (await documentListUnseen(tx, { playerId, staffId })).length > 0
