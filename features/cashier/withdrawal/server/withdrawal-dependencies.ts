import type { Clock, Instant } from '#core/clock/instant.ts'
import type { ByteSource } from '#core/draw/draw.ts'
import type { ProveCode } from '#features/cashier/bank-account/server/index.ts'
import type { ProveWithdrawalPassword } from '#features/cashier/safebox/server/index.ts'
import type { PasskeyProofs } from '#features/players/passkey/server/index.ts'
import type { Database } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { Log } from '#platform/log/log.ts'
import type { RefusedCalls } from '#platform/refused-calls/refused-calls.ts'
import type { VipAllowance } from '../policy.ts'
import type { PayoutProvider } from './payout-provider.ts'

export type WithdrawalDependencies = {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly refusedCalls: Pick<RefusedCalls, 'note'>
  readonly bytes: ByteSource
  readonly providers: readonly PayoutProvider[]
  /** What the player's VIP level allows. */
  readonly vipAllowanceOf: (db: Queryable, playerId: bigint) => Promise<VipAllowance>
  /** Whether the player claimed the cash of more friends in a day since then than passes without a look. */
  readonly hasManyFriendRewards: (db: Queryable, playerId: bigint, since: Instant) => Promise<boolean>
  readonly proveCode: ProveCode
  readonly provePassword: ProveWithdrawalPassword
  readonly passkeys: Pick<PasskeyProofs, 'canConfirm' | 'beginConfirmation' | 'confirm'>
  /** A bound account's decrypted number, for the provider only. */
  readonly openNumber: (db: Queryable, accountId: bigint) => Promise<string>
}
