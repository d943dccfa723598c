import { StaffList } from '#features/office/staff/back-office/index.ts'
import { findWithdrawals } from '../staff-contract.ts'
import { withdrawalColumns } from './withdrawal-columns.tsx'

export const PlayerWithdrawals = ({ playerId }: { readonly playerId: number }) => (
  <StaffList
    call={findWithdrawals}
    label="Withdrawals"
    given={{ show: 'all', text: String(playerId) }}
    columns={withdrawalColumns}
    rowKey={({ orderId }) => orderId}
    empty="No withdrawal was asked for."
    sort="newest"
  />
)
