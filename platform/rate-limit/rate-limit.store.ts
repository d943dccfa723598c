import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '../db/queryable.ts'
import { sqlTime } from '../db/sql-types.ts'
import { statement } from '../db/statement.ts'

/** One limit as the statements need it. `expiresAt` is the end of a window that would start now. */
export type LimitUse = {
  readonly name: string
  readonly key: string
  readonly cost: number
  readonly max: number
  readonly expiresAt: Instant
}

export type LimitKey = { readonly name: string; readonly key: string }

export type TakenRow = LimitKey & { readonly taken: boolean; readonly expires_at: Instant }
export type UsedRow = LimitKey & { readonly used: number; readonly expires_at: Instant }

// Nothing is written if a limit is already full, so that a flood of refused attempts costs one read each and does not
// use up limits shared with others. The condition is repeated in the update because another attempt may have taken the
// last place between the read and the lock. Rows are written in sorted order to prevent deadlocks.
const take = statement<TakenRow>(
  'rateLimitTake',
  `with attempts as (
     select * from unnest($1::text[], $2::text[], $3::int[], $4::int[], $5::timestamptz[])
       as w (name, key, cost, max, expires_at)
   ), refused as (
     select w.name, w.key, coalesce(r.expires_at, w.expires_at) as expires_at
     from attempts w left join rate_limit r on r.name = w.name and r.key = w.key and r.expires_at > $6
     where coalesce(r.used, 0) + w.cost > w.max
   ), taken as (
     insert into rate_limit as r (name, key, used, expires_at)
     select name, key, cost, expires_at from attempts where not exists (select from refused) order by name, key
     on conflict (name, key) do update set
       used = case when r.expires_at > $6 then r.used else 0 end + excluded.used,
       expires_at = case when r.expires_at > $6 then r.expires_at else excluded.expires_at end
     where case when r.expires_at > $6 then r.used else 0 end + excluded.used
       <= (select w.max from attempts w where w.name = r.name and w.key = r.key)
     returning name, key, expires_at
   )
   select name, key, expires_at, false as taken from refused
   union all
   select name, key, expires_at, true from taken`,
)

/** Takes from all limits, or returns the full ones. Fewer rows than limits, all taken: a race for one was lost. */
export function rateLimitTake(db: Queryable, uses: readonly LimitUse[], now: Instant): Promise<TakenRow[]> {
  return db.rows(take, [
    uses.map((use) => use.name),
    uses.map((use) => use.key),
    uses.map((use) => use.cost),
    uses.map((use) => use.max),
    uses.map((use) => sqlTime(use.expiresAt)),
    sqlTime(now),
  ])
}

const giveBack = statement(
  'rateLimitGiveBack',
  `with given as (
     select r.name, r.key, g.cost
     from unnest($1::text[], $2::text[], $3::int[]) as g (name, key, cost)
     join rate_limit r on r.name = g.name and r.key = g.key
     order by r.name, r.key for update of r
   )
   update rate_limit r set used = greatest(r.used - given.cost, 0)
   from given where r.name = given.name and r.key = given.key`,
)

export async function rateLimitGiveBack(db: Queryable, uses: readonly (LimitKey & { cost: number })[]): Promise<void> {
  await db.rows(giveBack, [...keyColumns(uses), uses.map((use) => use.cost)])
}

const reset = statement(
  'rateLimitReset',
  `with gone as (
     select r.name, r.key from unnest($1::text[], $2::text[]) as g (name, key)
     join rate_limit r on r.name = g.name and r.key = g.key
     order by r.name, r.key for update of r
   )
   delete from rate_limit r using gone where r.name = gone.name and r.key = gone.key`,
)

export async function rateLimitReset(db: Queryable, keys: readonly LimitKey[]): Promise<void> {
  await db.rows(reset, keyColumns(keys))
}

const list = statement<UsedRow>(
  'rateLimitList',
  `select r.name, r.key, r.used, r.expires_at
   from unnest($1::text[], $2::text[]) as g (name, key)
   join rate_limit r on r.name = g.name and r.key = g.key and r.expires_at > $3`,
)

export const rateLimitList = (db: Queryable, keys: readonly LimitKey[], now: Instant): Promise<UsedRow[]> =>
  db.rows(list, [...keyColumns(keys), sqlTime(now)])

const deleteExpired = statement<LimitKey>(
  'rateLimitDeleteExpired',
  `delete from rate_limit where (name, key) in (
     select name, key from rate_limit where expires_at <= $1 order by expires_at limit $2 for update skip locked
   ) returning name, key`,
)

/** Deletes at most `count` expired rows and returns the number deleted. */
export const rateLimitDeleteExpired = async (db: Queryable, now: Instant, count: number): Promise<number> =>
  (await db.rows(deleteExpired, [sqlTime(now), count])).length

const keyColumns = (keys: readonly LimitKey[]): [string[], string[]] => [
  keys.map((limit) => limit.name),
  keys.map((limit) => limit.key),
]
