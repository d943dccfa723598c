import { type SyntheticEvent, useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { TextArea } from '#platform/ui/text-area/text-area.tsx'
import { reportAnswerLengthMax } from '../rules.ts'
import { answerPlayerReport } from '../staff-contract.ts'
import styles from './player-report.module.css'
import type { PlayerReport } from './player-report.ts'
import { useReportAction } from './use-report-action.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type AnswerCardProps = { readonly report: PlayerReport }

/** The answer to the player, or the form for it. */
export function AnswerCard({ report }: AnswerCardProps) {
  const may = useMay()
  const { answer, answeredBy, answeredAt, closedBy, closedAt } = report
  const closed = closedBy !== null && closedAt !== null && { closedBy, time: formatInstant(closedAt) }
  if (answer !== null && answeredAt !== null) {
    const sent = { answeredBy: answeredBy ?? '', time: formatInstant(answeredAt) }
    return (
      <Card title={messages.yourAnswer}>
        <p className={styles.words}>{answer}</p>
        <p className={styles.note}>
          {closed
            ? formatMessage(messages.closedAnswered, { ...sent, closedBy: closed.closedBy, closedTime: closed.time })
            : formatMessage(messages.answered, sent)}
        </p>
      </Card>
    )
  }
  if (closed) return <Notice tone="info">{formatMessage(messages.closedUnanswered, closed)}</Notice>
  return may('playerReport.answer') ? <AnswerForm report={report} /> : null
}

function AnswerForm({ report: { id, number } }: AnswerCardProps) {
  const act = useReportAction()
  const [text, setText] = useState('')
  const [failure, setFailure] = useState<Parameters<typeof failureText>[0]>()
  const [pending, setPending] = useState(false)
  const send = async (event: SyntheticEvent) => {
    event.preventDefault()
    setFailure(undefined)
    setPending(true)
    const request = { id, answer: text, reason: formatMessage(messages.answerReason, { number }) }
    const reply = await act(answerPlayerReport, request, messages.answerSent).finally(() => setPending(false))
    if (reply.kind !== 'answer' && reply.kind !== 'signedOut') setFailure(reply)
  }
  return (
    <Card title={messages.answerTitle}>
      <form className={styles.form} onSubmit={(event) => void send(event)}>
        <TextArea
          label={messages.yourAnswer}
          hint={messages.answerHint}
          rows={8}
          maxLength={reportAnswerLengthMax}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
        <Button type="submit" icon="mail" loading={pending} className={styles.send}>
          {messages.sendAnswer}
        </Button>
      </form>
    </Card>
  )
}
