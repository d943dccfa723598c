import type { Queryable } from '#platform/db/queryable.ts'
import { isIdentityProven } from '../rules.ts'
import { identityOf, type PlayerIdentity } from './identity-of.ts'

/** A player's identity by document. A declared name is left out until it is proven: no money is paid by it. */
export async function provenIdentityOf(
  db: Queryable,
  playerId: bigint,
): Promise<Pick<PlayerIdentity, 'status' | 'name'>> {
  const { status, name } = await identityOf(db, playerId)
  return isIdentityProven(status) && name !== undefined ? { status, name } : { status }
}
