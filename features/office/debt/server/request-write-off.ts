import { refuse } from '#core/contract/outcome.ts'
import { requestApproval } from '#features/office/approval/server/index.ts'
import { changed, handleStaffChange, type StaffDependencies } from '#features/office/staff/server/index.ts'
import { requestWriteOff } from '../contract.ts'
import { debtBooks } from './debt-books.ts'
import { keptWriteOff, writeOffKindName } from './write-off-kind.ts'

export const requestWriteOffHandler = ({ audit }: Pick<StaffDependencies, 'audit'>) =>
  handleStaffChange(audit, requestWriteOff, async ({ input, staff, tx, now }) => {
    const { requestKey, reason, kind, id } = input
    const debt = await debtBooks[kind].find(tx, id)
    if (debt === undefined) return refuse('debtNotFound')
    const subject = `player:${debt.playerId}`
    const payload = keptWriteOff({ kind, id, playerId: debt.playerId, owed: debt.owed })
    const request = { kind: writeOffKindName, subject, payload, reason, requestKey, staff, now }
    const approvalId = await requestApproval(tx, request)
    if (approvalId === undefined) return refuse('sentBefore')
    return changed({ approvalId }, { subject, before: null, after: { request: Number(approvalId), ...payload } })
  })
