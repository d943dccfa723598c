import { nameKeys, plainIdNumber } from '../rules.ts'
import type { DeclaredIdentity } from '../declared-identity.ts'
import type { IdentityRow } from './store/identity.store.ts'
import type { IdentityDependencies } from './identity-dependencies.ts'
import { sealDetails } from './sealed-details.ts'

/**
 * The row with the declared data: names and birth date in clear, the rest encrypted, the document number also as a
 * hash.
 */
export function applyDeclaration(
  row: IdentityRow,
  declared: DeclaredIdentity,
  { sealDetails: seal, hashIdNumber }: Pick<IdentityDependencies, 'sealDetails' | 'hashIdNumber'>,
): IdentityRow {
  const { firstName, middleName, lastName, birthDate, ...rest } = declared
  const idNumber = plainIdNumber(rest.idNumber)
  const isNamed = firstName !== '' && lastName !== ''
  return {
    ...row,
    firstName: firstName === '' ? null : firstName,
    middleName: middleName === '' ? null : middleName,
    lastName: lastName === '' ? null : lastName,
    birthDate,
    nameKeys: isNamed ? nameKeys({ firstName, middleName, lastName }) : [],
    details: sealDetails(seal, row.playerId, { ...rest, idNumber }),
    idHash: rest.idType === null || idNumber === '' ? null : hashIdNumber(`${rest.idType}:${idNumber}`),
  }
}
