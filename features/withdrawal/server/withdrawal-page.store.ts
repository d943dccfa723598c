import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { WithdrawalState } from '../withdrawal-states.ts'
import { type Withdrawal, withdrawalColumns } from './withdrawal.store.ts'

const wanted = `o.player_id = $1 and o.created_at >= $2 and o.created_at < $3 and o.state = any ($4::text[])`

const list = statement<Withdrawal>(
  'withdrawal_list',
  `select ${withdrawalColumns} from withdrawal_order o where ${wanted}
   order by o.created_at desc, o.id desc limit $5 offset $6`,
)
const count = statement<{ total: bigint }>(
  'withdrawal_count',
  `select count(*) as total from withdrawal_order o where ${wanted}`,
)

export type WithdrawalPageRequest = {
  readonly playerId: bigint
  readonly from: Instant
  readonly to: Instant
  readonly states: readonly WithdrawalState[]
  readonly page: number
  readonly size: number
}

export async function withdrawalPage(
  db: Queryable,
  { playerId, from, to, states, page, size }: WithdrawalPageRequest,
): Promise<{ readonly total: number; readonly orders: readonly Withdrawal[] }> {
  const which = [playerId, sqlTime(from), sqlTime(to), [...states]]
  const { total } = await exactlyOne(db.rows(count, which))
  return { total: Number(total), orders: await db.rows(list, [...which, size, (page - 1) * size]) }
}

const listForStaff = statement<Withdrawal>(
  'withdrawal_list_for_staff',
  `select ${withdrawalColumns} from withdrawal_order o
   where o.state = any ($1::text[]) and ($2::bigint is null or o.player_id = $2) and ($3::text is null or o.reference = $3)
     and o.amount >= $4
   order by case when $5 then o.created_at end, o.created_at desc, o.id desc limit $6 offset $7`,
)

export type StaffWithdrawalFilter = {
  readonly states: readonly WithdrawalState[]
  readonly playerId: bigint | null
  readonly reference: string | null
  readonly amountMin: Centavos
  /** Who has waited longest comes first. */
  readonly oldestFirst: boolean
  readonly limit: number
  readonly offset: number
}
export const withdrawalListForStaff = (db: Queryable, filter: StaffWithdrawalFilter) => {
  const { states, playerId, reference, amountMin, oldestFirst, limit, offset } = filter
  return db.rows(listForStaff, [[...states], playerId, reference, amountMin, oldestFirst, limit, offset])
}
