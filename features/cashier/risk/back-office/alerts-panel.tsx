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
import { amlRuleWords } from '../aml-rule-words.ts'
import { openCase } from '../case-contract.ts'
import { closeAlert, listAlerts } from '../staff-contract.ts'
import { AlertFacts } from './alert-facts.tsx'
import styles from './aml-page.module.css'
import { useRiskAction } from './use-risk-action.ts'

type Alert = ResponseOf<typeof listAlerts>['rows'][number]
type AlertAction = { readonly alert: Alert; readonly what: 'open' | 'close' }

const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    name: 'isClosed',
    label: 'Show',
    options: [
      { value: 'open', label: 'Open' },
      { value: 'closed', label: 'Closed' },
    ],
    ask: (value) => value === 'closed',
  },
  { kind: 'number', name: 'playerId', label: 'Player id' },
]

/** New alerts, and the outcome of the others. */
export function AlertsPanel() {
  const [chosen, setChosen] = useState<AlertAction>()
  const mayWork = useMay()('aml.work')
  return (
    <>
      <StaffList
        call={listAlerts}
        label="Alerts"
        filters={filters}
        columns={mayWork ? [...columns, actionColumn(setChosen)] : columns}
        rowKey={({ id }) => id}
        empty="There is no alert. Movements are looked at every ten minutes."
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
    const reply = await act(openCase, { playerId, reason }, 'The case is open. Five working days run from now.')
    if (reply.kind === 'answer') navigate(`/aml/${reply.body.caseId}`)
    return reply
  }
  if (what === 'open') {
    return (
      <ReasonDialog
        open
        title={`Open a case of player ${playerId}?`}
        confirmLabel="Open the case"
        act={begin}
        onClose={onClose}
      >
        <p>Every open alert of this player goes into it. The audit log names the case and not the player.</p>
      </ReasonDialog>
    )
  }
  return (
    <ReasonDialog
      open
      title="Nothing in this alert?"
      confirmLabel="Close the alert"
      act={(reason) => act(closeAlert, { alertId, reason }, 'The alert is closed.')}
      onClose={onClose}
    >
      <p>It is closed without a case. Your reason is what remains of it, so do not name the player.</p>
    </ReasonDialog>
  )
}

const refreshEveryMs = 30_000

const columns: readonly Column<Alert>[] = [
  { name: 'Day (Manila)', cell: ({ day }) => formatDay(day), tight: true, sorts: newestOrOldest },
  { name: 'Player', cell: ({ playerId }) => <a href={`/players/${playerId}`}>{playerId}</a>, tight: true },
  {
    name: 'What',
    cell: ({ rule, foundAt, version }) => (
      <TwoLines first={amlRuleWords[rule]} second={`Found ${formatInstant(foundAt)} by rules no. ${version}`} />
    ),
  },
  { name: 'Made of', cell: ({ inputs }) => <AlertFacts inputs={inputs} /> },
]

const actionColumn = (onChoose: (chosen: AlertAction) => void): Column<Alert> => ({
  name: 'Actions',
  cell: (alert) =>
    alert.closedBy === null ? (
      <span className={styles.actions}>
        <Button size="small" onClick={() => onChoose({ alert, what: 'open' })}>
          Open a case
        </Button>
        <Button variant="secondary" size="small" onClick={() => onChoose({ alert, what: 'close' })}>
          Nothing in it
        </Button>
      </span>
    ) : (
      `Closed by ${alert.closedBy}`
    ),
  tight: true,
})
