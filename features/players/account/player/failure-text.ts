import type { Call } from '#core/contract/call.ts'
import type { Reply } from '#core/contract/client.ts'
import { commonErrcode } from '#core/contract/envelope.ts'
import { translate } from '#core/message/message.ts'
import { accountMessages } from '../messages.ts'

export type CallFailure = Exclude<Reply<Call>, { readonly kind: 'answer' }>

type MessageKey = keyof typeof accountMessages

/** Texts that a call uses for its errcodes where they differ from sign-in's. */
export type RefusalTexts = Readonly<Record<number, MessageKey>>

/** What the player reads when a call fails. */
export function failureText(failure: CallFailure, texts: RefusalTexts = {}): string {
  if (failure.kind === 'refusal') return refusalText(failure.errcode, texts)
  if (failure.kind === 'invalid') return failure.faults[0]?.msg ?? generic(400)
  if (failure.kind === 'fault') return generic(failure.code)
  return accountMessages[kindTexts[failure.kind]]
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
  offline: 'account.offline',
  timeout: 'account.timeout',
  signedOut: 'account.signInNeeded',
} as const

const refusalTexts: RefusalTexts = {
  101: 'login.loginFailed101',
  102: 'login.loginFailed102',
  1018: 'login.loginFailed1018',
  1019: 'login.loginFailed1019',
  1020: 'login.loginFailed1020',
  1043: 'login.loginFailed1043',
  1045: 'login.loginFailed1045',
  1047: 'login.loginFailed1047',
  1049: 'login.loginFailed1049',
  1053: 'account.lineUnavailable',
  1054: 'account.lineRefused',
  1056: 'account.codeUnavailable',
  [commonErrcode.formSentBefore]: 'account.formSentBefore',
}

function refusalText(errcode: number, texts: RefusalTexts): string {
  const key = texts[errcode] ?? refusalTexts[errcode]
  return key ? accountMessages[key] : generic(errcode)
}

const generic = (errcode: number): string => translate(accountMessages, 'login.loginFailed', { errcode })
