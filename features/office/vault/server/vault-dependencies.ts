import type { MasterSecret } from '#platform/crypto/master-secret.ts'
import type { Database } from '#platform/db/database.ts'
import type { VaultKind } from '#platform/feature-module/vault-records.ts'
import type { Log } from '#platform/log/log.ts'

export type VaultDependencies = {
  readonly db: Database
  readonly log: Pick<Log, 'info'>
  readonly secret: MasterSecret
  /** Where the vault is written: a folder for each day. */
  readonly directory: string
  /** What the ledger and every feature give it. */
  readonly kinds: readonly VaultKind[]
}
