import type { Queryable } from '../db/queryable.ts'
import type { Configuration } from './configuration.ts'
import { OperatorFault } from './operator-fault.ts'
import { isProductionMarked, productionMarkKeep } from './production-mark.store.ts'

/**
 * A database belongs to production from its first start in production on, and refuses any other environment: a
 * development start would show every player's codes in the sandbox, accept play money for deposits, and create accounts
 * with published passwords.
 */
export async function requireEnvironment(db: Queryable, environment: Configuration['environment']): Promise<void> {
  if (environment === 'production') await productionMarkKeep(db)
  else if (await isProductionMarked(db)) throw new OperatorFault(productions)
}

const productions =
  'The database belongs to a house in production: start it with NODE_ENV=production, or use a database of its own.'
