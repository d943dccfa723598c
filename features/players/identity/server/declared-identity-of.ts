import { sourcesOfFunds } from '../identity-words.ts'
import type { DeclaredIdentity } from '../declared-identity.ts'
import type { IdentityDetails, IdentityRow } from './store/identity.store.ts'

/** All declared data, from the row and its encrypted part. */
export function declaredIdentityOf(row: IdentityRow, details: IdentityDetails): DeclaredIdentity {
  return {
    ...details,
    firstName: row.firstName ?? '',
    middleName: row.middleName ?? '',
    lastName: row.lastName ?? '',
    birthDate: row.birthDate,
    sourceOfFunds: sourcesOfFunds.find((source) => source === details.sourceOfFunds) ?? null,
  }
}
