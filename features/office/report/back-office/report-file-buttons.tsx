import { useState } from 'react'
import type { RequestOf } from '#core/contract/call.ts'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { saveFile } from '#platform/browser/save-file/save-file.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { saveReport } from '../contract.ts'

type Format = RequestOf<typeof saveReport>['format']

/** Downloads the report as a file. */
export function ReportFileButtons(shown: Omit<RequestOf<typeof saveReport>, 'format'>) {
  const client = useClient()
  const [making, setMaking] = useState<Format>()
  const save = async (format: Format) => {
    setMaking(format)
    const reply = await client.send(saveReport, { ...shown, format }).finally(() => setMaking(undefined))
    if (reply.kind === 'answer') saveFile(reply.body)
    else if (reply.kind !== 'signedOut') toast(failureText(reply), { tone: 'error' })
  }
  const button = (format: Format, label: string) => (
    <Button
      variant="secondary"
      size="small"
      icon="download"
      loading={making === format}
      disabled={making !== undefined}
      onClick={() => void save(format)}
    >
      {label}
    </Button>
  )
  return (
    <>
      {button('csv', 'CSV')}
      {button('pdf', 'PDF')}
    </>
  )
}
