import type { StaffDependencies } from '#features/office/staff/server/index.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import type { ReleaseDependencies } from './release-gift.ts'
import type { Queryable } from '#platform/db/queryable.ts'

/** A known fact about a person, in the words of a report. */
export type PersonFact = { readonly name: string; readonly value: string }

export type StaffRiskDependencies = Pick<StaffDependencies, 'audit'> &
  ReleaseDependencies & {
    /** Encrypts what is put into a case's file. */
    readonly sealFile: Seal
    /** Undefined for nobody. */
    readonly personOf: (db: Queryable, playerId: bigint) => Promise<readonly PersonFact[] | undefined>
    readonly operatorOf: (db: Queryable) => Promise<string>
  }
