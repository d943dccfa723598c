import { StaffList } from '#features/office/staff/back-office/index.ts'
import { listIdentities } from '../staff-contract.ts'
import { caseColumns } from './case-columns.tsx'
import { messages } from './messages/en.ts'

/** The state of a player's verification. Documents open on the page of the case, with a purpose. */
export const PlayerVerification = ({ playerId }: { readonly playerId: number }) => (
  <StaffList
    call={listIdentities}
    label={messages.verification}
    given={{ show: 'all', playerId }}
    columns={caseColumns}
    rowKey={({ playerId: of }) => of}
    empty={messages.submissionsEmpty}
    sort="newest"
  />
)
