import { useState } from 'react'
import { seconds } from '#core/clock/duration.ts'
import { addDuration, type Instant, systemClock } from '#core/clock/instant.ts'
import { otpResendCountdown } from '#core/constants/specification.ts'
import type { RequestOf } from '#core/contract/call.ts'
import type { FieldFault } from '#core/contract/outcome.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { useCallMutation } from '#platform/browser/client/use-call-mutation.ts'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { useCountdown } from '#platform/ui/countdown/use-countdown.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { sendCode } from '../../contract.ts'
import { messages as accountMessages } from '../../messages/en.ts'
import { useAccountConfiguration } from '../account-configuration.ts'
import { type CallFailure, codeOf, failureText, type RefusalTexts, retryAfterSeconds } from '../failure-text.ts'

export type CodeRequest = {
  readonly requestId: string
  /** As typed; empty for a step-up. */
  readonly mobile: string
  readonly maskedMobile: string
}

export type OneTimeCode = {
  /** Does nothing while a code is being requested. */
  readonly send: (mobile: string, onInvalid?: (faults: readonly FieldFault[]) => void) => Promise<void>
  readonly sent: CodeRequest | undefined
  readonly pending: boolean
  /** Seconds until another code may be requested; senders are disabled meanwhile. */
  readonly secondsLeft: number
  /** The fields a call sends with a code; the request id is only valid for the number it was made for. */
  readonly given: (code: string, mobile: string) => { readonly code: string; readonly requestId?: string }
}

type CodeType = RequestOf<typeof sendCode>['type']

/** Requests a one-time code and counts down until another may be requested. An empty number is the player's own. */
export function useOneTimeCode(type: CodeType): OneTimeCode {
  const { countryCode } = useAccountConfiguration()
  const sending = useCallMutation(sendCode)
  const [sent, setSent] = useState<CodeRequest>()
  const [until, setUntil] = useState<Instant>()
  const secondsLeft = useCountdown({ until, now: systemClock.now })
  const wait = (waitSeconds: number) => setUntil(addDuration(systemClock.now(), seconds(waitSeconds)))

  const explain = (reply: CallFailure) => {
    const refusedFor = shortWaitSeconds(reply)
    if (refusedFor !== undefined) wait(refusedFor)
    toast(sendFailureText(reply), { tone: 'error', code: codeOf(reply) })
  }

  const { begin: send, pending } = useOneAct<Parameters<OneTimeCode['send']>, void>(async (mobile, onInvalid) => {
    const reply = await sending.send({ countryCode, type, ...(mobile && { mobile }) })
    if (reply.kind === 'answer') {
      const { requestId, resendSeconds, mobile: maskedMobile } = reply.body
      setSent({ requestId, mobile, maskedMobile })
      wait(resendSeconds)
      toast(accountMessages['login.loginSendSucc'], { tone: 'success' })
      return
    }
    if (reply.kind === 'invalid' && onInvalid) onInvalid(reply.faults)
    else if (reply.kind !== 'signedOut') explain(reply)
  })

  return {
    send,
    sent,
    pending,
    secondsLeft,
    given: (code, mobile) => ({ code, ...(sent?.mobile === mobile && { requestId: sent.requestId }) }),
  }
}

/** Where a retry cannot help, the reason is shown instead. */
const reasons: RefusalTexts = {
  1004: accountMessages['account.alreadyBound'],
  1006: accountMessages['account.mobileNeeded'],
  1052: accountMessages['account.signInNeeded'],
  1056: accountMessages['account.codeUnavailable'],
}

/** The wait between two codes. A longer wait has another reason. */
function shortWaitSeconds(failure: CallFailure): number | undefined {
  const refusedFor = retryAfterSeconds(failure)
  return refusedFor !== undefined && seconds(refusedFor) <= otpResendCountdown ? refusedFor : undefined
}

function sendFailureText(failure: CallFailure): string {
  const left = shortWaitSeconds(failure)
  if (left !== undefined) return formatMessage(accountMessages['account.codeWait'], { seconds: left })
  const unexplained = failure.kind === 'refusal' && reasons[failure.errcode] === undefined
  return unexplained || failure.kind === 'fault'
    ? accountMessages['login.loginSendFail']
    : failureText(failure, reasons)
}
