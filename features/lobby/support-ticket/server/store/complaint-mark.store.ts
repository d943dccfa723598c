import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import { type ComplaintKind, complaintKinds } from '#core/complaint-kind.ts'

export type ComplaintMark = {
  readonly id: bigint
  /** Null: from here on it is no complaint. */
  readonly kind: ComplaintKind | null
  /** Null: the player, when writing. */
  readonly member: string | null
  readonly at: Instant
}

const insert = statement(
  'support_complaint_mark_insert',
  `with mark as (insert into support_complaint_mark (ticket_id, kind, member, at) values ($1, $2, $3, $4))
   update support_ticket set complaint = $2 where id = $1`,
)
type NewMark = Omit<ComplaintMark, 'id'> & { readonly ticketId: bigint }
/** Under the ticket's lock. */
export const complaintMarkInsert = (tx: Transaction, { ticketId, kind, member, at }: NewMark) =>
  tx.rows(insert, [ticketId, kind, member, sqlTime(at)])

const list = statement<ComplaintMark>(
  'support_complaint_mark_list',
  `select * from (select m.id, m.kind, m.member, m.at from support_complaint_mark m
     where m.ticket_id = $1 order by m.id desc limit 100) newest order by id`,
)
export const complaintMarkList = (db: Queryable, ticketId: bigint) => db.rows(list, [ticketId])

type ComplaintCount = { readonly name: string; readonly count: bigint; readonly medianSeconds: number | null }

/**
 * Complaints as they stand marked when the period ends. It is received with the first of the marks that lead to it
 * without a break, and answered with the first answer or solution of its ticket, or when it was received if that came first.
 */
const counts = statement<ComplaintCount>(
  'support_complaint_month_counts',
  `with standing as (
     select distinct on (m.ticket_id) m.ticket_id, m.kind from support_complaint_mark m
     where m.at < $2 order by m.ticket_id, m.id desc),
   complaint as (
     select s.ticket_id, s.kind, t.opened_at, t.solved_at, t.solved_by,
       (select min(m.at) from support_complaint_mark m where m.ticket_id = s.ticket_id and m.at < $2
          and m.id > coalesce((select max(b.id) from support_complaint_mark b
            where b.ticket_id = s.ticket_id and b.kind is null and b.at < $2), 0)) as received_at,
       (select min(p.at) from support_ticket_step p
          where p.ticket_id = s.ticket_id and p.act in ('answer', 'solve')) as first_at,
       (select p.act from support_ticket_step p where p.ticket_id = s.ticket_id and p.at < $2
          and p.act in ('open', 'solve', 'reopen') order by p.id desc limit 1) as last_act
     from standing s join support_ticket t on t.id = s.ticket_id where s.kind is not null),
   timed as (
     select *, case when first_at is not null then greatest(first_at, received_at) end as answered_at,
       last_act is distinct from 'solve' and not (solved_by is null and coalesce(solved_at < $2, false)) as is_open
     from complaint)
   select n.step || ' ' || k.kind as name, count(c.ticket_id),
     round(percentile_cont(0.5) within group (order by extract(epoch from c.first_at - c.opened_at))
       filter (where n.step = 'answered'))::float8 as "medianSeconds"
   from unnest(array['received', 'answered', 'open']) with ordinality as n (step, place)
   cross join unnest($3::text[]) with ordinality as k (kind, place)
   left join timed c on c.kind = k.kind and case n.step
     when 'received' then c.received_at >= $1
     when 'answered' then c.answered_at >= $1 and c.answered_at < $2
     else c.is_open end
   group by n.step, n.place, k.kind, k.place order by n.place, k.place`,
)
type Month = { readonly from: Instant; readonly until: Instant }
/** Complaints received, answered, and open at the end, by kind, with the median time to the first answer. */
export const complaintCounts = (db: Queryable, { from, until }: Month) =>
  db.rows(counts, [sqlTime(from), sqlTime(until), complaintKinds])
