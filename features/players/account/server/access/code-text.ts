import { formatMessage } from '#core/message/format-message.ts'
import type { CodePurpose } from '../store/one-time-code.store.ts'
import { messages } from '../messages/en.ts'
import { smsText } from '../sms-text.ts'

type CodeText = {
  readonly purpose: CodePurpose
  readonly real: boolean
  readonly code: string
  readonly operatorName: string
}

/** The message names the code's purpose, so that a recipient who did not request it notices. */
const textOf = {
  register: messages.codeToRegister,
  forget: messages.codeToReset,
  bind: messages.codeToAddNumber,
  stepUp: messages.codeToConfirm,
} as const satisfies Record<CodePurpose, string>

/** The owner of the number learns what happened even if there is no code to give. Everybody else learns nothing. */
export function codeText({ purpose, real, code, operatorName: operator }: CodeText): string {
  if (real) return smsText(formatMessage(textOf[purpose], { code, operator }))
  const text = purpose === 'register' ? messages.numberHasAccount : messages.numberHasNoAccount
  return smsText(formatMessage(text, { operator }))
}
