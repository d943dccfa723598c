import type { ResponseOf } from '#core/contract/call.ts'
import type { openIdentity } from '../staff-contract.ts'

/** One case as it was opened. */
export type IdentityCase = ResponseOf<typeof openIdentity>
