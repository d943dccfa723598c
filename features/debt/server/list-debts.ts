import { answer } from '#core/contract/outcome.ts'
import { handleStaff } from '#features/staff/server/index.ts'
import { listDebts } from '../contract.ts'
import { debtBooks } from './debt-books.ts'

const pageSize = 25

export const listDebtsHandler = handleStaff(listDebts, async ({ input: { kind, playerId, page }, db }) => {
  const found = await debtBooks[kind].list(db, { playerId, limit: pageSize + 1, offset: page * pageSize })
  return answer({ debts: found.slice(0, pageSize), hasMore: found.length > pageSize })
})
