import { StaffList } from '#features/office/staff/back-office/index.ts'
import { findWithdrawals } from '../staff-contract.ts'
import { withdrawalColumns } from './withdrawal-columns.tsx'
import { messages } from './messages/en.ts'

export const PlayerWithdrawals = ({ playerId }: { readonly playerId: number }) => (
  <StaffList
    call={findWithdrawals}
    label={messages.withdrawals}
    given={{ show: 'all', text: String(playerId) }}
    columns={withdrawalColumns}
    rowKey={({ orderId }) => orderId}
    empty={messages.playerHasNone}
    sort="newest"
  />
)
