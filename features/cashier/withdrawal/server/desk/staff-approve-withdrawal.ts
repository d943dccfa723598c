import { handleStaffChange, type StaffDependencies } from '#features/office/staff/server/index.ts'
import { approveWithdrawal } from '../../staff-contract.ts'
import { type ApproveDependencies, approveOne } from './approve-one.ts'

export const staffApproveWithdrawalHandler = ({
  audit,
  ...needs
}: ApproveDependencies & Pick<StaffDependencies, 'audit'>) =>
  handleStaffChange(audit, approveWithdrawal, async ({ input, staff, caller, tx, now }) =>
    approveOne(tx, needs, { ...input, staff, caller, now }),
  )
