import type { Call } from '#core/contract/call.ts'
import type { Reply } from '#core/contract/client.ts'
import { commonErrcode } from '#core/contract/envelope.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { messages } from '../messages/en.ts'

export type CallFailure = Exclude<Reply<Call>, { readonly kind: 'answer' }>
type RefusalReply = Extract<CallFailure, { readonly kind: 'refusal' }>

/** Texts that a call uses for its errcodes where they differ from sign-in's. */
export type RefusalTexts = Readonly<Record<number, string>>

/** What the player reads when a call fails. */
export function failureText(failure: CallFailure, texts: RefusalTexts = {}): string {
  if (failure.kind === 'refusal') return refusalText(failure, texts)
  if (failure.kind === 'invalid') return failure.faults[0]?.msg ?? generic(400)
  if (failure.kind === 'fault') return generic(failure.code)
  return kindTexts[failure.kind]
}

/** The code that the player may quote to customer service. */
export function codeOf(failure: CallFailure): number | undefined {
  if (failure.kind === 'refusal') return failure.errcode
  return failure.kind === 'fault' ? failure.code : undefined
}

/** How long the server asks to wait, if it says so. */
export function retryAfterSeconds(failure: CallFailure): number | undefined {
  const seconds = failure.kind === 'refusal' ? failure.details['retryAfterSeconds'] : undefined
  return typeof seconds === 'number' ? seconds : undefined
}

const kindTexts = {
  offline: messages['account.offline'],
  timeout: messages['account.timeout'],
  signedOut: messages['account.signInNeeded'],
} as const

const refusalTexts: RefusalTexts = {
  101: messages['login.loginFailed101'],
  102: messages['login.loginFailed102'],
  1018: messages['login.loginFailed1018'],
  1019: messages['login.loginFailed1019'],
  1020: messages['login.loginFailed1020'],
  1043: messages['login.loginFailed1043'],
  1045: messages['login.loginFailed1045'],
  1047: messages['login.loginFailed1047'],
  1049: messages['login.loginFailed1049'],
  [commonErrcode.formSentBefore]: messages['account.formSentBefore'],
}

/** A refusal that has no words here brings its own. */
const refusalText = ({ errcode, msg }: RefusalReply, texts: RefusalTexts): string =>
  texts[errcode] ?? refusalTexts[errcode] ?? (msg || generic(errcode))

const generic = (errcode: number): string => formatMessage(messages['login.loginFailed'], { errcode })
