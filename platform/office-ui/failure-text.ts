import type { Call } from '#core/contract/call.ts'
import type { Reply } from '#core/contract/client.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export type CallFailure = Exclude<Reply<Call>, { readonly kind: 'answer' }>

/** What a failed call shows. */
export function failureText(failure: CallFailure): string {
  switch (failure.kind) {
    case 'refusal':
      return typeof failure.details.why === 'string' ? `${failure.msg} ${failure.details.why}` : failure.msg
    case 'invalid':
      return failure.faults[0]?.msg ?? messages.formInvalid
    case 'fault':
      return formatMessage(messages.serverFailed, { code: failure.code })
    case 'offline':
      return messages.serverUnreachable
    case 'timeout':
      return messages.serverTimedOut
    case 'signedOut':
      return messages.sessionEnded
  }
}
