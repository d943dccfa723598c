import type { Queryable } from '../db/queryable.ts'
import type { Configuration } from './configuration.ts'
import { OperatorFault } from './operator-fault.ts'
import { isProductionMarked, productionMarkKeep } from './production-mark.store.ts'

/**
 * A database is production's from the first start in production on, and is refused to everything else: a start for development would
 * show every player's codes in the sandbox, take play money for deposits, and make accounts whose passwords are published.
 */
export async function requireEnvironment(db: Queryable, environment: Configuration['environment']): Promise<void> {
  if (environment === 'production') await productionMarkKeep(db)
  else if (await isProductionMarked(db)) throw new OperatorFault(productions)
}

const productions =
  'The database belongs to a house in production: start it with NODE_ENV=production, or use a database of its own.'
