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
import { eventOutcomeWords } from '../desk-words.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type Event = ResponseOf<typeof listEvents>['rows'][number]

const filters: readonly ListFilter[] = [{ kind: 'text', name: 'text', label: messages.eventOrOrder }]

/** Providers' events that could not be processed. */
export function EventsPanel() {
  const may = useMay()
  const act = useDepositAction()
  const [chosen, setChosen] = useState<Event>()
  return (
    <>
      <StaffList
        call={listEvents}
        label={messages.events}
        filters={filters}
        columns={may('deposit.replay') ? [...columns, replayColumn(setChosen)] : columns}
        rowKey={({ provider, eventId }) => `${provider} ${eventId}`}
        empty={messages.noEvents}
        sort="newest"
      />
      <ReasonDialog
        open={chosen !== undefined}
        title={messages.retryTitle}
        confirmLabel={messages.retry}
        act={(reason) =>
          act(
            replayEvent,
            { provider: chosen?.provider ?? '', eventId: chosen?.eventId ?? '', reason },
            messages.retryDone,
          )
        }
        onClose={() => setChosen(undefined)}
      >
        <p>{formatMessage(messages.retryText, { eventId: chosen?.eventId ?? '' })}</p>
      </ReasonDialog>
    </>
  )
}

const columns = providerEventColumns(({ outcome, triedTimes }: Event) =>
  outcome === null
    ? formatMessage(messages.notProcessed, { count: triedTimes })
    : (eventOutcomeWords[outcome] ?? outcome),
)

const replayColumn = (onChoose: (event: Event) => void): Column<Event> => ({
  name: messages.action,
  cell: (event) => (
    <Button variant="secondary" size="small" onClick={() => onChoose(event)}>
      {messages.retry}
    </Button>
  ),
  tight: true,
})
