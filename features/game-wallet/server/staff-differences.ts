import { answer, refuse } from '#core/contract/outcome.ts'
import { changed, handleStaff, handleStaffChange } from '#features/staff/server/index.ts'
import { listDifferences, resolveDifference } from '../staff-contract.ts'
import { differenceList, differenceResolve } from './staff-difference.store.ts'
import type { StaffWalletNeeds } from './staff-wallet-needs.ts'

const pageSize = 25

export const staffListDifferencesHandler = handleStaff(listDifferences, async ({ input: { page, ...asked }, db }) => {
  const found = await differenceList(db, { ...asked, limit: pageSize + 1, offset: page * pageSize })
  return answer({ differences: found.slice(0, pageSize), hasMore: found.length > pageSize })
})

export const staffResolveDifferenceHandler = ({ audit }: StaffWalletNeeds) =>
  handleStaffChange(audit, resolveDifference, async ({ input: { differenceId: id }, staff, tx, now }) => {
    const resolved = await differenceResolve(tx, { id, now, email: staff.email })
    if (resolved === undefined) return refuse('differenceNotFound')
    const { providerId, kind, subject, ours, theirs } = resolved
    return changed(
      {},
      { subject: `gameDifference:${providerId}`, before: { kind, subject, ours, theirs }, after: null },
    )
  })
