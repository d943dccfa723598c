import { useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { Button } from '#platform/ui/button/button.tsx'
import type { viewCase } from '../case-contract.ts'
import styles from './case-page.module.css'
import { DecideCaseDialog } from './decide-case-dialog.tsx'
import { DocumentDialog } from './document-dialog.tsx'
import { ExportDialog } from './export-dialog.tsx'
import { NoteDialog } from './note-dialog.tsx'
import { messages } from './messages/en.ts'

type Case = ResponseOf<typeof viewCase>
type What = 'note' | 'document' | 'export' | 'decide'

/** Actions on a case. A decided one can still be printed. */
export function CaseActions({ about }: { readonly about: Case }) {
  const { id, state } = about
  const [what, setWhat] = useState<What>()
  const close = () => setWhat(undefined)
  const isOpen = state === 'open'
  return (
    <span className={styles.actions}>
      {isOpen && (
        <Button variant="secondary" size="small" icon="edit" onClick={() => setWhat('note')}>
          {messages.note}
        </Button>
      )}
      {isOpen && (
        <Button variant="secondary" size="small" icon="document" onClick={() => setWhat('document')}>
          {messages.document}
        </Button>
      )}
      <Button variant="secondary" size="small" icon="download" onClick={() => setWhat('export')}>
        {messages.createReport}
      </Button>
      {isOpen && (
        <Button size="small" icon="check" onClick={() => setWhat('decide')}>
          {messages.decideCase}
        </Button>
      )}
      {what === 'note' && <NoteDialog caseId={id} onClose={close} />}
      {what === 'document' && <DocumentDialog caseId={id} onClose={close} />}
      {what === 'export' && <ExportDialog caseId={id} onClose={close} />}
      {what === 'decide' && <DecideCaseDialog about={about} onClose={close} />}
    </span>
  )
}
