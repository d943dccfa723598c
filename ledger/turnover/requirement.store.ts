import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { Requirement } from './requirement.ts'
import {
  grantColumns,
  requirementColumns,
  type RequirementRow,
  requirementsOf,
  stateColumns,
} from './requirement-row.store.ts'

const findActive = statement<RequirementRow>(
  'turnoverReqFindActive',
  `select ${requirementColumns} from turnover_req
   where player_id = any($1::bigint[]) and status = 'ACTIVE' order by player_id, seq`,
)
export const requirementFindActive = async (db: Queryable, playerIds: readonly bigint[]): Promise<Requirement[]> =>
  requirementsOf(db, await db.rows(findActive, [playerIds]))

// A union of two queries, because an "or" would scan the whole table.
const findTouched = statement<RequirementRow>(
  'turnoverReqFindTouched',
  `select ${requirementColumns} from turnover_req where player_id = any($1::bigint[]) and status = 'ACTIVE'
   union
   select ${requirementColumns} from turnover_req where (player_id, id) in (
     select f.player_id, f.req_id from turnover_fill f
     join unnest($2::bigint[], $3::text[]) as k (player_id, round_id) using (player_id, round_id))
   order by "playerId", seq`,
)
/** The active requirements of these players, and those that these rounds contributed to. */
export const requirementFindTouched = async (
  tx: Transaction,
  playerIds: readonly bigint[],
  rounds: readonly { playerId: bigint; roundId: string }[],
): Promise<Requirement[]> => {
  if (rounds.length === 0) return requirementFindActive(tx, playerIds)
  const owners = rounds.map(({ playerId }) => playerId)
  const ids = rounds.map(({ roundId }) => roundId)
  return requirementsOf(tx, await tx.rows(findTouched, [playerIds, owners, ids]))
}

const findById = statement<RequirementRow>(
  'turnoverReqFindById',
  `select ${requirementColumns} from turnover_req where player_id = $1 and id = $2`,
)
export const requirementFind = async (
  db: Queryable,
  { playerId, id }: { playerId: bigint; id: bigint },
): Promise<Requirement | undefined> => (await requirementsOf(db, await db.rows(findById, [playerId, id])))[0]

const findBySource = statement<RequirementRow>(
  'turnoverReqFindBySource',
  `select ${requirementColumns} from turnover_req where player_id = $1 and source = $2 and source_id = $3`,
)
export type CreditKey = { readonly playerId: bigint; readonly source: string; readonly sourceId: string }

export const requirementFindBySource = async (
  db: Queryable,
  { playerId, source, sourceId }: CreditKey,
): Promise<Requirement | undefined> =>
  (await requirementsOf(db, await db.rows(findBySource, [playerId, source, sourceId])))[0]

const insert = statement<{ id: bigint }>(
  'turnoverReqInsert',
  `insert into turnover_req (player_id, seq, kind, source, source_id, title, credit, rate, required, weights_id, created_at,
     returns_to, expires_at, bet_max, refuses_larger)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) returning id`,
)
export type NewRequirement = Omit<Requirement, 'id' | 'progress' | 'weights' | 'state'> & { readonly weightsId: string }

export async function requirementInsert(tx: Transaction, requirement: NewRequirement): Promise<void> {
  const { playerId, seq, grant, source, sourceId, title, credit, rate, required, weightsId, createdAt } = requirement
  const { kind, returnsTo, expiresAt, betMax, refusesLarger } = grantColumns(grant)
  const what = [playerId, seq, kind, source, sourceId, title, credit, rate, required, weightsId, sqlTime(createdAt)]
  await tx.rows(insert, [...what, returnsTo, expiresAt, betMax, refusesLarger])
}

const save = statement(
  'turnoverReqSave',
  `update turnover_req q set progress = n.progress, status = n.status, cleared_by = n.cleared_by,
     cleared_withdrawals = n.cleared_withdrawals, ended_at = n.ended_at
   from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::integer[], $7::timestamptz[])
     as n (player_id, id, progress, status, cleared_by, cleared_withdrawals, ended_at)
   where q.player_id = n.player_id and q.id = n.id`,
)
/** Stores changed requirements; their players are locked. */
export async function requirementSave(tx: Transaction, requirements: readonly Requirement[]): Promise<void> {
  if (requirements.length === 0) return
  const states = requirements.map(({ state }) => stateColumns(state))
  await tx.rows(save, [
    requirements.map(({ playerId }) => playerId),
    requirements.map(({ id }) => id),
    requirements.map(({ progress }) => progress),
    states.map(({ status }) => status),
    states.map(({ clearedBy }) => clearedBy),
    states.map(({ withdrawals }) => withdrawals),
    states.map(({ endedAt }) => endedAt),
  ])
}
