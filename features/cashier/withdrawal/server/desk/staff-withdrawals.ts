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
    notFound: 'There is no withdrawal with this id.',
    changedMeanwhile: 'This withdrawal has changed since you opened it. Look at it again.',
    notWaiting: 'This withdrawal does not wait for a decision.',
    approvedAlready: 'You have approved this withdrawal already. Another person has to say yes, too.',
    tooLate: 'This withdrawal has been sent. It cannot be held any more.',
    unknownPlayer: 'There is no player with this id.',
    nothingToChange: 'It is so already.',
    eventNotFound: 'There is no such event.',
    nothingToAsk: 'No payout of ours belongs to it, or it is over and nothing is asked any more.',
  },
})
