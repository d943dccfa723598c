import type { Database } from '#platform/db/database.ts'
import { isDatabaseAway } from '#platform/db/database-faults.ts'
import { statement } from '#platform/db/statement.ts'

// Every row is looked up by its key: a plan made while a table was small would scan it when it is large. And there is
// one generic plan for all batch sizes: PostgreSQL would replan nearly every small batch.
const bound = statement(
  'game_wallet_bound',
  `select set_config('statement_timeout', $1, true), set_config('enable_seqscan', 'off', true),
     set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true),
     set_config('plan_cache_mode', 'force_generic_plan', true)`,
)

/** The same database with a statement timeout that ends the transaction, and with sequential scans disabled. */
export const boundedTransactions = (db: Database, { statementMs }: { readonly statementMs: number }): Database => ({
  ...db,
  transaction: (work, options) =>
    db.transaction(
      async (tx) => {
        const [, result] = await Promise.all(tx.pipeline(() => [tx.rows(bound, [String(statementMs)]), work(tx)]))
        return result
      },
      { ...options, statementMsMax: statementMs },
    ),
})

/** The connection broke: a commit that was under way may have happened. Every other error rolled everything back. */
export const mayBeCommitted = (error: unknown): boolean => isDatabaseAway(error)
