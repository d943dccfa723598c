import { answer } from '#core/contract/outcome.ts'
import { handleStaff } from '#features/staff/server/index.ts'
import { listPlayerMail } from '../staff-contract.ts'
import { mailPageOfStaff } from './staff-mail.store.ts'

const pageSize = 25

export const staffListMailHandler = handleStaff(listPlayerMail, async ({ input: { playerId, page }, db }) => {
  // One more than is shown tells whether there is more.
  const found = await mailPageOfStaff(db, { playerId, limit: pageSize + 1, offset: page * pageSize })
  const letters = found.slice(0, pageSize).map((letter) => ({ ...letter, body: [...letter.body] }))
  return answer({ letters, hasMore: found.length > pageSize })
})
