import { useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { openCaseDocument, type viewCase } from '../case-contract.ts'
import styles from './case-page.module.css'
import { saveFile } from './save-file.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type Entry = ResponseOf<typeof viewCase>['entries'][number]

const icons = { note: 'edit', document: 'document', export: 'download', decision: 'check-circle' } as const
const words = {
  note: messages.note,
  document: messages.document,
  export: messages.reportCreated,
  decision: messages.decision,
} as const

/** The case file, newest first and immutable. */
export function CaseFile({ entries }: { readonly entries: readonly Entry[] }) {
  const client = useClient()
  const [opening, setOpening] = useState<Entry>()
  const mayOpen = useMay()('aml.open')
  const open = async (reason: string) => {
    const reply = await client.send(openCaseDocument, { entryId: opening?.id ?? 0, reason })
    if (reply.kind === 'answer') saveFile(reply.body)
    return reply
  }
  return (
    <Card title={messages.caseHistory}>
      {entries.length === 0 && <p className={styles.none}>{messages.noEntries}</p>}
      <ol className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <Icon name={icons[entry.kind]} size={18} />
            <span className={styles.head}>
              {words[entry.kind]} · {formatInstant(entry.at)} · {entry.author}
            </span>
            <p className={styles.text}>{entry.text}</p>
            {entry.fileName !== null && mayOpen && (
              <span className={styles.file}>
                <Button variant="secondary" size="small" icon="download" onClick={() => setOpening(entry)}>
                  {entry.fileName}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ol>
      <ReasonDialog
        open={opening !== undefined}
        title={formatMessage(messages.openFileTitle, { fileName: opening?.fileName ?? '' })}
        confirmLabel={messages.openFile}
        act={open}
        onClose={() => setOpening(undefined)}
      >
        <p>{messages.openFileText}</p>
      </ReasonDialog>
    </Card>
  )
}
