import { type SyntheticEvent, useState } from 'react'
import { formatMessage } from '#core/message/format-message.ts'
import { useMay, useStaff } from '#features/office/staff/back-office/index.ts'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { useRequestIds } from '#platform/browser/client/use-request-id.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { TextArea } from '#platform/ui/text-area/text-area.tsx'
import { chatTextLengthMax } from '../chat-terms.ts'
import { answerSupportChat } from '../staff-contract.ts'
import { CannedAnswerSelect } from './canned-answer-select.tsx'
import type { StaffChat } from './chat-words.ts'
import styles from './support-chat.module.css'
import { useChatAction } from './use-chat-action.ts'
import { messages } from './messages/en.ts'

type AnswerFormProps = { readonly chat: StaffChat }

/** The owner's next message. Others read why they cannot write one. */
export function AnswerForm({ chat }: AnswerFormProps) {
  const { email } = useStaff()
  const may = useMay()
  if (chat.state === 'closed' || !may('supportChat.answer')) return null
  if (chat.owner === null) return <Notice tone="info">{messages.takeFirst}</Notice>
  if (chat.owner !== email)
    return <Notice tone="info">{formatMessage(messages.ownedByOther, { owner: chat.owner })}</Notice>
  return <OwnAnswerForm chat={chat} />
}

function OwnAnswerForm({ chat: { id, language } }: AnswerFormProps) {
  const { text, setText, failure, pending, send } = useAnswer(id)
  const insert = (canned: string) => setText(text === '' ? canned : `${text}\n${canned}`)
  return (
    <Card>
      <form className={styles.form} onSubmit={(event) => void send(event)}>
        <CannedAnswerSelect language={language} onInsert={insert} />
        <TextArea
          label={messages.yourMessage}
          hint={messages.messageHint}
          rows={4}
          maxLength={chatTextLengthMax}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
        <Button type="submit" loading={pending} className={styles.send}>
          {messages.send}
        </Button>
      </form>
    </Card>
  )
}

function useAnswer(id: number) {
  const act = useChatAction()
  const keys = useRequestIds()
  const [text, setText] = useState('')
  const [failure, setFailure] = useState<Parameters<typeof failureText>[0]>()
  const [pending, setPending] = useState(false)
  const send = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (pending || text.trim() === '') return
    setFailure(undefined)
    setPending(true)
    const request = { id, text, messageKey: keys.idFor(text), reason: formatMessage(messages.sendReason, { id }) }
    const reply = await act(answerSupportChat, request, undefined).finally(() => setPending(false))
    keys.settle(text, reply)
    if (reply.kind === 'answer') setText('')
    else if (reply.kind !== 'signedOut') setFailure(reply)
  }
  return { text, setText, failure, pending, send }
}
