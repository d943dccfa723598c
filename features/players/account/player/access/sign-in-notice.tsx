import { formatTime } from '#core/clock/manila-format.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { signIn } from '../../contract.ts'
import { customerService } from '../customer-service.ts'
import { FormNotice } from '../form-notice.tsx'
import type { SignInFailure } from './use-sign-in.ts'
import { messages } from '../messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export type SignInNoticeProps = {
  readonly failure: SignInFailure
  /** Undefined once the unlock form is open. */
  readonly onUnlock: (() => void) | undefined
  /** Signs in during a break from play. */
  readonly onWithdraw: () => void
}

const { locked, suspended, excluded, closed } = signIn.refusals

/** Why a sign-in failed, and the next step if there is one. */
export function SignInNotice({ failure: { text, errcode, until }, onUnlock, onWithdraw }: SignInNoticeProps) {
  return (
    <FormNotice text={text}>
      {errcode === locked && (
        <>
          {until !== undefined && <p>{formatMessage(messages.lockedUntil, { time: formatTime(until) })}</p>}
          {onUnlock && (
            <Button variant="secondary" size="small" onClick={onUnlock}>
              {messages.unlockWithACode}
            </Button>
          )}
        </>
      )}
      {errcode === excluded && (
        <Button variant="secondary" size="small" onClick={onWithdraw}>
          {messages.logInToWithdraw}
        </Button>
      )}
      {(errcode === suspended || errcode === excluded || errcode === closed) && (
        <a href={customerService}>{messages.contactCustomerService}</a>
      )}
    </FormNotice>
  )
}
