import { type StaffDependencies, staffMessages } from '#features/office/staff/server/index.ts'
import type { ServedCalls } from '#platform/http/served-calls.ts'
import { staffApproveWithdrawalHandler } from './staff-approve-withdrawal.ts'
import { staffApproveWithdrawalsHandler } from './staff-approve-withdrawals.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'
import { staffFindWithdrawalsHandler } from './staff-find-withdrawals.ts'
import { staffPayoutEventsHandler, staffReplayPayoutEventHandler } from './staff-payout-events.ts'
import { staffStopPlayerHandler } from './staff-stop-player.ts'
import { staffHoldWithdrawalHandler, staffRejectWithdrawalHandler } from './staff-stop-withdrawal.ts'
import { staffViewWithdrawalHandler } from './staff-view-withdrawal.ts'
import { withdrawalRefusalTexts } from './withdrawal-refusal-texts.ts'
import type { WithdrawalDependencies } from '../withdrawal-dependencies.ts'

/** Reviewing and deciding withdrawals. */
export const staffWithdrawals = (
  needs: WithdrawalDependencies & Pick<StaffDependencies, 'audit' | 'secondPerson'>,
): ServedCalls => ({
  fieldMeanings: staffFieldMeanings,
  handlers: [
    staffFindWithdrawalsHandler(needs),
    staffViewWithdrawalHandler(needs),
    staffApproveWithdrawalHandler(needs),
    staffApproveWithdrawalsHandler(needs),
    staffRejectWithdrawalHandler(needs),
    staffHoldWithdrawalHandler(needs),
    staffStopPlayerHandler(needs),
    staffPayoutEventsHandler,
    staffReplayPayoutEventHandler(needs),
  ],
  refusalTexts: {
    notPermitted: staffMessages.notPermitted,
    ...withdrawalRefusalTexts,
  },
})
