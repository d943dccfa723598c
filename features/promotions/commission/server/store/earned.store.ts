import type { CalendarDay } from '#core/clock/manila.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { gathered } from '#platform/db/gathering.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

type AgentOf = { readonly key: string; readonly agentId: bigint }
export type Earned = {
  readonly total: Centavos
  readonly lastDay: Centavos
  readonly taken: Centavos
  readonly waiting: Centavos
}

const sumOfAgent = statement<Earned & { ordinal: bigint }>(
  'commission_sum_of_agent',
  `select k.ordinal,
     (select coalesce(sum(amount), 0)::bigint from commission_line l where l.agent_id = k.agent_id and l.key = k.key) as total,
     (select coalesce(sum(amount), 0)::bigint from commission_line l where l.agent_id = k.agent_id and l.key = k.key
        and l.settled_on = k.day) as "lastDay",
     (select coalesce(sum(amount), 0)::bigint from commission_payout p where p.agent_id = k.agent_id and p.key = k.key
        and p.state <> 'refused') as taken,
     (select coalesce(sum(amount), 0)::bigint from commission_payout p where p.agent_id = k.agent_id and p.key = k.key
        and p.state = 'waiting') as waiting
   from unnest($1::bigint[], $2::text[], $3::date[]) with ordinality as k (agent_id, key, day, ordinal)`,
)
const earned = gathered<AgentOf & { readonly day: CalendarDay }, Earned>({
  textOf: ({ key, agentId, day }) => `${agentId} ${key} ${day}`,
  read: (db, keys) =>
    db.rows(sumOfAgent, [keys.map(({ agentId }) => agentId), keys.map(({ key }) => key), keys.map(({ day }) => day)]),
})
/** An agent's commission: in total, by the settlement of a day, and what of it was taken. */
export const commissionSum = (db: Queryable, agent: AgentOf & { readonly day: CalendarDay }) =>
  exactlyOne(earned(db, agent))

export type StatementDay = {
  readonly day: CalendarDay
  readonly counted: Centavos
  readonly earned: Centavos
  readonly corrected: Centavos
  readonly friends: number
}
const listDays = statement<StatementDay>(
  'commission_line_list_days',
  `select settled_on as day, sum(counted)::bigint as counted,
     coalesce(sum(amount) filter (where kind = 'play'), 0)::bigint as earned,
     coalesce(sum(amount) filter (where kind <> 'play'), 0)::bigint as corrected,
     count(distinct invitee_id)::int as friends
   from commission_line where agent_id = $1 and key = $2 group by settled_on order by settled_on desc limit $3`,
)
/** An agent's statement by the day of settlement, newest first. */
export const statementDays = (db: Queryable, { agentId, key }: AgentOf, countMax: number) =>
  db.rows(listDays, [agentId, key, countMax])

const listFriends = statement<{ inviteeId: bigint; lastDay: Centavos; total: Centavos }>(
  'commission_line_list_friends',
  `select invitee_id as "inviteeId", coalesce(sum(amount) filter (where settled_on = $4), 0)::bigint as "lastDay",
     sum(amount)::bigint as total
   from commission_line where agent_id = $1 and key = $2 and invitee_id = any($3::bigint[]) group by invitee_id`,
)
/** What each of these friends has earned the agent. */
export const earnedFrom = async (
  db: Queryable,
  { agentId, key, friends, day }: AgentOf & { readonly friends: readonly bigint[]; readonly day: CalendarDay },
) => new Map((await db.rows(listFriends, [agentId, key, friends, day])).map((row) => [row.inviteeId, row]))
