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
    receiptNotFound: 'This deposit has no receipt.',
    orderNotFound: 'This deposit doesn’t exist.',
    notATransfer: 'This deposit isn’t a transfer to our own account, so it can’t be matched.',
    alreadyCredited: 'This deposit is already credited. Nothing changed.',
    alreadyProposed: 'A match is already proposed for this deposit. Review it first.',
    lineUsed: 'This bank statement reference is already used for another deposit. Nothing was credited.',
    matchNotFound: 'This match was already decided. Reload to see the result.',
    ownProposal: 'You proposed this match. Another member has to confirm it.',
    notCredited: 'Only a credited deposit can be refunded. Nothing changed.',
    balanceTooSmall: 'The player’s balance is lower than this deposit, so nothing was refunded.',
    eventNotFound: 'This event doesn’t exist.',
  },
})
