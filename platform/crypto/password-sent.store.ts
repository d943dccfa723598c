import type { Queryable } from '../db/queryable.ts'
import { statement } from '../db/statement.ts'

type Claim = { readonly keyIsKept: boolean; readonly isFirst: boolean }

const claim = statement<Claim>(
  'passwordSentClaim',
  // The key row is locked until the claim is written: claims are deleted only after their key, by a process that can
  // still decrypt with it.
  `with kept as materialized (select id from rsa_key where id = $2 for key share),
        claimed as (insert into password_sent (digest, key_id) select $1, id from kept on conflict do nothing returning 1)
   select exists (select from kept) as "keyIsKept", exists (select from claimed) as "isFirst"`,
)

/** Claims a ciphertext for the first sender. Waits for a concurrent claim. */
export async function passwordSentClaim(
  db: Queryable,
  { digest, keyId }: { readonly digest: Buffer; readonly keyId: string },
): Promise<Claim> {
  const [found] = await db.rows(claim, [digest, keyId])
  if (found === undefined) throw new Error('a claim has no answer')
  return found
}

const deleteSome = statement<{ digest: Buffer }>(
  'passwordSentDeleteSome',
  `delete from password_sent where ctid = any (array(
     select p.ctid from password_sent p where not exists (select from rsa_key k where k.id = p.key_id) limit $1))
   returning digest`,
)

/** Deletes claims whose key is gone, up to a limit. Returns the number deleted. */
export const passwordSentDeleteSome = async (db: Queryable, max: number): Promise<number> =>
  (await db.rows(deleteSome, [max])).length
