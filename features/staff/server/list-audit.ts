import { answer } from '#core/contract/outcome.ts'
import { listAudit } from '../contract.ts'
import { handleStaff } from './handle-staff.ts'
import { staffAuditList } from './staff-audit.store.ts'

const pageSize = 50

/** One row more than the page is read, to know whether there is a next one. */
export const listAuditHandler = handleStaff(listAudit, async ({ input, db }) => {
  const rows = await staffAuditList(db, input, pageSize + 1)
  return answer({ rows: rows.slice(0, pageSize), hasMore: rows.length > pageSize })
})
