import { createHash } from 'node:crypto'
import { bls12_381 } from '@noble/curves/bls12-381.js'

/** The domain of quicknet's scheme, `bls-unchained-g1-rfc9380`: signatures on G1, keys on G2. */
const domain = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'

export type SignedRound = {
  readonly round: number
  /** 48 bytes in hexadecimal. */
  readonly signature: string
  /** The key of the chain, 96 bytes in hexadecimal. */
  readonly publicKey: string
}

/** Whether this key signed this round of drand. False as well for bytes that are no point of the curve. */
export function isBeaconSignature({ round, signature, publicKey }: SignedRound): boolean {
  const { shortSignatures } = bls12_381
  try {
    const message = shortSignatures.hash(roundMessage(round), domain)
    return shortSignatures.verify(bytesOf(signature), message, bytesOf(publicKey))
  } catch {
    return false
  }
}

/** What drand signs: SHA-256 of the round's number in eight bytes. */
function roundMessage(round: number): Uint8Array {
  const number = Buffer.alloc(8)
  number.writeBigUInt64BE(BigInt(round))
  return createHash('sha256').update(number).digest()
}

const bytesOf = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, 'hex'))
