import type { Instant } from '#core/clock/instant.ts'
import { type CsvColumn, csvTime } from '#features/office/staff/server/index.ts'

type ProviderEvent = {
  readonly receivedAt: Instant
  readonly provider: string
  readonly eventId: string
  readonly reference: string
  readonly outcome: string | null
}

/** Export columns of provider events, for deposits and payouts. */
export const providerEventColumns: readonly CsvColumn<ProviderEvent>[] = [
  { name: 'Came (Manila)', cell: ({ receivedAt }) => csvTime(receivedAt) },
  { name: 'Provider', cell: ({ provider }) => provider },
  { name: 'Event', cell: ({ eventId }) => eventId },
  { name: 'Order ID', cell: ({ reference }) => reference },
  { name: 'Outcome', cell: ({ outcome }) => outcome },
]
