import { commonErrcode } from '#core/contract/envelope.ts'
import type { FieldFault } from '#core/contract/outcome.ts'
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
  400: 'The request is malformed.',
  401: 'Please sign in again.',
  403: 'This is not allowed.',
  404: 'There is no such call.',
  405: 'This call is made in another way.',
  408: 'The request took too long.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  429: 'Too many requests. Please try again later.',
  431: 'The headers are too large.',
  500: 'Something went wrong on our side.',
  503: 'The service is busy. Please try again shortly.',
} as const

export type FaultCode = keyof typeof faultTexts

export const isFaultCode = (code: number): code is FaultCode => Object.hasOwn(faultTexts, code)

/** A fault answers a bare code. Details stay in the log, under the request's id. */
export const faultReply = (code: FaultCode, retryAfterSeconds?: number): WireReply => ({
  status: code,
  body: { code, errcode: code === 429 ? commonErrcode.tryLater : code, msg: faultTexts[code] },
  ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
})

/** Faults of single fields, each reported at its field. */
export const invalidReply = (faults: readonly FieldFault[]): WireReply => ({
  status: 400,
  body: { code: 400, errcode: 400, msg: faults[0]?.msg ?? faultTexts[400], faults },
})
