import { useState } from 'react'
import type { GenericSchema } from 'valibot'
import type { Call } from '#core/contract/call.ts'
import type { Reply } from '#core/contract/client.ts'
import { type Language, languageNames } from '#core/language/language.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { useStaff } from '#features/office/staff/back-office/index.ts'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { messages } from './messages/en.ts'

/** Of a member, and nobody else: it answers where it was sent. */
type TestCall = Call & { readonly response: GenericSchema<object, { sentTo: string }> }
type TestRequest = { readonly number: string | null; readonly reason: string }

type TestDialogProps = {
  /** Of a message of the inbox, a test goes as an e-mail. */
  readonly channel: 'inbox' | 'email' | 'sms'
  readonly language: Language
  readonly send: (request: TestRequest) => Promise<Reply<TestCall>>
  readonly onClose: () => void
}

/** Sends a message to the member, as players would get it. */
export function TestDialog({ channel, language, send, onClose }: TestDialogProps) {
  const { email: address } = useStaff()
  const [number, setNumber] = useState('')
  const act = async (reason: string) => {
    const reply = await send({ number: channel === 'sms' ? number : null, reason })
    if (reply.kind === 'answer')
      toast(formatMessage(messages.testSent, { address: reply.body.sentTo }), { tone: 'success' })
    return reply
  }
  return (
    <ReasonDialog
      open
      title={formatMessage(messages.testTitle, { language: languageNames[language] })}
      confirmLabel={messages.sendTest}
      act={act}
      onClose={onClose}
    >
      <p>
        {channel === 'inbox' && formatMessage(messages.testInboxBody, { address })}
        {channel === 'email' && formatMessage(messages.testEmailBody, { address })}
        {channel === 'sms' && messages.testSmsBody}
      </p>
      {channel === 'sms' && (
        <TextField
          label={messages.ownNumber}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          value={number}
          onChange={(event) => setNumber(event.currentTarget.value)}
        />
      )}
    </ReasonDialog>
  )
}
