import type { StaffDependencies } from '#features/office/staff/server/index.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import type { DepositHooks } from '../deposit-hook.ts'

export type StaffDepositDependencies = DepositHooks &
  Pick<StaffDependencies, 'audit' | 'secondPerson'> & { readonly receiptSeal: Seal }
