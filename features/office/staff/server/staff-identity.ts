import type { SessionHolder } from '#platform/http/caller.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { StaffRole } from '../roles.ts'

/** The staff member of a live session. */
export type StaffIdentity = SessionHolder & {
  readonly staffId: bigint
  readonly sessionId: bigint
  readonly name: string
  readonly email: string
  readonly roles: readonly StaffRole[]
  /** Since when the member has the second factor that opened this session. */
  readonly factorSince: Instant
}
