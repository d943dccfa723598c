import type { Call } from '#core/contract/call.ts'
import type { Reply } from '#core/contract/client.ts'
import { translate } from '#core/message/message.ts'
import { lobbyMessages } from '../messages.ts'

export type CallFailure = Exclude<Reply<Call>, { readonly kind: 'answer' }>

/** What a call of the lobby that failed has to say. A refusal brings its own words. */
export function failureText(failure: CallFailure): string {
  if (failure.kind === 'refusal' && failure.msg !== '') return failure.msg
  if (failure.kind === 'offline') return lobbyMessages['lobby.offline']
  if (failure.kind === 'timeout') return lobbyMessages['lobby.timeout']
  if (failure.kind === 'signedOut') return lobbyMessages['lobby.signInNeeded']
  return translate(lobbyMessages, 'lobby.failed', { code: codeOf(failure) })
}

function codeOf(failure: CallFailure): number {
  if (failure.kind === 'refusal') return failure.errcode
  return failure.kind === 'fault' ? failure.code : 400
}
