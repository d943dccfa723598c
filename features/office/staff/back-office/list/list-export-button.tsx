import { useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { ProgressBar } from '#platform/ui/progress-bar/progress-bar.tsx'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useMay } from '../staff-context.tsx'
import { totalText } from '#platform/office-ui/list/total-text.ts'
import { useListExport } from './use-list-export.ts'
import { messages } from '../messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

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
        {messages.csv}
      </Button>
      <ReasonDialog open={open} title={messages.exportTitle} confirmLabel={messages.export} act={run} onClose={close}>
        <p>{messages.exportText}</p>
        {progress && (
          <ProgressBar
            label={messages.rowsExported}
            valueText={formatMessage(messages.exportedOf, {
              done: progress.done.toLocaleString('en-PH'),
              total: totalText({
                count: progress.total,
                isExact: progress.isExact,
              }),
            })}
            value={Math.min(progress.done, progress.total)}
            max={Math.max(progress.total, 1)}
          />
        )}
      </ReasonDialog>
    </>
  )
}
