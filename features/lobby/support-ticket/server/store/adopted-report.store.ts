import type { Duration } from '#core/clock/duration.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

// The keys of the messages are made of the report's number, so that no report is adopted twice.
const adopt = statement<{ adopted: number }>(
  'support_ticket_adopt_reports',
  `with report as (
     select r.* from player_report r
     where not exists (select from support_ticket t where t.id = r.id) order by r.id limit $1),
   ticket as (
     insert into support_ticket (id, player_id, source, category, game_id, page, state, owner, owner_name, opened_at,
       first_due_at, first_answered_at, first_answered_by, waiting_since, due_at, messages, last_message_at, solved_at,
       solved_by)
     select r.id, r.player_id, 'report', r.category, r.game_id, r.page,
       case r.state when 'answered' then 'waiting' when 'closed' then 'solved' else 'open' end,
       r.taken_by, case when r.taken_by is not null then '' end, r.reported_at, r.reported_at + make_interval(secs => $2 / 1000),
       r.answered_at, r.answered_by, case r.state when 'open' then r.reported_at end,
       case r.state when 'open' then r.reported_at + make_interval(secs => $2 / 1000) end,
       1 + (r.answer is not null)::int, coalesce(r.answered_at, r.reported_at), r.closed_at, r.closed_by
     from report r on conflict do nothing returning id),
   words as (
     insert into support_ticket_message (ticket_id, author, member, member_name, message_key, text, sent_at)
     select r.id, 'player', null, null, md5('report ' || r.id), r.text, r.reported_at
     from report r join ticket using (id)
     union all
     select r.id, 'staff', r.answered_by, '', md5('answer ' || r.id), r.answer, r.answered_at
     from report r join ticket using (id) where r.answer is not null
     order by 1, 7),
   steps as (
     insert into support_ticket_step (ticket_id, act, member, at)
     select r.id, s.act, s.member, s.at from report r join ticket using (id)
     cross join lateral (values ('open', null, r.reported_at), ('take', r.taken_by, r.taken_at),
       ('answer', r.answered_by, r.answered_at), ('solve', r.closed_by, r.closed_at)) s (act, member, at)
     where s.at is not null order by 1, 4)
   select count(*)::int as adopted from ticket`,
)
/** Makes tickets, under the same numbers, of reports that the version before has stored. Answers how many. */
export const reportsAdopt = async (db: Queryable, answeredWithin: Duration, limit: number) =>
  (await exactlyOne(db.rows(adopt, [limit, answeredWithin]))).adopted
