import { secondPersonMessages, type StaffDependencies, staffMessages } from '#features/office/staff/server/index.ts'
import type { ServedCalls } from '#platform/http/served-calls.ts'
import { staffApproveWithdrawalHandler } from './staff-approve-withdrawal.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'
import { staffFindWithdrawalsHandler } from './staff-find-withdrawals.ts'
import { staffPayoutEventsHandler, staffReplayPayoutEventHandler } from './staff-payout-events.ts'
import { staffStopPlayerHandler } from './staff-stop-player.ts'
import { staffHoldWithdrawalHandler, staffRejectWithdrawalHandler } from './staff-stop-withdrawal.ts'
import { staffViewWithdrawalHandler } from './staff-view-withdrawal.ts'
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
    staffRejectWithdrawalHandler(needs),
    staffHoldWithdrawalHandler(needs),
    staffStopPlayerHandler(needs),
    staffPayoutEventsHandler,
    staffReplayPayoutEventHandler(needs),
  ],
  refusalTexts: {
    notPermitted: staffMessages.notPermitted,
    ...secondPersonMessages,
    notFound: 'No withdrawal has this ID.',
    changedMeanwhile: 'This withdrawal changed after you opened it, so your decision wasn’t saved. Review it again.',
    notWaiting: 'This withdrawal is no longer in review. Nothing changed.',
    approvedAlready: 'You already approved this withdrawal. Another member has to approve it too.',
    tooLate: 'This withdrawal was already sent to the provider, so it can’t be put on hold.',
    unknownPlayer: 'No player has this ID.',
    nothingToChange: 'This is already the case. Nothing changed.',
    eventNotFound: 'This event doesn’t exist.',
    nothingToAsk:
      'This event has no payout of ours, or the payout already has a final result. The provider wasn’t asked.',
  },
})
