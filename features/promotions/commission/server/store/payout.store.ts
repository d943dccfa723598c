import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type PayoutState = 'paid' | 'waiting' | 'refused'

export type Payout = {
  readonly id: bigint
  readonly key: string
  readonly agentId: bigint
  readonly amount: Centavos
  readonly state: PayoutState
  readonly requestedAt: Instant
}
const columns = `id, key, agent_id as "agentId", amount, state, requested_at as "requestedAt"`

const insert = statement<Payout>(
  'commission_payout_insert',
  `insert into commission_payout (key, agent_id, amount, state, requested_at, decided_at)
   values ($1, $2, $3, $4, $5, case when $4 = 'waiting' then null else $5::timestamptz end) returning ${columns}`,
)
export const payoutInsert = (tx: Transaction, { key, agentId, amount, state, requestedAt }: Omit<Payout, 'id'>) =>
  exactlyOne(tx.rows(insert, [key, agentId, amount, state, sqlTime(requestedAt)]))

const findForUpdate = statement<Payout>(
  'commission_payout_find_for_update',
  `select ${columns} from commission_payout where id = $1 for update`,
)
export const payoutFindForUpdate = (tx: Transaction, id: bigint) => atMostOne(tx.rows(findForUpdate, [id]))

const decide = statement<{ id: bigint }>(
  'commission_payout_decide',
  `update commission_payout set state = $2, decided_by = $3, decided_at = $4 where id = $1 and state = 'waiting'
   returning id`,
)
export type PayoutDecision = {
  readonly id: bigint
  readonly state: Exclude<PayoutState, 'waiting'>
  readonly by: string
  readonly now: Instant
}
export const payoutDecide = (tx: Transaction, { id, state, by, now }: PayoutDecision) =>
  exactlyOne(tx.rows(decide, [id, state, by, sqlTime(now)]))

const list = statement<Payout>(
  'commission_payout_list_of_agent',
  `select ${columns} from commission_payout where agent_id = $1 and key = $2 order by id desc limit $3`,
)
/** An agent's payouts, newest first. */
export const payoutList = (
  db: Queryable,
  agent: { readonly agentId: bigint; readonly key: string },
  countMax: number,
) => db.rows(list, [agent.agentId, agent.key, countMax])

const countWaiting = statement<{ count: bigint; oldest: Instant | null }>(
  'commission_payout_count_waiting',
  `select count(*), min(requested_at) as oldest from commission_payout where state = 'waiting'`,
)
export const payoutsWaiting = (db: Queryable) => exactlyOne(db.rows(countWaiting))

const listWaiting = statement<Pick<Payout, 'id' | 'agentId' | 'amount' | 'requestedAt'>>(
  'commission_payout_list_waiting',
  `select id, agent_id as "agentId", amount, requested_at as "requestedAt" from commission_payout
   where state = 'waiting' order by requested_at, id limit $1`,
)
/** The same payouts, the oldest first. */
export const payoutsWaitingList = (db: Queryable, max: number) => db.rows(listWaiting, [max])
