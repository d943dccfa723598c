import { sourcesOfFunds } from '../identity-words.ts'
import type { ToldIdentity } from '../told-identity.ts'
import type { IdentityDetails, IdentityRow } from './store/identity.store.ts'

/** Everything a player has told, from the row and from what was sealed in it. */
export function toldOf(row: IdentityRow, details: IdentityDetails): ToldIdentity {
  return {
    ...details,
    firstName: row.firstName ?? '',
    middleName: row.middleName ?? '',
    lastName: row.lastName ?? '',
    birthDate: row.birthDate,
    sourceOfFunds: sourcesOfFunds.find((source) => source === details.sourceOfFunds) ?? null,
  }
}
