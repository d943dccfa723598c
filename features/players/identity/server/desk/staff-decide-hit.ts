import { refuse } from '#core/contract/outcome.ts'
import { changed, handleStaffChange } from '#features/office/staff/server/index.ts'
import { decideHit } from '../../staff-contract.ts'
import { identityFindForUpdate, identitySave } from '../store/identity.store.ts'
import { hitDecide } from '../store/restricted.store.ts'
import { settleDue } from '../settle-due.ts'
import type { StaffVerificationDependencies } from './staff-verification-dependencies.ts'

export const staffDecideHitHandler = ({ audit }: StaffVerificationDependencies) =>
  handleStaffChange(audit, decideHit, async ({ input: { hitId, decision }, tx, now }) => {
    const state = decision === 'clear' ? 'cleared' : 'confirmed'
    const hit = await hitDecide(tx, { id: hitId, state, now })
    if (hit === undefined) return refuse('hitNotFound')
    const { playerId, list, name } = hit
    const row = await identityFindForUpdate(tx, playerId)
    if (row === undefined) throw new Error(`the player ${playerId} of a hit has no identity`)
    const status = state === 'confirmed' && row.status === 'APPROVED' ? 'REVOKED' : row.status
    if (status !== row.status) await identitySave(tx, { ...row, status, decidedAt: now, expiresAt: null })
    await settleDue(tx, playerId, now)
    return changed(
      { status },
      {
        subject: `player:${playerId}`,
        before: { hit: name, list, state: 'open', status: row.status },
        after: { hit: name, list, state, status },
      },
    )
  })
