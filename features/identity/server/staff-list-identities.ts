import { addDuration } from '#core/clock/instant.ts'
import { answer } from '#core/contract/outcome.ts'
import { handleStaff } from '#features/staff/server/index.ts'
import { answerWithin } from '../rules.ts'
import { listIdentities } from '../staff-contract.ts'
import { restrictedCount } from './restricted.store.ts'
import { caseList, waitingCount } from './staff-identity.store.ts'

const pageSize = 25

export const staffListIdentitiesHandler = handleStaff(listIdentities, async ({ input: { show, page }, db }) => {
  const [rows, waiting, restricted] = await Promise.all([
    caseList(db, { show, limit: pageSize + 1, offset: page * pageSize }),
    waitingCount(db),
    restrictedCount(db),
  ])
  const cases = rows.slice(0, pageSize).map(({ submittedAt, ...row }) => ({
    ...row,
    submittedAt,
    answerBy: row.status === 'SUBMITTED' && submittedAt !== null ? addDuration(submittedAt, answerWithin) : null,
  }))
  const restrictedPersons = Number(restricted.persons)
  return answer({ cases, hasMore: rows.length > pageSize, waiting, restrictedPersons })
})
