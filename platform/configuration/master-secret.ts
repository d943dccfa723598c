import { randomBytes } from 'node:crypto'

export const masterSecretBytesMin = 32

// A development secret starts with these bytes: copied into production, it is recognised and refused.
const developmentMark = Buffer.from('development:')

export function createDevelopmentMasterSecret(): string {
  return Buffer.concat([developmentMark, randomBytes(masterSecretBytesMin)]).toString('base64')
}

/** Decodes hex or base64. An empty buffer for anything else. */
export function decodeMasterSecret(text: string): Buffer {
  if (/^(?:[0-9a-f]{2})+$/i.test(text)) return Buffer.from(text, 'hex')
  if (/^[A-Za-z0-9+/_-]+={0,2}$/.test(text)) return Buffer.from(text, 'base64')
  return Buffer.alloc(0)
}

export function isForDevelopment(secret: Buffer): boolean {
  return secret.subarray(0, developmentMark.length).equals(developmentMark)
}

/** Text typed by hand and repeated patterns use few distinct bytes; 32 random bytes use fewer than 16 once in 10^15. */
export function looksTyped(secret: Buffer): boolean {
  return new Set(secret).size < 16
}
