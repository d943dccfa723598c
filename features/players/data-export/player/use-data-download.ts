import { useState } from 'react'
import { usePresence } from '#features/players/account/player/index.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { saveFile } from '#platform/browser/save-file/save-file.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { downloadDataExport, getDataExport } from '../contract.ts'

type CopyToDownload = { readonly id: number; readonly pieces: number }

/** Fetches the pieces one after another and saves them as one file. The first failure ends the download. */
export function useDataDownload({ id, pieces }: CopyToDownload) {
  const client = useClient()
  const refreshCalls = useRefreshCalls()
  const { withPresence, presenceDialog } = usePresence()
  const [done, setDone] = useState(0)
  const { begin: download, pending } = useOneAct(async () => {
    let base64 = ''
    for (let piece = 1; piece <= pieces; piece++) {
      setDone(piece - 1)
      const reply = await withPresence(async () => client.send(downloadDataExport, { exportId: id, piece }))
      if (reply.kind === 'signedOut') return
      if (reply.kind !== 'answer') {
        toast(failureText(reply), { tone: 'error' })
        return refreshCalls(getDataExport)
      }
      base64 += reply.body.base64
      if (piece === pieces) saveFile({ ...reply.body, base64 })
    }
  })
  return { download, pending, done, presenceDialog }
}
