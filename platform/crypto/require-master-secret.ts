import { createSecretKey } from 'node:crypto'
import { OperatorFault } from '../configuration/operator-fault.ts'
import type { Queryable } from '../db/queryable.ts'
import { hashKeyInsert, hashKeyList } from './hash-key.store.ts'
import { createKeyedHash, hashKeyOf, lastingHashes, sameHash } from './keyed-hash.ts'
import type { MasterSecret } from './master-secret.ts'
import { masterSecretMarkFind, masterSecretMarkKeepFirst } from './master-secret-mark.store.ts'
import { canOpenKeys } from './password-key.ts'
import { rsaKeyList } from './rsa-key.store.ts'
import { createSeal } from './seal.ts'

/**
 * Throws a one-sentence error if the database was made under a secret that is neither this one nor its previous one, and loads
 * the keys of lasting hashes into the secret. The first secret is the one that counts, until a rotation has ended.
 */
export async function requireMasterSecret(db: Queryable, secret: MasterSecret): Promise<void> {
  const mark = secretMark(secret)
  const kept = (await masterSecretMarkFind(db)) ?? (await keepFirst(db, secret, mark))
  if (!sameHash(kept, mark)) {
    const previous = secret.previous && { master: secret.previous }
    if (previous === undefined) throw new OperatorFault(otherSecret)
    if (!sameHash(kept, secretMark(previous))) throw new OperatorFault(neitherSecret)
    await keepHashKeys(db, secret, previous)
  }
  await loadHashKeys(db, secret)
}

/** What the database remembers its secret by. */
export const secretMark = ({ master }: MasterSecret): Buffer =>
  createKeyedHash({ master }, 'master-secret-mark')('bituin')

export const hashKeyPurpose = 'hash-key'
export const hashKeyContext = (purpose: string): string => `kept_hash_key:${purpose}`

/** The first process of a rotation stores the keys under which hashes were made until now. */
async function keepHashKeys(db: Queryable, secret: MasterSecret, previous: MasterSecret): Promise<void> {
  const seal = createSeal({ current: secret }, hashKeyPurpose)
  for (const purpose of lastingHashes) {
    await hashKeyInsert(db, { purpose, sealed: seal.seal(hashKeyOf(previous, purpose), hashKeyContext(purpose)) })
  }
}

async function loadHashKeys(db: Queryable, secret: MasterSecret): Promise<void> {
  const seal = createSeal({ current: secret }, hashKeyPurpose)
  for (const { purpose, sealed } of await hashKeyList(db)) {
    const key = seal.open(sealed, hashKeyContext(purpose))
    if (key === undefined) throw new OperatorFault(neitherSecret)
    secret.hashKeys?.set(purpose, createSecretKey(key))
  }
}

/** A database older than the mark proves its secret by its key pairs. */
async function keepFirst(db: Queryable, secret: MasterSecret, mark: Buffer): Promise<Buffer> {
  const keys = await rsaKeyList(db)
  if (keys.length > 0 && !canOpenKeys(keys, secret)) throw new OperatorFault(otherSecret)
  return masterSecretMarkKeepFirst(db, mark)
}

const otherSecret =
  'The database was made under another MASTER_SECRET, and what is sealed in it would stay unreadable: set that one, or use a database of its own.'

const neitherSecret =
  'The database was made under another secret than MASTER_SECRET and MASTER_SECRET_PREVIOUS: set the one that it was made under as MASTER_SECRET_PREVIOUS until `npm run reseal` has ended.'
