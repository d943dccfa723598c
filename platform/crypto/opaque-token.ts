import { randomBytes } from 'node:crypto'
import { createKeyedHash, type KeyedHash } from './keyed-hash.ts'
import type { MasterSecret } from './master-secret.ts'

const tokenBytes = 32

/** 256 random bits that mean nothing: what a token may do is looked up by its hash. */
export const newToken = (): string => randomBytes(tokenBytes).toString('base64url')

/** What is stored instead of a token. A token of one purpose is not found among those of another. */
export const createTokenHash = (secret: MasterSecret, purpose: string): KeyedHash =>
  createKeyedHash(secret, `token/${purpose}`)
