/** Undefined: it is no base64. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  } catch {
    return undefined
  }
}

/** The key of HMAC-SHA256 that a secret stands for. */
export function secretBytes(secret: string): Uint8Array<ArrayBuffer> {
  const given: unknown = secret
  const text = typeof given === 'string' ? given.trim() : ''
  if (text === '') throw new TypeError('secret is missing: give whsec_… as the operator gave it to you.')
  const bytes = bytesOf(text.replace(/^whsec_/, ''))
  if (bytes === undefined || bytes.length === 0) throw new TypeError('secret has to be whsec_, and base64 after it.')
  return bytes
}
