import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { opensSeed } from './keep-seed.ts'
import { secretMarkFind, secretMarkKeepFirst } from './secret-mark.store.ts'
import { seedFindNewest } from './seed.store.ts'

export const secretMarkContext = 'secret-mark'
export const secretMarkText = Buffer.from('studio', 'utf8')

/**
 * Throws one sentence where these books were made under another secret. Two studios with two secrets on the same books would each
 * leave rounds behind that the other cannot draw, and every shared table would stand still with its stakes.
 */
export async function requireStudioSecret(db: Queryable, seal: Seal): Promise<void> {
  const mark = (await secretMarkFind(db)) ?? (await keepFirst(db, seal))
  if (seal.open(mark, secretMarkContext) === undefined) throw new OperatorFault(otherSecret)
}

/** Books older than the mark are attributed by their newest seed. */
async function keepFirst(db: Queryable, seal: Seal): Promise<Buffer> {
  const newest = await seedFindNewest(db)
  if (newest !== undefined && !opensSeed({ seal }, newest)) throw new OperatorFault(otherSecret)
  return secretMarkKeepFirst(db, seal.seal(secretMarkText, secretMarkContext))
}

const otherSecret =
  "The studio's books were made under another STUDIO_SECRET, and their seeds would stay unreadable: set that one (during a rotation as STUDIO_SECRET_PREVIOUS), or use a database of its own."
