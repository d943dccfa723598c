import type { Instant } from '#core/clock/instant.ts'
import type { EncryptedPassword } from '#features/players/account/server/index.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import type { Database } from '#platform/db/database.ts'
import type { PersonalData } from '#platform/feature-module/personal-data.ts'

export type DataExportDependencies = {
  readonly db: Database
  readonly seal: Seal
  /** What every feature holds about a player. */
  readonly personalData: readonly PersonalData[]
  /** The player's sign-in password. */
  readonly proveAccountPassword: (proof: {
    readonly playerId: bigint
    readonly encrypted: EncryptedPassword
    readonly now: Instant
  }) => Promise<'proven' | 'wrongCredentials' | 'locked'>
}
