import { useRef, useState } from 'react'
import type { Call } from '#core/contract/call.ts'
import type { Reply } from '#core/contract/client.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { beginListExport, continueListExport } from '../../list-contract.ts'
import { listFileName } from '../../list-words.ts'
import { saveFile } from '#platform/office-ui/list/save-file.ts'
import { messages } from '../messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type ExportProgress = { readonly done: number; readonly total: number; readonly isExact: boolean }
type Question = Readonly<Record<string, string | number | boolean>>

type ListExport = {
  readonly progress: ExportProgress | undefined
  readonly run: (reason: string) => Promise<Reply<Call>>
  readonly stop: () => void
}

// Without a byte order mark, spreadsheets on Windows misread UTF-8.
const byteOrderMark = '\uFEFF'

/** Fetches a whole list in portions and saves it as one file. */
export function useListExport(list: string, question: Question): ListExport {
  const client = useClient()
  const [progress, setProgress] = useState<ExportProgress>()
  const leaving = useRef<AbortController>(undefined)

  const run = async (reason: string): Promise<Reply<Call>> => {
    const { signal } = (leaving.current = new AbortController())
    const begun = await client.send(beginListExport, { list, question, reason }, signal)
    if (begun.kind !== 'answer') return begun
    const { exportId, head, total } = begun.body
    const parts = [byteOrderMark, head]
    let done = 0
    let after: string | null = null
    do {
      setProgress({ done, total: total.count, isExact: total.isExact })
      const reply: Reply<typeof continueListExport> = await client.send(continueListExport, { exportId, after }, signal)
      if (reply.kind !== 'answer') {
        setProgress(undefined)
        return reply
      }
      parts.push(reply.body.text)
      done += reply.body.count
      after = reply.body.next
    } while (after !== null && !signal.aborted)
    setProgress(undefined)
    if (!signal.aborted) {
      saveFile(`${listFileName(list)}-${exportId}.csv`, parts)
      toast(formatMessage(messages.rowsSaved, { count: done }), { tone: 'success' })
    }
    return begun
  }
  return { progress, run, stop: () => leaving.current?.abort() }
}
