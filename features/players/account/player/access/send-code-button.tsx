import type { ComponentProps } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import type { OneTimeCode } from './use-one-time-code.ts'
import { messages } from '../messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export type SendCodeButtonProps = Omit<ComponentProps<typeof Button>, 'children' | 'loading' | 'disabled'> & {
  readonly oneTimeCode: OneTimeCode
}

/** Requests a code; the button itself shows the wait until the next one. */
export function SendCodeButton({ oneTimeCode: { sent, pending, secondsLeft }, ...button }: SendCodeButtonProps) {
  const text =
    secondsLeft > 0 ? formatMessage(messages.resendIn, { secondsLeft }) : sent ? messages.resendCode : messages.sendCode
  return (
    <Button variant="ghost" size="small" {...button} loading={pending} disabled={secondsLeft > 0}>
      {text}
    </Button>
  )
}
