import type { Instant } from '#core/clock/instant.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { listQuery } from '#platform/db/list-query.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { WithdrawalState } from '../../withdrawal-states.ts'
import { type Withdrawal, withdrawalColumns } from './withdrawal.store.ts'

const condition = `o.player_id = $1 and o.created_at >= $2 and o.created_at < $3 and o.state = any ($4::text[])`

const list = statement<Withdrawal>(
  'withdrawal_list',
  `select ${withdrawalColumns} from withdrawal_order o where ${condition}
   order by o.created_at desc, o.id desc limit $5 offset $6`,
)
const count = statement<{ total: bigint }>(
  'withdrawal_count',
  `select count(*) as total from withdrawal_order o where ${condition}`,
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

const listReferences = statement<{ reference: string }>(
  'withdrawal_list_references',
  'select o.reference from withdrawal_order o where o.player_id = $1 and o.reference = any($2::text[])',
)
/** Those of the references that name a withdrawal of this player. */
export const withdrawalReferencesOf = async (db: Queryable, playerId: bigint, references: readonly string[]) =>
  (await db.rows(listReferences, [playerId, references])).map(({ reference }) => reference)

const byTime = { by: 'o.created_at', kind: 'time' } as const
const byAmount = { by: 'o.amount', kind: 'number' } as const

export const withdrawalsForStaff = listQuery<Withdrawal>()({
  name: 'withdrawal_list_for_staff',
  columns: withdrawalColumns,
  from: 'withdrawal_order o',
  filters: {
    waiting: `o.state = 'MANUAL_REVIEW'`,
    states: 'o.state = any($::text[])',
    playerId: 'o.player_id = $',
    reference: 'o.reference = $',
    amountMin: 'o.amount >= $',
    from: 'o.created_at >= $time',
    until: 'o.created_at < $time',
  },
  sorts: {
    oldest: { ...byTime, direction: 'asc' },
    newest: { ...byTime, direction: 'desc' },
    largest: { ...byAmount, direction: 'desc' },
    smallest: { ...byAmount, direction: 'asc' },
  },
  id: 'o.id',
})
