import type { StaffDependencies } from '#features/office/staff/server/index.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import type { Database } from '#platform/db/database.ts'

export type RiskDeskDependencies = Pick<StaffDependencies, 'audit'> & {
  /** Encrypts what is put into a case's file. */
  readonly sealFile: Seal
  /** Opens what players have declared of themselves. */
  readonly sealDetails: Seal
}

export type RiskDependencies = RiskDeskDependencies & { readonly db: Database }
