import { StaffList } from '#features/office/staff/back-office/index.ts'
import { listTickets } from '../staff-contract.ts'
import { ticketColumns } from './ticket-columns.tsx'
import { messages } from './messages/en.ts'

/** A player's tickets in the player's file, the newest first. */
export const PlayerTickets = ({ playerId }: { readonly playerId: number }) => (
  <StaffList
    call={listTickets}
    label={messages.tickets}
    given={{ playerId, show: 'all' }}
    columns={ticketColumns}
    rowKey={({ id }) => id}
    empty={messages.playerTicketsEmpty}
    sort="newest"
  />
)
