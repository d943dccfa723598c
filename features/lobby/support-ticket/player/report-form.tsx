import { type FormEvent, useState } from 'react'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useCallMutation } from '#platform/browser/client/use-call-mutation.ts'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Checkbox } from '#platform/ui/checkbox/checkbox.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { Select } from '#platform/ui/select/select.tsx'
import { TextArea } from '#platform/ui/text-area/text-area.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { listReports, report } from '../contract.ts'
import { type TicketCategory, ticketCategories, ticketTextLengthMax, ticketTextLengthMin } from '../ticket-terms.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './report-form.module.css'
import { categoryNames } from './report-words.ts'

const categories = ticketCategories.map((value) => ({ value, label: categoryNames[value] }))
const tooShort = formatMessage(messages.textTooShort, { min: ticketTextLengthMin })

/** A short problem report. The text stays until it has been received. */
export function ReportForm() {
  const { category, setCategory, text, setText, isComplaint, setIsComplaint, error, sent, pending, send } = useReport()
  const act = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <Card>
      <form className={styles.form} onSubmit={act} noValidate>
        <Select
          label={messages.topic}
          options={categories}
          value={category}
          onChange={({ target }) =>
            setCategory(categories.find(({ value }) => value === target.value)?.value ?? 'other')
          }
        />
        <TextArea
          label={messages.whatHappened}
          hint={messages.whatHappenedHint}
          rows={6}
          maxLength={ticketTextLengthMax}
          value={text}
          error={error}
          onChange={({ target }) => setText(target.value)}
        />
        <Checkbox checked={isComplaint} onChange={({ target }) => setIsComplaint(target.checked)}>
          <span className={styles.box}>
            {messages.isComplaint}
            <span className={styles.hint}>{messages.isComplaintHint}</span>
          </span>
        </Checkbox>
        <Button type="submit" size="large" block loading={pending}>
          {messages.send}
        </Button>
        <p className={styles.sent} role="status">
          {sent && formatMessage(messages.sent, { number: sent })}
        </p>
      </form>
    </Card>
  )
}

function useReport() {
  const sending = useCallMutation(report)
  const refreshCalls = useRefreshCalls()
  const [category, setCategory] = useState<TicketCategory>('game')
  const [text, setText] = useState('')
  const [isComplaint, setIsComplaint] = useState(false)
  const [error, setError] = useState<string>()
  const [sent, setSent] = useState<string>()

  const send = async () => {
    if (text.trim().length < ticketTextLengthMin) return setError(tooShort)
    await begin()
  }
  const { begin, pending } = useOneAct(async () => {
    setError(undefined)
    const reply = await sending.send({ category, text, page: '/profile/report', isComplaint })
    if (reply.kind === 'answer') {
      setSent(reply.body.number)
      setText('')
      setIsComplaint(false)
      await refreshCalls(listReports)
    } else if (reply.kind === 'invalid') setError(reply.faults[0]?.msg ?? tooShort)
    else if (reply.kind !== 'signedOut') toast(failureText(reply), { tone: 'error' })
  })
  return { category, setCategory, text, setText, isComplaint, setIsComplaint, error, sent, pending, send }
}
