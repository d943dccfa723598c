/** Signs and verifies under one secret. Its UTF-8 bytes are the key of HMAC-SHA256; it is not decoded from base64. */
export type Signer = {
  /** `v1=` and 64 hexadecimal digits. */
  readonly sign: (text: string) => Promise<string>
  /** In constant time. */
  readonly verify: (text: string, signature: string) => Promise<boolean>
}

const prefix = 'v1='
const encoder = new TextEncoder()

export function createSigner(secret: string): Signer {
  const imported = crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ])
  return {
    sign: async (text) => prefix + hexOf(await crypto.subtle.sign('HMAC', await imported, encoder.encode(text))),
    verify: async (text, signature) => {
      const [, digits] = /^v1=([\da-f]{64})$/.exec(signature) ?? []
      if (digits === undefined) return false
      return crypto.subtle.verify('HMAC', await imported, bytesOf(digits), encoder.encode(text))
    },
  }
}

/** SHA-256 of the bytes as they travel, in lower-case hexadecimal digits. */
export const bodyHash = async (body: string): Promise<string> =>
  hexOf(await crypto.subtle.digest('SHA-256', encoder.encode(body)))

export const requestText = (time: string, nonce: string, path: string, hash: string): string =>
  [time, nonce, 'POST', path, hash].join('\n')

export const answerText = (time: string, status: number, hash: string): string => [time, status, hash].join('\n')

/** How far the clocks of both sides may be apart. */
const skewMsMax = 300_000

export const isTimely = (time: string, nowMs: number): boolean =>
  /^\d{1,15}$/.test(time) && Math.abs(Number(time) - nowMs) <= skewMsMax

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

function bytesOf(digits: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(digits.length / 2)
  for (let index = 0; index < bytes.length; index++)
    bytes[index] = Number.parseInt(digits.slice(index * 2, index * 2 + 2), 16)
  return bytes
}
