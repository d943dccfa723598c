import type { StaffDependencies } from '#features/office/staff/server/index.ts'
import type { IdentityDependencies } from '../identity-dependencies.ts'

export type StaffVerificationDependencies = Pick<StaffDependencies, 'audit'> &
  Pick<IdentityDependencies, 'sealDetails' | 'sealDocument' | 'directory'>
