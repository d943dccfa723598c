import { useEffect, useState } from 'react'
import { milliseconds } from '#core/clock/duration.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { getIdentity } from '../contract.ts'
import type { UploadItem } from '../identity-words.ts'
import { messages as identityMessages } from '../messages/en.ts'
import { sendDocument } from './send-document.ts'

// Choosing another file is no double tap: it counts once the previous upload is done.
const atOnce = milliseconds(0)
const bytesMax = 8 * 1024 * 1024

/** One upload at a time, with progress, preview and fault. */
export function useDocumentUpload(item: UploadItem) {
  const client = useClient()
  const refreshCalls = useRefreshCalls()
  const [progress, setProgress] = useState<number>()
  const [preview, setPreview] = useState<string>()
  const [error, setError] = useState<string>()
  useEffect(() => () => (preview === undefined ? undefined : URL.revokeObjectURL(preview)), [preview])

  const { begin: upload } = useOneAct(async (file: File) => {
    setError(undefined)
    if (file.size > bytesMax) return setError(identityMessages['kyc.fileTooLarge'])
    setProgress(0)
    const reply = await sendDocument(client, { item, file, onProgress: setProgress })
    setProgress(undefined)
    if (reply !== 'sent') return setError(reply)
    setPreview(file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined)
    await refreshCalls(getIdentity)
  }, atOnce)
  return { progress, preview, error, upload }
}
