import { useState } from 'react'
import type { Call } from '#core/contract/call.ts'
import type { Reply } from '#core/contract/client.ts'
import { type NamedFile, saveFile } from '#platform/browser/save-file/save-file.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { failureText } from './failure-text.ts'

const formats = ['csv', 'pdf'] as const
type Format = (typeof formats)[number]

type FileReply = { readonly kind: 'answer'; readonly body: NamedFile } | Exclude<Reply<Call>, { kind: 'answer' }>

/** Downloads what a page shows as a file, one format at a time. */
export function FileButtons({ fetchFile }: { readonly fetchFile: (format: Format) => Promise<FileReply> }) {
  const [making, setMaking] = useState<Format>()
  const save = async (format: Format) => {
    setMaking(format)
    const reply = await fetchFile(format).finally(() => setMaking(undefined))
    if (reply.kind === 'answer') saveFile(reply.body)
    else if (reply.kind !== 'signedOut') toast(failureText(reply), { tone: 'error' })
  }
  return formats.map((format) => (
    <Button
      key={format}
      variant="secondary"
      size="small"
      icon="download"
      loading={making === format}
      disabled={making !== undefined}
      onClick={() => void save(format)}
    >
      {format.toUpperCase()}
    </Button>
  ))
}
