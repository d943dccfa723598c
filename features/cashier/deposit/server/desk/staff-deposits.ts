import { secondPersonMessages, staffMessages } from '#features/office/staff/server/index.ts'
import type { ServedCalls } from '#platform/http/served-calls.ts'
import type { StaffDepositDependencies } from './staff-deposit-dependencies.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'
import { staffDecideMatchHandler, staffProposeMatchHandler, staffRefuseOrderHandler } from './staff-match.ts'
import { staffListEventsHandler, staffListOrdersHandler, staffViewReceiptHandler } from './staff-orders.ts'
import { staffRefundHandler, staffReplayEventHandler } from './staff-refund.ts'

/** Deposits for staff: orders waiting for a person, and manual acts. */
export const staffDeposits = (needs: StaffDepositDependencies): ServedCalls => ({
  fieldMeanings: staffFieldMeanings,
  handlers: [
    staffListOrdersHandler,
    staffViewReceiptHandler(needs),
    staffProposeMatchHandler(needs),
    staffDecideMatchHandler(needs),
    staffRefuseOrderHandler(needs),
    staffRefundHandler(needs),
    staffListEventsHandler,
    staffReplayEventHandler(needs),
  ],
  refusalTexts: {
    notPermitted: staffMessages.notPermitted,
    ...secondPersonMessages,
    receiptNotFound: 'There is no picture of this transfer.',
    orderNotFound: 'There is no such deposit.',
    notATransfer: 'This is not a transfer to our own bank.',
    alreadyCredited: 'This deposit is credited already.',
    alreadyProposed: 'Somebody has proposed a match for this deposit. Decide that one first.',
    lineUsed: 'This line of the bank’s statement pays another deposit.',
    matchNotFound: 'This proposal is decided already.',
    ownProposal: 'You proposed this match. Somebody else has to confirm it.',
    notCredited: 'Only a credited deposit can be sent back.',
    balanceTooSmall: 'The balance does not cover this deposit any more.',
    eventNotFound: 'There is no such event.',
  },
})
