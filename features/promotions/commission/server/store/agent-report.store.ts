import type { Instant } from '#core/clock/instant.ts'
import type { CalendarDay } from '#core/clock/manila.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { isCounted } from '#ledger'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

/** Commission of an agent: what the settlements of these days earned, what was paid on them, and what waits now. */
export type AgentCommission = {
  readonly agentId: bigint
  readonly earned: Centavos
  readonly paid: Centavos
  readonly waiting: Centavos
}
type Days = {
  readonly days: { readonly from: CalendarDay; readonly until: CalendarDay }
  readonly from: Instant
  readonly until: Instant
}

const report = statement<AgentCommission>(
  'commission_agent_report',
  `select agent_id as "agentId", sum(earned)::bigint as earned, sum(paid)::bigint as paid, sum(waiting)::bigint as waiting from (
     select agent_id, amount as earned, 0 as paid, 0 as waiting from commission_line
       where settled_on between $1 and $2 and ${isCounted('agent_id')}
     union all
     select agent_id, 0, amount, 0 from commission_payout
       where state = 'paid' and decided_at >= $3 and decided_at < $4 and ${isCounted('agent_id')}
     union all
     select agent_id, 0, 0, amount from commission_payout where state = 'waiting' and ${isCounted('agent_id')}
   ) as each group by 1`,
)
export const agentCommissions = (db: Queryable, { days, from, until }: Days) =>
  db.rows(report, [days.from, days.until, sqlTime(from), sqlTime(until)])
