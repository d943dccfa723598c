import { StaffList } from '#features/office/staff/back-office/index.ts'
import { listIdentities } from '../staff-contract.ts'
import { caseColumns } from './case-columns.tsx'

/** The state of a player's verification. Documents open on the page of the case, with a purpose. */
export const PlayerVerification = ({ playerId }: { readonly playerId: number }) => (
  <StaffList
    call={listIdentities}
    label="Verification"
    given={{ show: 'all', playerId }}
    columns={caseColumns}
    rowKey={({ playerId: of }) => of}
    empty="Nothing was handed in."
    sort="newest"
  />
)
