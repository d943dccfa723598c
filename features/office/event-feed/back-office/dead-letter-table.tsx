import { useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { sendDeadLetterAgain } from '../contract.ts'
import { messages } from './messages/en.ts'
import type { DeadLetters } from './partner.ts'
import { useFeedAction } from './use-feed-action.ts'

type DeadLetterTableProps = { readonly partnerId: number; readonly letters: readonly DeadLetters[] }

/** What could not be delivered, and sending it again. */
export function DeadLetterTable({ partnerId, letters }: DeadLetterTableProps) {
  const may = useMay()
  const send = useFeedAction()
  const [sending, setSending] = useState<DeadLetters>()
  return (
    <>
      <DataTable
        label={messages.deadLetters}
        columns={may('eventFeed.sendAgain') ? [...columns, sendColumn(setSending)] : columns}
        rows={letters}
        rowKey={({ id }) => id}
        empty={messages.noDeadLetters}
      />
      {sending && (
        <ReasonDialog
          open
          title={messages.sendAgainTitle}
          confirmLabel={messages.sendAgain}
          act={(reason) =>
            send(sendDeadLetterAgain, { partnerId, deadLetterId: sending.id, reason }, messages.sentAgain)
          }
          onClose={() => setSending(undefined)}
        >
          <p>{formatMessage(messages.sendAgainText, { count: sending.count.toLocaleString('en-PH') })}</p>
        </ReasonDialog>
      )}
    </>
  )
}

const columns: readonly Column<DeadLetters>[] = [
  { name: messages.diedAt, cell: ({ diedAt }) => formatInstant(diedAt), tight: true },
  { name: messages.count, cell: ({ count }) => count.toLocaleString('en-PH'), tight: true, numeric: true },
  {
    name: messages.period,
    cell: ({ firstAt, lastAt }) =>
      formatMessage(messages.periodLine, { first: formatInstant(firstAt), last: formatInstant(lastAt) }),
  },
  { name: messages.reason, cell: ({ reason }) => reason },
]

const sendColumn = (onSend: (letters: DeadLetters) => void): Column<DeadLetters> => ({
  name: messages.action,
  cell: (letters) =>
    letters.isBeingSent ? (
      messages.beingSent
    ) : (
      <Button variant="secondary" size="small" onClick={() => onSend(letters)}>
        {messages.sendAgain}
      </Button>
    ),
  tight: true,
})
