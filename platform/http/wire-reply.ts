import { commonErrcode } from '#core/contract/envelope.ts'
import type { FieldFault } from '#core/contract/outcome.ts'
import type { Language } from '#core/language/language.ts'
import { httpTexts as texts } from './messages/index.ts'
import type { CompressedBodies } from './send-compressed.ts'

/** The shape of every reply: HTTP status = code; errcode 0 is success, another errcode with code 200 is a refusal. */
export type WireReply = {
  readonly status: number
  readonly body: Record<string, unknown>
  readonly retryAfterSeconds?: number
  /** The serialised reply; `body` is then only its beginning. */
  readonly prepared?: CompressedBodies
}

export const successReply = (fields: Record<string, unknown>): WireReply => ({
  status: 200,
  body: { code: 200, errcode: 0, ...fields },
})

export const refusalReply = (errcode: number, msg: string, details: Record<string, unknown> = {}): WireReply => ({
  status: 200,
  body: { ...details, code: 200, errcode, msg },
})

const faultTexts = {
  400: texts.malformed,
  401: texts.signInAgain,
  403: texts.notAllowed,
  404: texts.noSuchCall,
  405: texts.otherMethod,
  408: texts.tookTooLong,
  413: texts.requestTooLarge,
  414: texts.addressTooLong,
  429: texts.tooManyRequests,
  431: texts.headersTooLarge,
  500: texts.ourFault,
  503: texts.busy,
} as const

export type FaultCode = keyof typeof faultTexts

export const isFaultCode = (code: number): code is FaultCode => Object.hasOwn(faultTexts, code)

type FaultDetails = { readonly retryAfterSeconds?: number | undefined; readonly language?: Language }

/** A fault answers a bare code. Details stay in the log, under the request's id. */
export const faultReply = (code: FaultCode, { retryAfterSeconds, language = 'en' }: FaultDetails = {}): WireReply => ({
  status: code,
  body: { code, errcode: code === 429 ? commonErrcode.tryLater : code, msg: faultTexts[code][language] },
  ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
})

/** Faults of single fields, each reported at its field. */
export const invalidReply = (faults: readonly FieldFault[], language: Language = 'en'): WireReply => ({
  status: 400,
  body: {
    code: 400,
    errcode: 400,
    msg: faults[0]?.msg ?? faultTexts[400][language],
    faults: faults.map(({ field, key, msg }) => ({ field, key, msg })),
  },
})
