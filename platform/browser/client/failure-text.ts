import type { Call } from '#core/contract/call.ts'
import type { Reply } from '#core/contract/client.ts'
import { translate } from '#core/message/message.ts'
import { failureMessages } from './failure-messages.ts'

export type CallFailure = Exclude<Reply<Call>, { readonly kind: 'answer' }>

/** What the player reads when a call fails. A refusal brings its own words. */
export function failureText(failure: CallFailure): string {
  if (failure.kind === 'refusal' && failure.msg !== '') return failure.msg
  if (failure.kind === 'offline') return failureMessages['failure.offline']
  if (failure.kind === 'timeout') return failureMessages['failure.timeout']
  if (failure.kind === 'signedOut') return failureMessages['failure.signInNeeded']
  return translate(failureMessages, 'failure.other', { code: codeOf(failure) })
}

function codeOf(failure: CallFailure): number {
  if (failure.kind === 'refusal') return failure.errcode
  return failure.kind === 'fault' ? failure.code : 400
}
