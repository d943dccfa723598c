import { useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { ProgressBar } from '#platform/ui/progress-bar/progress-bar.tsx'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useMay } from '../staff-context.tsx'
import { totalText } from '#platform/office-ui/list/total-text.ts'
import { useListExport } from './use-list-export.ts'

type ListExportButtonProps = {
  readonly list: string
  readonly question: Readonly<Record<string, string | number | boolean>>
}

/** Exports the list as a file, for members with the permission. */
export function ListExportButton({ list, question }: ListExportButtonProps) {
  const may = useMay()
  const [open, setOpen] = useState(false)
  const { progress, run, stop } = useListExport(list, question)
  if (!may('list.export')) return null
  const close = () => {
    stop()
    setOpen(false)
  }
  return (
    <>
      <Button variant="ghost" size="small" icon="download" onClick={() => setOpen(true)}>
        CSV
      </Button>
      <ReasonDialog
        open={open}
        title="Save this list as a file?"
        confirmLabel="Save the file"
        act={run}
        onClose={close}
      >
        <p>Every row that fits the filters, in this order. Who took it, when and why is in the audit log.</p>
        {progress && (
          <ProgressBar
            label="Rows fetched"
            valueText={`${progress.done.toLocaleString('en-PH')} of ${totalText({
              count: progress.total,
              isExact: progress.isExact,
            })}`}
            value={Math.min(progress.done, progress.total)}
            max={Math.max(progress.total, 1)}
          />
        )}
      </ReasonDialog>
    </>
  )
}
