import type { PaymentProvider } from '#features/cashier/deposit/server/index.ts'
import type { Database } from '#platform/db/database.ts'
import type { Log } from '#platform/log/log.ts'

export type ReconciliationDependencies = {
  readonly db: Database
  readonly log: Log
  readonly providers: readonly PaymentProvider[]
}
