import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { WarningHours } from './ending.ts'
import type { Requirement } from './requirement.ts'
import { requirementColumns, type RequirementRow, requirementsOf } from './requirement-row.store.ts'

const findExpired = statement<{ playerId: bigint; id: bigint }>(
  'turnoverReqFindExpired',
  `select player_id as "playerId", id from turnover_req where status = 'ACTIVE' and expires_at <= $1
   order by expires_at, player_id, id limit $2`,
)
export const requirementFindExpired = (
  db: Queryable,
  { now, max }: { now: Instant; max: number },
): Promise<{ playerId: bigint; id: bigint }[]> => db.rows(findExpired, [sqlTime(now), max])

const findToWarn = statement<RequirementRow>(
  'turnoverReqFindToWarn',
  `select ${requirementColumns} from turnover_req
   where status = 'ACTIVE' and expires_at > $1 and
     ((expires_at <= $1 + interval '72 hours' and warned_hours is null) or
      (expires_at <= $1 + interval '24 hours' and warned_hours is distinct from 24))
   order by player_id, seq limit $2 for update skip locked`,
)
export const requirementLockToWarn = async (
  tx: Transaction,
  { now, max }: { now: Instant; max: number },
): Promise<Requirement[]> => requirementsOf(tx, await tx.rows(findToWarn, [sqlTime(now), max]))

const markWarned = statement(
  'turnoverReqMarkWarned',
  'update turnover_req set warned_hours = $3 where player_id = $1 and id = $2',
)
export const requirementMarkWarned = (
  tx: Transaction,
  { playerId, id }: Requirement,
  hoursLeft: WarningHours,
): Promise<never[]> => tx.rows(markWarned, [playerId, id, hoursLeft])

/** A stored sum that differs from its parts. */
export type TurnoverDifference = {
  readonly playerId: bigint
  /** The requirement, or null for the player's lifetime valid bets. */
  readonly requirementId: bigint | null
  readonly kept: Centavos
  readonly summed: Centavos
}

const findDifferences = statement<TurnoverDifference>(
  'turnoverFindDifferences',
  `select q.player_id as "playerId", q.id as "requirementId", q.progress as kept, (q.pruned_progress + coalesce(f.counted, 0))::bigint as summed
   from turnover_req q
   left join (select player_id, req_id, sum(counted) as counted from turnover_fill group by player_id, req_id) f
     on f.player_id = q.player_id and f.req_id = q.id
   where q.progress <> q.pruned_progress + coalesce(f.counted, 0)
   union all
   select p.player_id, null, p.valid_bet, (p.pruned_valid_bet + coalesce(r.valid_bet, 0))::bigint
   from turnover_player p
   left join (select player_id, sum(valid_bet) as valid_bet from turnover_round group by player_id) r using (player_id)
   where p.valid_bet <> p.pruned_valid_bet + coalesce(r.valid_bet, 0)
   order by 1, 2 limit 100`,
)
const patience = statement('turnoverDifferencesPatience', 'set local statement_timeout = 0')

/** Compares all progress with its contributions; returns the first hundred differences. */
export async function turnoverFindDifferences(tx: Transaction): Promise<TurnoverDifference[]> {
  await tx.rows(patience)
  return tx.rows(findDifferences)
}
