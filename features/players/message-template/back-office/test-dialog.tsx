import { useState } from 'react'
import type { Call } from '#core/contract/call.ts'
import type { Reply } from '#core/contract/client.ts'
import { type Language, languageNames } from '#core/language/language.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { useStaff } from '#features/office/staff/back-office/index.ts'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { messages } from './messages/en.ts'

type TestRequest = { readonly number: string | null; readonly reason: string }

type TestDialogProps = {
  /** Of a message of the inbox, a test goes as an e-mail. */
  readonly channel: 'inbox' | 'email' | 'sms'
  readonly language: Language
  readonly send: (request: TestRequest) => Promise<Reply<Call>>
  readonly onClose: () => void
}

/** Sends a message to the member, as players would get it. */
export function TestDialog({ channel, language, send, onClose }: TestDialogProps) {
  const { email: address } = useStaff()
  const [number, setNumber] = useState('')
  return (
    <ReasonDialog
      open
      title={formatMessage(messages.testTitle, { language: languageNames[language] })}
      confirmLabel={messages.sendTest}
      act={(reason) => send({ number: channel === 'sms' ? number : null, reason })}
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
