import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { Withdrawal } from './withdrawal.store.ts'

export type KeptSignOff = {
  readonly staffId: bigint
  readonly staffName: string
  readonly isCompliance: boolean
  readonly at: Instant
}

type WithdrawalVersion = Pick<Withdrawal, 'id' | 'version'>

const insert = statement<{ staffId: bigint }>(
  'withdrawal_approval_insert',
  `insert into withdrawal_approval (order_id, version, staff_id, staff_name, is_compliance, at) values ($1, $2, $3, $4, $5, $6)
   on conflict do nothing returning staff_id as "staffId"`,
)
/** Undefined if the same member has signed off before. */
export const signOffInsert = (
  tx: Transaction,
  { id, version }: WithdrawalVersion,
  { staffId, staffName, isCompliance, at }: KeptSignOff,
) => atMostOne(tx.rows(insert, [id, version, staffId, staffName, isCompliance, sqlTime(at)]))

const list = statement<KeptSignOff>(
  'withdrawal_approval_list',
  `select staff_id as "staffId", staff_name as "staffName", is_compliance as "isCompliance", at
   from withdrawal_approval where order_id = $1 and version = $2 order by at, staff_id`,
)
/** Of the current version: a withdrawal that was held since has to be signed off again. */
export const signOffList = (db: Queryable, { id, version }: WithdrawalVersion) => db.rows(list, [id, version])
