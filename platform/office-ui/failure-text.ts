import type { Call } from '#core/contract/call.ts'
import type { Reply } from '#core/contract/client.ts'

export type CallFailure = Exclude<Reply<Call>, { readonly kind: 'answer' }>

/** What a failed call shows. */
export function failureText(failure: CallFailure): string {
  switch (failure.kind) {
    case 'refusal':
      return typeof failure.details.why === 'string' ? `${failure.msg} ${failure.details.why}` : failure.msg
    case 'invalid':
      return failure.faults[0]?.msg ?? 'Something in this form is not right.'
    case 'fault':
      return `The server could not do this (code ${failure.code}). Please try again shortly.`
    case 'offline':
      return 'The server cannot be reached. Please check the connection and try again.'
    case 'timeout':
      return 'The server did not answer in time. Whether it was done is not known: look before you try again.'
    case 'signedOut':
      return 'Your session has ended. Sign in again; what you typed stays.'
  }
}
