import type { KeyedHash } from '#platform/crypto/keyed-hash.ts'

/**
 * The session of a launch token: as random as the token, and computable by us alone. An aggregator that uses the launch
 * token as its session is understood without a table.
 */
export const sessionOfLaunch = (launchToken: string, hashSession: KeyedHash): string =>
  // No token contains a colon, so this is never the hash that a session is stored under.
  hashSession(`launch:${launchToken}`).toString('base64url')
