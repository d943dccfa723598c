import { CodeEntry, type CodeEntryProps } from './access/code-entry.tsx'
import styles from './form.module.css'
import { SendCodeButton } from './access/send-code-button.tsx'
import type { OneTimeCode } from './access/use-one-time-code.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export type StepUpFieldProps = Omit<CodeEntryProps, 'label' | 'hint' | 'sent'> & {
  readonly oneTimeCode: OneTimeCode
  /** The player's own number, masked. */
  readonly mobile: string
}

/** A code sent to the player's own number, before money moves or its destination changes. */
export function StepUpField({ oneTimeCode, mobile, error, ...field }: StepUpFieldProps) {
  return (
    <div className={styles.codeRow}>
      <CodeEntry
        {...field}
        error={error !== undefined && !oneTimeCode.sent ? messages.sendCodeFirst : error}
        sent={oneTimeCode.sent}
        label={mobile === '' ? messages.code : formatMessage(messages.codeForMobile, { mobile })}
      />
      <SendCodeButton variant="secondary" oneTimeCode={oneTimeCode} onClick={() => void oneTimeCode.send('')} />
    </div>
  )
}
