import type { Seal } from '#platform/crypto/seal.ts'

/** A sealed address opens only for its player, and content only for its message. */
export const addressContext = (playerId: bigint | string): string => `email-address:${playerId}`
export const contentContext = (reference: string): string => `email-content:${reference}`

export const sealAddress = (seal: Seal, playerId: bigint, address: string): Buffer =>
  seal.seal(Buffer.from(address), addressContext(playerId))

export function openAddress(seal: Seal, playerId: bigint, sealed: Buffer): string {
  const opened = seal.open(sealed, addressContext(playerId))
  if (opened === undefined) throw new Error('an e-mail address was sealed with another key')
  return opened.toString('utf8')
}
