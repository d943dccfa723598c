import { formatMessage } from '#core/message/format-message.ts'
import type { LocalText } from '#core/message/local-text.ts'
import type { Language } from '#core/language/language.ts'
import type { CodePurpose } from '../store/one-time-code.store.ts'
import { accountLetters } from '../messages/index.ts'
import { smsText } from '../sms-text.ts'

type CodeText = {
  readonly purpose: CodePurpose
  readonly real: boolean
  readonly code: string
  readonly operatorName: string
  readonly language: Language
}

/** The message names the code's purpose, so that a recipient who did not request it notices. */
const textOf = {
  register: accountLetters.codeToRegister,
  forget: accountLetters.codeToReset,
  bind: accountLetters.codeToAddNumber,
  stepUp: accountLetters.codeToConfirm,
} as const satisfies Record<CodePurpose, LocalText>

/** The owner of the number learns what happened even if there is no code to give. Everybody else learns nothing. */
export function codeText({ purpose, real, code, operatorName: operator, language }: CodeText): string {
  if (real) return smsText(formatMessage(textOf[purpose][language], { code, operator }))
  const text = purpose === 'register' ? accountLetters.numberHasAccount : accountLetters.numberHasNoAccount
  return smsText(formatMessage(text[language], { operator }))
}
