import { useState } from 'react'
import { type Language, languageNames } from '#core/language/language.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { useStaff } from '#features/office/staff/back-office/index.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import type { TestableStep } from '../graph.ts'
import { testMessage } from '../message-contract.ts'
import { messages } from './messages/en.ts'

type TestDialogProps = { readonly step: TestableStep; readonly language: Language; readonly onClose: () => void }

/** Sends the message as it stands in the editor to the member. */
export function TestDialog({ step, language, onClose }: TestDialogProps) {
  const client = useClient()
  const { email } = useStaff()
  const [number, setNumber] = useState('')
  const act = async (reason: string) => {
    const to = step.kind === 'sms' ? number : null
    const reply = await client.send(testMessage, { step, language, number: to, reason })
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
      <p>{step.kind === 'email' ? formatMessage(messages.testEmailBody, { address: email }) : messages.testSmsBody}</p>
      {step.kind === 'sms' && (
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
