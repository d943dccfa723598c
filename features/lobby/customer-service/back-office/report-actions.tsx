import { useState } from 'react'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useMay, useStaff } from '#features/office/staff/back-office/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { closePlayerReport, takePlayerReport } from '../staff-contract.ts'
import styles from './player-report.module.css'
import type { PlayerReport } from './player-report.ts'
import { useReportAction } from './use-report-action.ts'

export function ReportActions({ report: { id, number, state, takenBy } }: { readonly report: PlayerReport }) {
  const may = useMay()
  const { email } = useStaff()
  const act = useReportAction()
  const [asking, setAsking] = useState<'takeOver' | 'close'>()
  const take = () => act(takePlayerReport, { id, reason: `Took the report ${number}` }, 'It is yours now.')
  const mayTake = state === 'open' && may('playerReport.take')
  return (
    <span className={styles.actions}>
      {mayTake && takenBy === null && (
        <Button icon="check" onClick={() => void take()}>
          Take it
        </Button>
      )}
      {mayTake && takenBy !== null && takenBy !== email && (
        <Button variant="secondary" onClick={() => setAsking('takeOver')}>
          Take it over
        </Button>
      )}
      {state !== 'closed' && may('playerReport.close') && (
        <Button variant="secondary" onClick={() => setAsking('close')}>
          Close
        </Button>
      )}
      <ReasonDialog
        open={asking === 'takeOver'}
        title={`Take the report over from ${takenBy}?`}
        confirmLabel="Take it over"
        act={(reason) => act(takePlayerReport, { id, reason, takesOver: true }, 'It is yours now.')}
        onClose={() => setAsking(undefined)}
      >
        <p>From then on only you can answer it.</p>
      </ReasonDialog>
      <ReasonDialog
        open={asking === 'close'}
        title={`Close the report ${number}?`}
        confirmLabel="Close the report"
        act={(reason) => act(closePlayerReport, { id, reason }, 'The report is closed.')}
        onClose={() => setAsking(undefined)}
      >
        <p>{state === 'open' ? 'The player has not been answered yet, and will see “Closed”.' : 'The answer stays.'}</p>
      </ReasonDialog>
    </span>
  )
}
