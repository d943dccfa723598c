import { OperatorFault } from '../configuration/operator-fault.ts'
import type { Queryable } from '../db/queryable.ts'
import { createKeyedHash, sameHash } from './keyed-hash.ts'
import type { MasterSecret } from './master-secret.ts'
import { masterSecretMarkFind, masterSecretMarkKeepFirst } from './master-secret-mark.store.ts'
import { canOpenKeys } from './password-key.ts'
import { rsaKeyList } from './rsa-key.store.ts'

/**
 * Throws a one-sentence error if the database was created under another master secret. The first secret is the one that
 * counts.
 */
export async function requireMasterSecret(db: Queryable, secret: MasterSecret): Promise<void> {
  const mark = createKeyedHash(secret, 'master-secret-mark')('bituin')
  const kept = (await masterSecretMarkFind(db)) ?? (await keepFirst(db, secret, mark))
  if (!sameHash(kept, mark)) throw new OperatorFault(otherSecret)
}

/** A database older than the mark proves its secret by its key pairs. */
async function keepFirst(db: Queryable, secret: MasterSecret, mark: Buffer): Promise<Buffer> {
  const keys = await rsaKeyList(db)
  if (keys.length > 0 && !canOpenKeys(keys, secret)) throw new OperatorFault(otherSecret)
  return masterSecretMarkKeepFirst(db, mark)
}

const otherSecret =
  'The database was made under another MASTER_SECRET, and what is sealed in it would stay unreadable: set that one, or use a database of its own.'
