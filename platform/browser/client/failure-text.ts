import type { Call } from '#core/contract/call.ts'
import type { Reply } from '#core/contract/client.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { messages } from '../messages/en.ts'

export type CallFailure = Exclude<Reply<Call>, { readonly kind: 'answer' }>

/** What the player reads when a call fails. A refusal brings its own words. */
export function failureText(failure: CallFailure): string {
  if (failure.kind === 'refusal' && failure.msg !== '') return failure.msg
  if (failure.kind === 'offline') return messages.offline
  if (failure.kind === 'timeout') return messages.timeout
  if (failure.kind === 'signedOut') return messages.logInFirst
  return formatMessage(messages.failed, { code: codeOf(failure) })
}

function codeOf(failure: CallFailure): number {
  if (failure.kind === 'refusal') return failure.errcode
  return failure.kind === 'fault' ? failure.code : 400
}
