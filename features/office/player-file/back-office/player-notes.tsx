import { type SyntheticEvent, useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { TextArea } from '#platform/ui/text-area/text-area.tsx'
import { addPlayerNote, listPlayerNotes } from '../contract.ts'
import { messages } from './messages/en.ts'
import styles from './player-notes.module.css'

/** Notes by staff about a player. */
export function PlayerNotes({ playerId }: { readonly playerId: number }) {
  const may = useMay()
  const { answer, failure } = useStaffQuery(listPlayerNotes, { playerId })
  return (
    <div className={styles.page}>
      {may('playerNote.add') && <NoteForm playerId={playerId} />}
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      {answer?.notes.length === 0 && <p className={styles.none}>{messages.noNotes}</p>}
      <ol className={styles.notes}>
        {answer?.notes.map(({ id, author, text, writtenAt }) => (
          <li key={id} className={styles.note}>
            <p className={styles.text}>{text}</p>
            <p className={styles.by}>
              {author}, {formatInstant(writtenAt)}
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}

function NoteForm({ playerId }: { readonly playerId: number }) {
  const client = useClient()
  const refresh = useRefreshCalls()
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()
  const [pending, setPending] = useState(false)
  const write = async () => {
    const reply = await client.send(addPlayerNote, { playerId, reason: text })
    // Typed text outlives a session that has to be renewed.
    if (reply.kind === 'signedOut') return
    if (reply.kind !== 'answer') return setFault(failureText(reply))
    setText('')
    await refresh(listPlayerNotes)
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setFault(undefined)
    setPending(true)
    void write().finally(() => setPending(false))
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextArea
        label={messages.newNote}
        hint={messages.noteHint}
        rows={3}
        maxLength={500}
        value={text}
        error={fault}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" size="small" icon="edit" loading={pending}>
        {messages.addNote}
      </Button>
    </form>
  )
}
