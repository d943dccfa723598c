import { glwHeader, requestText } from '../signed-text.ts'
import { bodyHashOf, signatureOf } from './signature.ts'

export type GlwKey = { readonly id: string; readonly secret: string }

export type RequestToSign = {
  readonly path: string
  readonly body: string
  /** Unix time in milliseconds. */
  readonly timeMs: number
  /** 16 to 64 characters that were never used before. */
  readonly nonce: string
}

/** The headers of one request. A retry signs again, with a fresh time and nonce. */
export function signRequest(
  { id, secret }: GlwKey,
  { path, body, timeMs, nonce }: RequestToSign,
): Record<string, string> {
  const time = String(timeMs)
  const text = requestText({ time, nonce, method: 'POST', path, bodyHash: bodyHashOf(body) })
  return {
    'content-type': 'application/json',
    [glwHeader.key]: id,
    [glwHeader.time]: time,
    [glwHeader.nonce]: nonce,
    [glwHeader.signature]: signatureOf(secret, text),
  }
}
