import { createHash } from 'node:crypto'
import { bls12_381 } from '@noble/curves/bls12-381.js'

/** Known to everybody, as everything in the sandbox is: production refuses the public key that belongs to it. */
const secretKey = Uint8Array.from(Buffer.from('sandbox beacon key of nobody!!!!', 'latin1'))
const domain = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'

/** A round as drand answers it, signed in the scheme of its quicknet. */
export function signRound(round: number) {
  const { shortSignatures } = bls12_381
  const number = Buffer.alloc(8)
  number.writeBigUInt64BE(BigInt(round))
  const message = shortSignatures.hash(createHash('sha256').update(number).digest(), domain)
  const signature = Buffer.from(shortSignatures.sign(message, secretKey).toBytes()).toString('hex')
  return { round, randomness: createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex'), signature }
}

/** The key that a server in development trusts. */
export const publicKey = (): string => bls12_381.shortSignatures.getPublicKey(secretKey).toHex()
