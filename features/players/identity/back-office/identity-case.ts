import type { ResponseOf } from '#core/contract/call.ts'
import type { openIdentity } from '../staff-contract.ts'

export type IdentityCase = ResponseOf<typeof openIdentity>
