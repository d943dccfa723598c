import { useState } from 'react'
import type { RequestOf } from '#core/contract/call.ts'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { saveBlob } from '#platform/browser/save-file/save-file.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { downloadVaultFile } from '../contract.ts'
import { messages } from './messages/en.ts'

const percentText = new Intl.NumberFormat('en-PH', { style: 'percent' })

type DownloadButtonProps = Pick<RequestOf<typeof downloadVaultFile>, 'day' | 'name'> & { readonly label?: string }

/** Fetches a file piece by piece: a day of a large house has gigabytes. */
export function DownloadButton({ day, name, label = messages.download }: DownloadButtonProps) {
  const client = useClient()
  const [progress, setProgress] = useState<string>()
  const save = async (): Promise<void> => {
    const parts: Uint8Array<ArrayBuffer>[] = []
    for (let piece = 1, pieces = 1; piece <= pieces; piece++) {
      setProgress(percentText.format((piece - 1) / pieces))
      const reply = await client.send(downloadVaultFile, { day, name, piece })
      if (reply.kind !== 'answer') {
        if (reply.kind !== 'signedOut') toast(failureText(reply), { tone: 'error' })
        return
      }
      pieces = reply.body.pieces
      parts.push(Uint8Array.from(atob(reply.body.base64), (letter) => letter.charCodeAt(0)))
    }
    saveBlob(name.endsWith('.mjs') ? name : `${day}-${name}`, new Blob(parts))
  }
  const begin = () => void save().finally(() => setProgress(undefined))
  return (
    <Button variant="secondary" size="small" icon="download" disabled={progress !== undefined} onClick={begin}>
      {progress ?? label}
    </Button>
  )
}
