import { useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import type { ListFilter } from '#platform/office-ui/list/list-filter.ts'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { StaffList, useMay } from '#features/office/staff/back-office/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { listEvents, replayEvent } from '../staff-contract.ts'
import { providerEventColumns } from './provider-event-columns.tsx'
import { useDepositAction } from './use-deposit-action.ts'

type Event = ResponseOf<typeof listEvents>['rows'][number]

const outcomes: Readonly<Record<string, string>> = {
  unknownOrder: 'It names no order of ours.',
  otherPayment: 'Another payment paid this order already.',
  otherCurrency: 'The payment is not in pesos. Nothing was credited.',
  partlyRefunded:
    'Part of the payment was refunded at the provider. The player still has all of it: adjust the balance by hand.',
  takenBackFirst: 'The money went back before the provider told us that it was paid. Both are booked.',
}

const filters: readonly ListFilter[] = [{ kind: 'text', name: 'text', label: 'Event or order' }]

/** Providers' events that could not be processed. */
export function EventsPanel() {
  const may = useMay()
  const act = useDepositAction()
  const [chosen, setChosen] = useState<Event>()
  return (
    <>
      <StaffList
        call={listEvents}
        label="Events"
        filters={filters}
        columns={may('deposit.replay') ? [...columns, replayColumn(setChosen)] : columns}
        rowKey={({ provider, eventId }) => `${provider} ${eventId}`}
        empty="Everything that providers told us was understood."
        sort="newest"
      />
      <ReasonDialog
        open={chosen !== undefined}
        title="Work on this event once more?"
        confirmLabel="Replay"
        act={(reason) =>
          act(replayEvent, { provider: chosen?.provider ?? '', eventId: chosen?.eventId ?? '', reason }, 'Replayed.')
        }
        onClose={() => setChosen(undefined)}
      >
        <p>{chosen?.eventId}. Nothing is credited twice by it.</p>
      </ReasonDialog>
    </>
  )
}

const columns = providerEventColumns(({ outcome, triedTimes }: Event) =>
  outcome === null ? `Not done yet, tried ${triedTimes} times.` : (outcomes[outcome] ?? outcome),
)

const replayColumn = (onChoose: (event: Event) => void): Column<Event> => ({
  name: 'Action',
  cell: (event) => (
    <Button variant="secondary" size="small" onClick={() => onChoose(event)}>
      Replay
    </Button>
  ),
  tight: true,
})
