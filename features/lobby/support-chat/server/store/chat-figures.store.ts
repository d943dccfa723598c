import type { Instant } from '#core/clock/instant.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

type Period = { readonly from: Instant; readonly until: Instant }

export type ChatFigures = {
  /** True: of all members together. */
  readonly isAll: boolean
  /** Null: all. */
  readonly member: string | null
  /** Chats of which the member was the last owner. */
  readonly taken: number
  readonly answered: number
  readonly firsts: number
  readonly medianSeconds: number | null
  readonly slowSeconds: number | null
  readonly ratings: number
  readonly stars: number
}

const figures = statement<ChatFigures>(
  'support_chat_figures',
  `with opened as (select c.* from support_chat c where c.opened_at >= $1 and c.opened_at < $2),
   owned as (
     select grouping(o.owner) = 1 as is_all, o.owner as member, count(*)::int as taken, count(o.rating)::int as ratings,
       coalesce(sum(o.rating), 0)::int as stars
     from opened o where o.owner is not null group by grouping sets ((o.owner), ())),
   answers as (
     select m.chat_id, m.member, m.id, extract(epoch from o.first_answered_at - o.opened_at)::float8 as seconds,
       m.id = min(m.id) over (partition by m.chat_id) as is_first
     from support_message m join opened o on o.id = m.chat_id where m.author = 'staff'),
   answered as (
     select grouping(member) = 1 as is_all, member, count(distinct chat_id)::int as answered,
       count(*) filter (where is_first)::int as firsts,
       percentile_disc(0.5) within group (order by seconds) filter (where is_first) as median,
       percentile_disc(0.9) within group (order by seconds) filter (where is_first) as slow
     from answers group by grouping sets ((member), ())),
   everybody as (select is_all, member from owned union select is_all, member from answered)
   select e.is_all as "isAll", e.member, coalesce(o.taken, 0) as taken, coalesce(a.answered, 0) as answered,
     coalesce(a.firsts, 0) as firsts, a.median as "medianSeconds", a.slow as "slowSeconds",
     coalesce(o.ratings, 0) as ratings, coalesce(o.stars, 0) as stars
   from everybody e
   left join owned o on o.is_all = e.is_all and o.member is not distinct from e.member
   left join answered a on a.is_all = e.is_all and a.member is not distinct from e.member
   order by e.member`,
)
/** What became of the chats that were opened in a period, by member, and of all of them. */
export const chatFigures = (db: Queryable, { from, until }: Period) => db.rows(figures, [sqlTime(from), sqlTime(until)])

const count = statement<{ count: number }>(
  'support_chat_count_opened',
  'select count(*)::int as count from support_chat c where c.opened_at >= $1 and c.opened_at < $2',
)
export const chatCountOpened = async (db: Queryable, { from, until }: Period) =>
  (await exactlyOne(db.rows(count, [sqlTime(from), sqlTime(until)]))).count
