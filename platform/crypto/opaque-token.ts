import { randomBytes } from 'node:crypto'
import { createKeyedHash, type KeyedHash } from './keyed-hash.ts'
import type { MasterSecret } from './master-secret.ts'

const tokenBytes = 32

/** 256 random bits without meaning: what a token allows is looked up by its hash. */
export const newToken = (): string => randomBytes(tokenBytes).toString('base64url')

/** The stored form of a token. Tokens of different purposes never match. */
export const createTokenHash = (secret: MasterSecret, purpose: string): KeyedHash =>
  createKeyedHash(secret, `token/${purpose}`)
