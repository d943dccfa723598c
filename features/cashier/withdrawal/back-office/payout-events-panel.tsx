import { useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { providerEventColumns } from '#features/cashier/deposit/back-office/index.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import type { ListFilter } from '#platform/office-ui/list/list-filter.ts'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { StaffList, useMay } from '#features/office/staff/back-office/index.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { listPayoutEvents, replayPayoutEvent } from '../staff-contract.ts'
import { outcomeWords } from './withdrawal-words.ts'

type Event = ResponseOf<typeof listPayoutEvents>['rows'][number]

const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    name: 'show',
    label: 'Show',
    options: [
      { value: 'odd', label: 'To be looked at' },
      { value: 'all', label: 'All' },
    ],
  },
  { kind: 'text', name: 'text', label: 'Event or order' },
  { kind: 'fromDay', name: 'from', label: 'From day' },
  { kind: 'untilDay', name: 'until', label: 'To day' },
]

/** Payout events of providers, with the action to query again. */
export function PayoutEventsPanel() {
  const client = useClient()
  const mayReplay = useMay()('withdrawal.replay')
  const [chosen, setChosen] = useState<Event>()
  const replay = async ({ provider, eventId }: Event, reason: string) => {
    const reply = await client.send(replayPayoutEvent, { provider, eventId, reason })
    if (reply.kind === 'answer') toast('The provider is asked again.', { tone: 'success' })
    return reply
  }
  return (
    <>
      <StaffList
        call={listPayoutEvents}
        label="Events of payouts"
        filters={filters}
        columns={mayReplay ? [...columns, replayColumn(setChosen)] : columns}
        rowKey={({ provider, eventId }) => `${provider} ${eventId}`}
        empty="Everything that providers told us of payouts was as we have it."
        sort="newest"
      />
      {chosen && (
        <ReasonDialog
          open
          title="Ask the provider again?"
          confirmLabel="Ask again"
          act={(reason) => replay(chosen, reason)}
          onClose={() => setChosen(undefined)}
        >
          <p>
            {chosen.reference}: the provider says anew how this payout stands, and what follows is done within seconds.
            Nothing is paid or given back twice by it.
          </p>
        </ReasonDialog>
      )}
    </>
  )
}

const columns = providerEventColumns(({ outcome }: Event) =>
  outcome === 'settled' || outcome === 'nothing' ? (
    outcomeWords[outcome]
  ) : (
    <Badge tone="warning">{outcomeWords[outcome]}</Badge>
  ),
)

const replayColumn = (onChoose: (event: Event) => void): Column<Event> => ({
  name: 'Action',
  cell: (event) =>
    event.outcome !== 'unknownOrder' && (
      <Button variant="secondary" size="small" onClick={() => onChoose(event)}>
        Ask again
      </Button>
    ),
  tight: true,
})
