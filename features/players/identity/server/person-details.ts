import { formatDay } from '#core/clock/manila-format.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { identityFind } from './store/identity.store.ts'
import { openDetails } from './sealed-details.ts'

export type PersonDetail = { readonly name: string; readonly value: string }

/** A player's declared data as lines of a report; nothing if there is none. */
export async function personDetails(db: Queryable, playerId: bigint, seal: Seal): Promise<readonly PersonDetail[]> {
  const row = await identityFind(db, playerId)
  if (row === undefined) return [{ name: 'Verification', value: 'None' }]
  const details = openDetails(seal, row)
  return [
    { name: 'Verification', value: row.status },
    { name: 'Name', value: [row.firstName, row.middleName, row.lastName].filter(Boolean).join(' ') },
    { name: 'Born', value: row.birthDate === null ? '' : formatDay(row.birthDate) },
    { name: 'Birthplace', value: details.birthplace },
    { name: 'Nationality', value: details.nationality },
    { name: 'Present address', value: details.presentAddress },
    { name: 'Permanent address', value: details.permanentAddress },
    { name: 'Nature of work', value: details.natureOfWork },
    { name: 'Source of funds', value: details.sourceOfFunds ?? '' },
    { name: 'Document', value: `${details.idType ?? ''} ${details.idNumber}`.trim() },
  ].filter(({ value }) => value !== '')
}
