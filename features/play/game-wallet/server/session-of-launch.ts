import type { KeyedHash } from '#platform/crypto/keyed-hash.ts'

/**
 * The session that a launch token opens: as random as the token, and computed by the house alone. An aggregator that goes
 * on with the launch token as its session is understood without a table of its own.
 */
export const sessionOfLaunch = (launchToken: string, hashSession: KeyedHash): string =>
  // No token contains a colon, so that this is never the hash that a session is stored under.
  hashSession(`launch:${launchToken}`).toString('base64url')
