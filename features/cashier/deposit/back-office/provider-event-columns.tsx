import { paymentProviderName } from '#features/cashier/channel/back-office/index.ts'
import type { ReactNode } from 'react'
import type { Instant } from '#core/clock/instant.ts'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import { newestOrOldest } from '#platform/office-ui/list/newest-or-oldest.ts'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { messages } from './messages/en.ts'

type ProviderEvent = {
  readonly receivedAt: Instant
  readonly provider: string
  readonly eventId: string
  readonly reference: string
}

/** Events of payment providers, of deposits and payouts, with their outcomes. */
export const providerEventColumns = <Event extends ProviderEvent>(
  outcomeOf: (event: Event) => ReactNode,
): readonly Column<Event>[] => [
  {
    name: messages.receivedEvent,
    cell: ({ receivedAt, eventId }) => <TwoLines first={formatInstant(receivedAt)} second={eventId} />,
    sorts: newestOrOldest,
  },
  {
    name: messages.orderProvider,
    cell: ({ reference, provider }) => <TwoLines first={reference} second={paymentProviderName(provider)} />,
    tight: true,
  },
  { name: messages.outcome, cell: outcomeOf },
]
