import type { Instant } from '#core/clock/instant.ts'
import type { ChatFigures } from '#features/lobby/support-chat/server/index.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type Period = { readonly from: Instant; readonly until: Instant; readonly now: Instant }

/** As of chats; taken counts whoever took a ticket or got it handed over. A member of null: nobody, or all. */
export type TicketFigures = ChatFigures & { readonly overdue: number; readonly solved: number }

// A ticket is overdue if its first answer came after the deadline, or has not come and the deadline is over. One that was
// solved without an answer by then, and a call of somebody who cannot be answered, are not.
const figures = statement<TicketFigures>(
  'support_ticket_figures',
  `with opened as (
     select t.*, t.player_id is not null
         and coalesce(t.first_answered_at, t.solved_at, $3) > t.first_due_at as is_overdue
     from support_ticket t where t.opened_at >= $1 and t.opened_at < $2),
   acts as (
     select grouping(by) = 1 as is_all, by as member,
       count(distinct ticket_id) filter (where act in ('take', 'handOver'))::int as taken,
       count(distinct ticket_id) filter (where act = 'answer')::int as answered,
       count(distinct ticket_id) filter (where act = 'solve')::int as solved
     from (select s.ticket_id, s.act, coalesce(s.receiver, s.member) as by
       from support_ticket_step s join opened o on o.id = s.ticket_id where s.member is not null) step
     group by grouping sets ((by), ())),
   firsts as (
     select grouping(first_answered_by) = 1 as is_all, first_answered_by as member, count(*)::int as firsts,
       percentile_disc(0.5) within group (order by seconds) as median, percentile_disc(0.9) within group (order by seconds)
         as slow
     from (select o.first_answered_by, extract(epoch from o.first_answered_at - o.opened_at)::float8 as seconds
       from opened o where o.first_answered_at is not null) first
     group by grouping sets ((first_answered_by), ())),
   late as (
     select grouping(by) = 1 as is_all, by as member, count(*)::int as overdue
     from (select coalesce(o.first_answered_by, o.owner) as by from opened o where o.is_overdue) overdue
     group by grouping sets ((by), ())),
   rated as (
     select grouping(o.owner) = 1 as is_all, o.owner as member, count(*)::int as ratings, sum(o.rating)::int as stars
     from opened o where o.rating is not null group by grouping sets ((o.owner), ())),
   everybody as (
     select is_all, member from acts union select is_all, member from firsts
     union select is_all, member from late union select is_all, member from rated)
   select e.is_all as "isAll", e.member, coalesce(a.taken, 0) as taken, coalesce(a.answered, 0) as answered,
     coalesce(a.solved, 0) as solved, coalesce(f.firsts, 0) as firsts, f.median as "medianSeconds",
     f.slow as "slowSeconds", coalesce(l.overdue, 0) as overdue, coalesce(r.ratings, 0) as ratings,
     coalesce(r.stars, 0) as stars
   from everybody e
   left join acts a on a.is_all = e.is_all and a.member is not distinct from e.member
   left join firsts f on f.is_all = e.is_all and f.member is not distinct from e.member
   left join late l on l.is_all = e.is_all and l.member is not distinct from e.member
   left join rated r on r.is_all = e.is_all and r.member is not distinct from e.member
   order by e.member`,
)
/** What became of the tickets that were opened in a period, by member, and of all of them. */
export const ticketFigures = (db: Queryable, { from, until, now }: Period) =>
  db.rows(figures, [sqlTime(from), sqlTime(until), sqlTime(now)])

const count = statement<{ count: number }>(
  'support_ticket_count_opened',
  'select count(*)::int as count from support_ticket t where t.opened_at >= $1 and t.opened_at < $2',
)
export const ticketCountOpened = async (db: Queryable, { from, until }: Period) =>
  (await exactlyOne(db.rows(count, [sqlTime(from), sqlTime(until)]))).count
