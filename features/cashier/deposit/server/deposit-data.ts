import { isoTime } from '#core/clock/iso-time.ts'
import { plainDecimal } from '#core/money/plain-decimal.ts'
import { type PersonalData, personalHistory } from '#platform/feature-module/personal-data.ts'
import { ordersForStaff } from './store/staff-order.store.ts'

/** Every deposit that the player began, as the player's own list shows it. */
export const depositData: PersonalData = personalHistory({
  name: 'deposits',
  list: ordersForStaff,
  filter: ({ playerId }) => ({ playerId }),
  sort: 'oldest',
  recordOf: ({ reference, channelName, method, amount, credited, state, createdAt, hasReceipt }) => ({
    orderId: reference,
    paymentMethod: channelName,
    kind: method,
    amount: plainDecimal(amount),
    credited: credited === null ? null : plainDecimal(credited),
    state,
    createdAt: isoTime(createdAt),
    hasReceipt,
  }),
})
