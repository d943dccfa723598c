import type { Instant } from '#core/clock/instant.ts'
import { paymentProviderName } from '#features/cashier/channel/server/index.ts'
import { type CsvColumn, csvTime } from '#features/office/staff/server/index.ts'

type ProviderEvent = {
  readonly receivedAt: Instant
  readonly provider: string
  readonly eventId: string
  readonly reference: string
}

/** Export columns of provider events, for deposits and payouts. */
export const providerEventColumns: readonly CsvColumn<ProviderEvent>[] = [
  { name: 'Received (Manila)', cell: ({ receivedAt }) => csvTime(receivedAt) },
  { name: 'Provider', cell: ({ provider }) => paymentProviderName(provider) },
  { name: 'Event', cell: ({ eventId }) => eventId },
  { name: 'Order ID', cell: ({ reference }) => reference },
]
