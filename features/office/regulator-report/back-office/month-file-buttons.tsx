import { useState } from 'react'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { saveFile } from '#platform/browser/save-file/save-file.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { saveRegulatorMonth } from '../contract.ts'

const formats = { csv: 'CSV', pdf: 'PDF' } as const
type Format = keyof typeof formats

/** Downloads the month as a file. */
export function MonthFileButtons({ month }: { readonly month: string }) {
  const client = useClient()
  const [making, setMaking] = useState<Format>()
  const save = async (format: Format) => {
    setMaking(format)
    const reply = await client.send(saveRegulatorMonth, { month, format }).finally(() => setMaking(undefined))
    if (reply.kind === 'answer') saveFile(reply.body)
    else if (reply.kind !== 'signedOut') toast(failureText(reply), { tone: 'error' })
  }
  return (['csv', 'pdf'] as const).map((format) => (
    <Button
      key={format}
      variant="secondary"
      size="small"
      icon="download"
      loading={making === format}
      disabled={making !== undefined}
      onClick={() => void save(format)}
    >
      {formats[format]}
    </Button>
  ))
}
