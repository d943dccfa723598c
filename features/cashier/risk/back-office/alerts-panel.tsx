import { useState } from 'react'
import { formatDay, formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import type { ListFilter } from '#platform/office-ui/list/list-filter.ts'
import { newestOrOldest } from '#platform/office-ui/list/newest-or-oldest.ts'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { StaffList, useMay } from '#features/office/staff/back-office/index.ts'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { useNavigate } from '#platform/browser/router/use-navigate.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { amlRuleWords } from '../aml-rule-words.ts'
import { openCase } from '../case-contract.ts'
import { lastDayOf } from '../case-due-at.ts'
import { closeAlert, listAlerts } from '../staff-contract.ts'
import { AlertFacts } from './alert-facts.tsx'
import styles from './aml-page.module.css'
import { DueBadge } from './due-badge.tsx'
import { useRiskAction } from './use-risk-action.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type Alert = ResponseOf<typeof listAlerts>['rows'][number]
type AlertAction = { readonly alert: Alert; readonly what: 'open' | 'close' }

const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    name: 'isClosed',
    label: messages.show,
    options: [
      { value: 'open', label: messages.open },
      { value: 'closed', label: messages.closed },
    ],
    parameterOf: (value) => value === 'closed',
  },
  { kind: 'number', name: 'playerId', label: messages.playerId },
]

/** New alerts, and the outcome of the others. */
export function AlertsPanel() {
  const [chosen, setChosen] = useState<AlertAction>()
  const mayWork = useMay()('aml.work')
  return (
    <>
      <StaffList
        call={listAlerts}
        label={messages.alerts}
        filters={filters}
        columns={mayWork ? [...columns, actionColumn(setChosen)] : columns}
        rowKey={({ id }) => id}
        empty={messages.noAlerts}
        sort="newest"
        refreshEveryMs={refreshEveryMs}
      />
      {chosen && <AlertDialog chosen={chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}

type AlertDialogProps = { readonly chosen: AlertAction; readonly onClose: () => void }

function AlertDialog({ chosen: { alert, what }, onClose }: AlertDialogProps) {
  const act = useRiskAction()
  const navigate = useNavigate()
  const { id: alertId, playerId } = alert
  const begin = async (reason: string) => {
    const reply = await act(openCase, { playerId, reason }, undefined)
    if (reply.kind === 'answer') {
      const { caseId, dueAt } = reply.body
      toast(formatMessage(messages.caseOpened, { date: formatDay(lastDayOf(dueAt)) }), { tone: 'success' })
      navigate(`/aml/${caseId}`)
    }
    return reply
  }
  if (what === 'open') {
    return (
      <ReasonDialog
        open
        title={formatMessage(messages.openCaseTitle, { playerId })}
        confirmLabel={messages.openCase}
        act={begin}
        onClose={onClose}
      >
        <p>{messages.openCaseText}</p>
      </ReasonDialog>
    )
  }
  return (
    <ReasonDialog
      open
      title={messages.closeAlertTitle}
      confirmLabel={messages.closeAlert}
      act={(reason) => act(closeAlert, { alertId, reason }, messages.alertClosed)}
      onClose={onClose}
    >
      <p>{messages.closeAlertText}</p>
    </ReasonDialog>
  )
}

const refreshEveryMs = 30_000

const columns: readonly Column<Alert>[] = [
  { name: messages.date, cell: ({ day }) => formatDay(day), tight: true, sorts: newestOrOldest },
  { name: messages.player, cell: ({ playerId }) => <a href={`/players/${playerId}`}>{playerId}</a>, tight: true },
  {
    name: messages.rule,
    cell: ({ rule, foundAt, version }) => (
      <TwoLines
        first={amlRuleWords[rule]}
        second={formatMessage(messages.foundAt, { time: formatInstant(foundAt), version })}
      />
    ),
  },
  { name: messages.figures, cell: (alert) => <AlertFacts {...alert} /> },
  { name: messages.due, cell: ({ dueAt, closedBy }) => dueText(dueAt, closedBy), tight: true },
]

const dueText = (dueAt: Alert['dueAt'], closedBy: Alert['closedBy']) =>
  dueAt === null || closedBy !== null ? '–' : <DueBadge dueAt={dueAt} />

const actionColumn = (onChoose: (chosen: AlertAction) => void): Column<Alert> => ({
  name: messages.actions,
  cell: (alert) =>
    alert.closedBy !== null ? (
      formatMessage(messages.closedBy, { member: alert.closedBy })
    ) : alert.caseId !== null ? (
      <a href={`/aml/${alert.caseId}`}>{formatMessage(messages.inCase, { caseId: alert.caseId })}</a>
    ) : (
      <span className={styles.actions}>
        <Button size="small" onClick={() => onChoose({ alert, what: 'open' })}>
          {messages.openCase}
        </Button>
        <Button variant="secondary" size="small" onClick={() => onChoose({ alert, what: 'close' })}>
          {messages.dismiss}
        </Button>
      </span>
    ),
  tight: true,
})
