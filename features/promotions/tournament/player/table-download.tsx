import { useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import type { Reply } from '#core/contract/client.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { CopyRow } from '#platform/ui/copy/copy-row.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { readTournamentTable } from '../contract.ts'
import script from '../verify.mjs?url'
import { messages } from './messages/en.ts'
import styles from './table-download.module.css'

type TablePart = ResponseOf<typeof readTournamentTable>
type FinalTable = { readonly url: string; readonly tableHash: string }

/** The script, and the final table as one file, which is read part by part. */
export function TableDownload({ tournamentId }: { tournamentId: string }) {
  const client = useClient()
  const [table, setTable] = useState<FinalTable>()
  const [read, setRead] = useState(0)
  const { begin, pending } = useOneAct(async () => {
    const parts: TablePart[] = []
    for (let after: number | null = 0; after !== null; ) {
      const reply: Reply<typeof readTournamentTable> = await client.send(readTournamentTable, { tournamentId, after })
      if (reply.kind !== 'answer') {
        if (reply.kind !== 'signedOut') toast(failureText(reply), { tone: 'error' })
        return
      }
      parts.push(reply.body)
      setRead(parts.reduce((count, { lines }) => count + lines.length, 0))
      after = reply.body.next
    }
    setTable(fileOf(parts))
  })
  return (
    <Card title={messages.checkTitle} flush>
      <div className={styles.body}>
        <p className={styles.text}>{messages.checkText}</p>
        <a className={styles.link} href={script} download="verify.mjs">
          {messages.downloadScript}
        </a>
        {table ? (
          <a className={styles.link} href={table.url} download="tournament.json">
            {messages.saveTable}
          </a>
        ) : (
          <Button variant="secondary" loading={pending} onClick={() => void begin()}>
            {messages.prepareTable}
          </Button>
        )}
        {pending && read > 0 && <p className={styles.text}>{formatMessage(messages.preparing, { count: read })}</p>}
      </div>
      {table && <CopyRow label={messages.fingerprint} value={table.tableHash} />}
    </Card>
  )
}

/** All parts as one table, as the script reads it. */
function fileOf(parts: readonly TablePart[]): FinalTable {
  const [first] = parts
  const table = { ...first, next: null, lines: parts.flatMap(({ lines }) => lines) }
  const url = URL.createObjectURL(new Blob([JSON.stringify(table)], { type: 'application/json' }))
  return { url, tableHash: first?.tableHash ?? '' }
}
