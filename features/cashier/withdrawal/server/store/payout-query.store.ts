import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import { type Withdrawal, withdrawalColumns } from './withdrawal.store.ts'

const listDue = statement<Withdrawal>(
  'withdrawal_list_due',
  `select ${withdrawalColumns} from withdrawal_order o where o.ask_at <= $1 and o.provider <> all($2)
   order by o.ask_at, o.id limit $3`,
)
type Due = { readonly now: Instant; readonly without: readonly string[]; readonly countMax: number }
/** Payouts whose provider is due to be queried, except these providers. */
export const withdrawalsToQuery = (db: Queryable, { now, without, countMax }: Due) =>
  db.rows(listDue, [sqlTime(now), without, countMax])

const listWaiting = statement<{ reference: string }>(
  'withdrawal_list_waiting',
  `select reference from withdrawal_order where state in ('REQUESTED', 'CHECKING', 'APPROVED') and created_at <= $1
   order by created_at, id limit $2`,
)
/** Withdrawals that nobody has advanced since: their run was lost. */
export const withdrawalsWaiting = async (db: Queryable, since: Instant, countMax: number): Promise<string[]> =>
  (await db.rows(listWaiting, [sqlTime(since), countMax])).map(({ reference }) => reference)

const markQueried = statement(
  'withdrawal_mark_asked',
  `update withdrawal_order set asked_times = asked_times + 1, ask_at = $3 where id = $1 and state = $2 and ask_at is not null`,
)
/** An order that has moved on since has its own next time. Without one nothing more is expected. */
export const withdrawalMarkQueried = (
  db: Queryable,
  { id, state, next }: Pick<Withdrawal, 'id' | 'state'> & { readonly next: Instant | undefined },
) => db.rows(markQueried, [id, state, next && sqlTime(next)])

const queryNow = statement<{ id: bigint }>(
  'withdrawal_ask_now',
  `update withdrawal_order set ask_at = $3 where reference = $1 and provider = $2 and state in ('SUBMITTED', 'SUCCEEDED')
   returning id`,
)
/** False: there is no such payout of this provider, or nothing of it is open any more. */
export const withdrawalQueryNow = async (
  tx: Transaction,
  { reference, provider, now }: { readonly reference: string; readonly provider: string; readonly now: Instant },
) => (await tx.rows(queryNow, [reference, provider, sqlTime(now)])).length === 1

const markBegun = statement(
  'withdrawal_mark_begun',
  'update withdrawal_order set payout_id = $2 where id = $1 and payout_id is null',
)
/** The provider has a payout for it. */
export const withdrawalMarkBegun = (db: Queryable, id: bigint, payoutId: string) => db.rows(markBegun, [id, payoutId])

const countStuck = statement<{ count: bigint }>(
  'withdrawal_count_stuck',
  `select count(*) as count from withdrawal_order where state = 'SUBMITTED' and submitted_at <= $1`,
)
export const withdrawalCountStuck = async (db: Queryable, since: Instant): Promise<number> =>
  Number((await exactlyOne(db.rows(countStuck, [sqlTime(since)]))).count)
