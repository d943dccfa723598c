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
import { outcomeWords } from '../desk-words.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type Event = ResponseOf<typeof listPayoutEvents>['rows'][number]

const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    name: 'show',
    label: messages.show,
    options: [
      { value: 'odd', label: messages.toReview },
      { value: 'all', label: messages.all },
    ],
  },
  { kind: 'text', name: 'text', label: messages.eventOrOrder },
  { kind: 'fromDay', name: 'from', label: messages.from },
  { kind: 'untilDay', name: 'until', label: messages.to },
]

/** Payout events of providers, with the action to query again. */
export function PayoutEventsPanel() {
  const client = useClient()
  const mayReplay = useMay()('withdrawal.replay')
  const [chosen, setChosen] = useState<Event>()
  const replay = async ({ provider, eventId }: Event, reason: string) => {
    const reply = await client.send(replayPayoutEvent, { provider, eventId, reason })
    if (reply.kind === 'answer') toast(messages.checkStarted, { tone: 'success' })
    return reply
  }
  return (
    <>
      <StaffList
        call={listPayoutEvents}
        label={messages.payoutEvents}
        filters={filters}
        columns={mayReplay ? [...columns, replayColumn(setChosen)] : columns}
        rowKey={({ provider, eventId }) => `${provider} ${eventId}`}
        empty={messages.noEvents}
        sort="newest"
      />
      {chosen && (
        <ReasonDialog
          open
          title={messages.checkTitle}
          confirmLabel={messages.check}
          act={(reason) => replay(chosen, reason)}
          onClose={() => setChosen(undefined)}
        >
          <p>{formatMessage(messages.checkText, { reference: chosen.reference })}</p>
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
  name: messages.action,
  cell: (event) =>
    event.outcome !== 'unknownOrder' && (
      <Button variant="secondary" size="small" onClick={() => onChoose(event)}>
        {messages.check}
      </Button>
    ),
  tight: true,
})
