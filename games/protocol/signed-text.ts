/** Headers of a signed request; an answer carries time and signature. */
export const glwHeader = {
  key: 'x-glw-key',
  time: 'x-glw-time',
  nonce: 'x-glw-nonce',
  signature: 'x-glw-sign',
} as const

export const noncePattern = /^[\w-]{16,64}$/
export const timePattern = /^\d{1,15}$/
/** How far the clocks of both sides may be apart. */
export const skewMsMax = 300_000

export type SignedRequest = {
  /** Unix time in milliseconds, as the header carries it. */
  readonly time: string
  readonly nonce: string
  readonly method: string
  readonly path: string
  /** SHA-256 of the raw body, in lower-case hexadecimal digits. */
  readonly bodyHash: string
}

export const requestText = ({ time, nonce, method, path, bodyHash }: SignedRequest): string =>
  [time, nonce, method, path, bodyHash].join('\n')

export type SignedAnswer = { readonly time: string; readonly status: number; readonly bodyHash: string }

export const answerText = ({ time, status, bodyHash }: SignedAnswer): string => [time, status, bodyHash].join('\n')
