import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type Match = {
  readonly id: bigint
  readonly orderId: bigint
  readonly reference: string
  readonly provider: string
  readonly playerId: bigint
  readonly amount: Centavos
  readonly bankReference: string
  readonly proposedBy: string
  readonly proposedAt: Instant
}

const openOfOrder = statement<{ id: bigint }>(
  'deposit_match_open_of_order',
  'select id from deposit_match where order_id = $1 and decision is null',
)
/** An order's undecided proposal. The caller has locked the order. */
export const matchOpenOf = (tx: Transaction, orderId: bigint) => atMostOne(tx.rows(openOfOrder, [orderId]))

const insert = statement<{ id: bigint }>(
  'deposit_match_insert',
  `insert into deposit_match (order_id, method, amount, bank_reference, proposed_by, proposed_at)
   values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning id`,
)
export type NewMatch = Pick<Match, 'orderId' | 'amount' | 'bankReference' | 'proposedBy'> & {
  readonly method: string
  readonly now: Instant
}
/** Undefined: this line of the statement pays another order. */
export const matchInsert = (tx: Transaction, match: NewMatch) =>
  atMostOne(
    tx.rows(insert, [
      match.orderId,
      match.method,
      match.amount,
      match.bankReference,
      match.proposedBy,
      sqlTime(match.now),
    ]),
  )

const find = statement<Match>(
  'deposit_match_find_open',
  `select m.id, m.order_id as "orderId", o.reference, o.provider, o.player_id as "playerId", m.amount,
     m.bank_reference as "bankReference", m.proposed_by as "proposedBy", m.proposed_at as "proposedAt"
   from deposit_match m join deposit_order o on o.id = m.order_id where m.id = $1 and m.decision is null`,
)
export const matchFindOpen = (tx: Transaction, id: bigint) => atMostOne(tx.rows(find, [id]))

const decide = statement<{ id: bigint }>(
  'deposit_match_decide',
  `update deposit_match set decision = $2, decided_by = $3, decided_at = $4
   where id = $1 and decision is null returning id`,
)
export type MatchDecision = {
  readonly id: bigint
  readonly decision: 'approved' | 'refused'
  readonly email: string
  readonly now: Instant
}
/** Undefined: already decided. */
export const matchDecide = (tx: Transaction, { id, decision, email, now }: MatchDecision) =>
  atMostOne(tx.rows(decide, [id, decision, email, sqlTime(now)]))
