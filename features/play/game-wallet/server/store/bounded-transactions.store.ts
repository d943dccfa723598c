import type { Database } from '#platform/db/database.ts'
import { isDatabaseAway } from '#platform/db/database-faults.ts'
import { statement } from '#platform/db/statement.ts'

// Every row is looked up by its key. A plan that was made while a table was small would scan it when it is large. And there is
// one plan, whatever the size of a batch: PostgreSQL would make most of them anew for every batch of a few.
const bound = statement(
  'game_wallet_bound',
  `select set_config('statement_timeout', $1, true), set_config('enable_seqscan', 'off', true),
     set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true),
     set_config('plan_cache_mode', 'force_generic_plan', true)`,
)

/** The same database, where PostgreSQL ends a statement that takes too long, and its transaction with it, and scans no table. */
export const boundedTransactions = (db: Database, { statementMs }: { readonly statementMs: number }): Database => ({
  ...db,
  transaction: (work, options) =>
    db.transaction(
      async (tx) => {
        const [, result] = await Promise.all(tx.together(() => [tx.rows(bound, [String(statementMs)]), work(tx)]))
        return result
      },
      { ...options, statementMsMax: statementMs },
    ),
})

/** The connection broke: a commit that was under way may have happened. Every other error rolled everything back. */
export const mayBeCommitted = (error: unknown): boolean => isDatabaseAway(error)
