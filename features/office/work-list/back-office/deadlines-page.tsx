import { useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { DataTable } from '#platform/office-ui/data-table.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { listWorkDeadlines, saveWorkDeadline } from '../contract.ts'
import { messages } from './messages/en.ts'
import { spanText } from './span-text.ts'
import { useWorkAction } from './use-work-action.ts'

type Queue = ResponseOf<typeof listWorkDeadlines>['queues'][number]

/** How long items of each queue may wait, now and before. */
export function DeadlinesPage() {
  const { answer, failure } = useStaffQuery(listWorkDeadlines, {})
  const [changing, setChanging] = useState<Queue>()
  const may = useMay()
  return (
    <>
      <PageHead title={messages.deadlines}>{messages.deadlinesLead}</PageHead>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      {answer && (
        <Card flush>
          <DataTable
            label={messages.deadlines}
            columns={may('work.setDeadline') ? [...columns, changeColumn(setChanging)] : columns}
            rows={answer.queues}
            rowKey={({ queue }) => queue}
            empty={messages.noItems}
          />
        </Card>
      )}
      {changing && <DeadlineDialog queue={changing} onClose={() => setChanging(undefined)} />}
    </>
  )
}

const columns = [
  { name: messages.queue, cell: ({ label }: Queue) => label },
  { name: messages.mayWait, cell: ({ minutes }: Queue) => spanText(minutes), tight: true },
  {
    name: messages.changes,
    cell: ({ history }: Queue) =>
      history.length === 0
        ? messages.noChanges
        : history.slice(0, 3).map(({ fromAt, minutes, savedBy, reason }) => (
            <div key={fromAt}>
              {formatMessage(messages.changeLine, {
                span: spanText(minutes),
                time: formatInstant(fromAt),
                member: savedBy,
                reason,
              })}
            </div>
          )),
  },
]

const changeColumn = (onChange: (queue: Queue) => void) => ({
  name: messages.action,
  tight: true,
  cell: (queue: Queue) => (
    <Button size="small" variant="secondary" onClick={() => onChange(queue)}>
      {messages.change}
    </Button>
  ),
})

interface DeadlineDialogProps {
  queue: Queue
  onClose: () => void
}

function DeadlineDialog({ queue: { queue, label, minutes }, onClose }: DeadlineDialogProps) {
  const act = useWorkAction()
  const [text, setText] = useState(String(minutes))
  // The value that the dialog was opened with.
  const [expected] = useState({ minutes })
  return (
    <ReasonDialog
      open
      title={formatMessage(messages.deadlineTitle, { label })}
      confirmLabel={messages.save}
      act={(reason) =>
        act(saveWorkDeadline, { queue, minutes: Number(text), expected, reason }, messages.deadlineSaved)
      }
      onClose={onClose}
    >
      <TextField
        label={messages.minutesLabel}
        inputMode="numeric"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </ReasonDialog>
  )
}
