import { isoTime, isoTimeOrNull } from '#core/clock/iso-time.ts'
import { plainDecimal } from '#core/money/plain-decimal.ts'
import { type PersonalData, personalHistory } from '#platform/feature-module/personal-data.ts'
import { withdrawalsForStaff } from './store/withdrawal-page.store.ts'

/** Every withdrawal that the player asked for. What a review found is not the player's view. */
export const withdrawalData: PersonalData = personalHistory({
  name: 'withdrawals',
  list: withdrawalsForStaff,
  filter: ({ playerId }) => ({ playerId }),
  sort: 'oldest',
  recordOf: ({ reference, amount, institution, accountEnd, holder, state, reason, createdAt, endedAt }) => ({
    orderId: reference,
    amount: plainDecimal(amount),
    institution,
    numberEndsWith: accountEnd,
    holder,
    state,
    reason,
    createdAt: isoTime(createdAt),
    endedAt: isoTimeOrNull(endedAt),
  }),
})
