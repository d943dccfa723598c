import { bulkRefusalTexts } from '#core/contract/bulk.ts'
import { secondPersonMessages } from '#features/office/staff/server/index.ts'

/** Why a decision on withdrawals is refused, as staff reads it. */
export const withdrawalRefusalTexts = {
  ...bulkRefusalTexts,
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
  notLowRisk: 'This withdrawal needs its own review. Open it to decide.',
} as const
