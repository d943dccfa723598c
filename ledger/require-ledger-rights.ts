import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { rightsFind } from './rights.store.ts'

/**
 * Throws one sentence unless the server's role may add to the ledger, and may not change what is there: the promise that rows
 * are never changed is the database's, and only under this role.
 */
export async function requireLedgerRights(db: Queryable): Promise<void> {
  const { role, mayAdd, mayChange } = await rightsFind(db)
  const why = mayChange ? 'may change what the ledger has written' : 'may not write into the ledger'
  if (mayAdd && !mayChange) return
  throw new OperatorFault(
    `The role ${role} of DATABASE_URL ${why}: connect as one of bituin_app, as deploy/postgres/roles.sql makes it.`,
  )
}
