import type { IdList } from '#platform/db/id-list.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'
import { isDeposit } from '../house/deposit-month.store.ts'
import { sinceClosedDays } from '../house/house.store.ts'

type Steps = { readonly deposited: bigint; readonly bet: bigint; readonly depositedAgain: bigint }

// Past days are read from per-player sums, the others from transfers.
const countSteps = statement<Steps>(
  'ledgerPlayerCountSteps',
  `with requested as materialized (select unnest($1::bigint[]) as id),
   paid as (
     select player_id, deposits from ledger_deposit_month
     union all
     select player_id, 1 from ledger_transfer where ${isDeposit} and ${sinceClosedDays}
   ), deposits as (
     select p.player_id, sum(p.deposits) as count from paid p join requested a on a.id = p.player_id group by 1
   ), bettors as (
     select player_id from ledger_bettor
     union
     select player_id from ledger_transfer where reason = 'bet' and ${sinceClosedDays}
   )
   select (select count(*) from deposits) as deposited, (select count(*) from deposits where count >= 2) as "depositedAgain",
     (select count(*) from bettors b join requested a on a.id = b.player_id) as bet`,
)
/** How many of these players have deposited, bet, and deposited again. */
export const firstStepsOf = (db: Queryable, playerIds: IdList): Promise<Steps> =>
  exactlyOne(db.rows(countSteps, [playerIds]))
