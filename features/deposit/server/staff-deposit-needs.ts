import type { StaffDependencies } from '#features/staff/server/index.ts'
import type { Seal } from '#platform/crypto/seal.ts'

export type StaffDepositNeeds = Pick<StaffDependencies, 'audit'> & { readonly receiptSeal: Seal }
