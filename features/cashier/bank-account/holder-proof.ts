import { type FullName, type NameMatch, nameMatch } from './name-match.ts'

export type HolderProof = {
  readonly nameMatch: NameMatch | 'unknown'
  /** The bank has confirmed the holder, who is the player by a verified identity. */
  readonly isVerified: boolean
}

type HolderClaim = {
  /** As typed by the player. */
  readonly holder: string
  /** The bank confirms that the account is in that name. */
  readonly isConfirmed: boolean
}

/**
 * How certain an account is the player's own, by their current identity: a bank can only confirm the typed name, and an
 * identity may be approved or revoked after the account was bound.
 */
export function proveHolder({ holder, isConfirmed }: HolderClaim, name: FullName | undefined): HolderProof {
  if (name === undefined) return { nameMatch: 'unknown', isVerified: false }
  const match = nameMatch(holder, name)
  return { nameMatch: match, isVerified: isConfirmed && match === 'passes' }
}
