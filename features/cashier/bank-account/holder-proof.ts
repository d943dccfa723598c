import { type FullName, type NameMatch, nameMatch } from './name-match.ts'

export type HolderProof = {
  readonly nameMatch: NameMatch | 'unknown'
  /** The bank has confirmed the holder, and the holder is the player by a proven identity. */
  readonly isVerified: boolean
}

type HolderClaim = {
  /** As the player typed it. */
  readonly holder: string
  /** The bank says that the account is in that name. */
  readonly isConfirmed: boolean
}

/**
 * How far an account is known to be the player's own, by the identity as it stands now: a bank can confirm only the name
 * that was typed, and an identity may be proven, or taken back, after the account was bound.
 */
export function proveHolder({ holder, isConfirmed }: HolderClaim, name: FullName | undefined): HolderProof {
  if (name === undefined) return { nameMatch: 'unknown', isVerified: false }
  const match = nameMatch(holder, name)
  return { nameMatch: match, isVerified: isConfirmed && match === 'passes' }
}
