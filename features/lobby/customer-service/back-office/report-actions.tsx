import { useState } from 'react'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useMay, useStaff } from '#features/office/staff/back-office/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { closePlayerReport, takePlayerReport } from '../staff-contract.ts'
import styles from './player-report.module.css'
import type { PlayerReport } from './player-report.ts'
import { useReportAction } from './use-report-action.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export function ReportActions({ report: { id, number, state, takenBy } }: { readonly report: PlayerReport }) {
  const may = useMay()
  const { email } = useStaff()
  const act = useReportAction()
  const [dialog, setDialog] = useState<'takeOver' | 'close'>()
  const take = () =>
    act(takePlayerReport, { id, reason: formatMessage(messages.assignReason, { number }) }, messages.assignedToast)
  const mayTake = state === 'open' && may('playerReport.take')
  return (
    <span className={styles.actions}>
      {mayTake && takenBy === null && (
        <Button icon="check" onClick={() => void take()}>
          {messages.assignToMe}
        </Button>
      )}
      {mayTake && takenBy !== null && takenBy !== email && (
        <Button variant="secondary" onClick={() => setDialog('takeOver')}>
          {messages.takeOver}
        </Button>
      )}
      {state !== 'closed' && may('playerReport.close') && (
        <Button variant="secondary" onClick={() => setDialog('close')}>
          {messages.closeReport}
        </Button>
      )}
      <ReasonDialog
        open={dialog === 'takeOver'}
        title={formatMessage(messages.takeOverTitle, { takenBy: String(takenBy) })}
        confirmLabel={messages.takeOver}
        act={(reason) => act(takePlayerReport, { id, reason, takesOver: true }, messages.assignedToast)}
        onClose={() => setDialog(undefined)}
      >
        <p>{messages.takeOverBody}</p>
      </ReasonDialog>
      <ReasonDialog
        open={dialog === 'close'}
        title={formatMessage(messages.closeTitle, { number })}
        confirmLabel={messages.closeConfirm}
        act={(reason) => act(closePlayerReport, { id, reason }, messages.closedToast)}
        onClose={() => setDialog(undefined)}
      >
        <p>{state === 'open' ? messages.closeUnansweredBody : messages.closeAnsweredBody}</p>
      </ReasonDialog>
    </span>
  )
}
