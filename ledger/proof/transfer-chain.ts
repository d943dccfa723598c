import type { Instant } from '#core/clock/instant.ts'
import type { HashText } from './sha256.ts'

/** A transfer of a player's book with all its fields. */
export type ChainedTransfer = {
  readonly playerId: bigint
  readonly seq: bigint
  readonly at: Instant
  readonly asset: string
  readonly amount: bigint
  readonly from: string
  readonly to: string
  /** After the transfer; absent on the house's side. */
  readonly fromBalance: bigint | undefined
  readonly toBalance: bigint | undefined
  readonly reason: string
  readonly reference: string
  readonly source: string
  readonly key: string
  readonly closes: bigint | undefined
}

/** The previous hash of a book's first transfer. */
export const chainStart = '0'.repeat(64)

/**
 * The hash of a transfer covers the previous hash, so that nothing earlier can change without changing every later
 * hash.
 */
export const chainHash = (previous: string, transfer: ChainedTransfer, hash: HashText): string =>
  hash(`${previous}\n${canonicalTransfer(transfer)}`)

/** The canonical form of a transfer, one line per field. No field can contain a line break. */
export const canonicalTransfer = (transfer: ChainedTransfer): string =>
  `bituin-transfer-1\n${transfer.playerId}\n${transfer.seq}\n${transfer.at}\n${transfer.asset}\n${transfer.amount}\n` +
  `${transfer.from}\n${transfer.to}\n${transfer.fromBalance ?? ''}\n${transfer.toBalance ?? ''}\n` +
  `${transfer.reason}\n${transfer.reference}\n${transfer.source}\n${transfer.key}\n${transfer.closes ?? ''}`
