import type { Instant } from '#core/clock/instant.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type CodePurpose = 'register' | 'forget' | 'bind' | 'stepUp'

export type NewCode = {
  readonly requestId: string
  readonly purpose: CodePurpose
  readonly mobile: string
  readonly playerId: bigint | undefined
  readonly codeHash: Buffer | undefined
  readonly triesLeft: number
  readonly now: Instant
  readonly expiresAt: Instant
}

const insert = statement(
  'one_time_code_insert',
  `insert into one_time_code (request_id, purpose, mobile, player_id, code_hash, tries_left, created_at, expires_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
)
export const codeInsert = (tx: Queryable, c: NewCode) =>
  tx.rows(insert, [
    c.requestId,
    c.purpose,
    c.mobile,
    c.playerId,
    c.codeHash,
    c.triesLeft,
    sqlTime(c.now),
    sqlTime(c.expiresAt),
  ])

export type CodeTry = {
  readonly purpose: CodePurpose
  readonly mobile: string
  readonly playerId: bigint | undefined
  /** Without one, the newest request for this number and purpose counts. */
  readonly requestId: string | undefined
  readonly codeHash: Buffer
  readonly now: Instant
}

// One statement counts an attempt and uses the code up if the hash matches: fifty attempts at once are five attempts
// and one use.
const spend = statement<{ fits: boolean }>(
  'one_time_code_spend',
  `with wanted as (
     select request_id from one_time_code
     where mobile = $1 and purpose = $2 and player_id is not distinct from $3::bigint and ($4::text is null or request_id = $4)
     order by created_at desc limit 1 for update
   )
   update one_time_code c
   set tries_left = c.tries_left - 1, used_at = case when c.code_hash = $5 then $6::timestamptz end
   from wanted
   where c.request_id = wanted.request_id and c.used_at is null and c.tries_left > 0 and c.expires_at > $6
   returning coalesce(c.code_hash = $5, false) as fits`,
)
export async function codeSpend(db: Queryable, t: CodeTry): Promise<boolean> {
  const row = await atMostOne(
    db.rows(spend, [t.mobile, t.purpose, t.playerId, t.requestId, t.codeHash, sqlTime(t.now)]),
  )
  return row?.fits === true
}

export type CodeCheck = CodeTry & {
  /** A code that fits stays valid for so long after it was sent: the rest of the form is filled in meanwhile. */
  readonly keptSeconds: number
}

// Locks and counts as `spend` does, so that guesses have the same bound; a code that fits costs no try.
const check = statement<{ fits: boolean }>(
  'one_time_code_check',
  `with wanted as (
     select request_id from one_time_code
     where mobile = $1 and purpose = $2 and player_id is not distinct from $3::bigint and ($4::text is null or request_id = $4)
     order by created_at desc limit 1 for update
   )
   update one_time_code c
   set tries_left = case when c.code_hash = $5 then c.tries_left else c.tries_left - 1 end,
       expires_at = case when c.code_hash = $5 then c.created_at + make_interval(secs => $7) else c.expires_at end
   from wanted
   where c.request_id = wanted.request_id and c.used_at is null and c.tries_left > 0 and c.expires_at > $6
   returning coalesce(c.code_hash = $5, false) as fits`,
)
export async function codeCheck(db: Queryable, t: CodeCheck): Promise<boolean> {
  const { mobile, purpose, playerId, requestId, codeHash, now, keptSeconds } = t
  const row = await atMostOne(
    db.rows(check, [mobile, purpose, playerId, requestId, codeHash, sqlTime(now), keptSeconds]),
  )
  return row?.fits === true
}

const countSince = statement<{ sent: bigint }>(
  'one_time_code_count_since',
  'select count(*) as sent from one_time_code where mobile = $1 and purpose = $2 and created_at > $3',
)
type CodeQuery = { readonly mobile: string; readonly purpose: CodePurpose; readonly since: Instant }
export const codesSentSince = async (db: Queryable, { mobile, purpose, since }: CodeQuery): Promise<number> =>
  Number((await exactlyOne(db.rows(countSince, [mobile, purpose, sqlTime(since)]))).sent)

const deleteOld = statement<{ requestId: string }>(
  'one_time_code_delete_old',
  `delete from one_time_code where expires_at < $1 returning request_id as "requestId"`,
)
export const codeDeleteExpired = async (db: Queryable, before: Instant): Promise<number> =>
  (await db.rows(deleteOld, [sqlTime(before)])).length
