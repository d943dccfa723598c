import type { Instant } from '#core/clock/instant.ts'
import type { HashText } from './sha256.ts'

/** One transfer as it stands in a player's book, in full. */
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

/** What the first transfer of a book follows. */
export const chainStart = '0'.repeat(64)

/** The hash of a transfer covers the hash before it, so that nothing earlier can be changed without every later hash changing. */
export const chainHash = (previous: string, transfer: ChainedTransfer, hash: HashText): string =>
  hash(`${previous}\n${canonicalTransfer(transfer)}`)

/** The one spelling of a transfer, a line for each field. No field can contain a line's end. */
export const canonicalTransfer = (transfer: ChainedTransfer): string =>
  `bituin-transfer-1\n${transfer.playerId}\n${transfer.seq}\n${transfer.at}\n${transfer.asset}\n${transfer.amount}\n` +
  `${transfer.from}\n${transfer.to}\n${transfer.fromBalance ?? ''}\n${transfer.toBalance ?? ''}\n` +
  `${transfer.reason}\n${transfer.reference}\n${transfer.source}\n${transfer.key}\n${transfer.closes ?? ''}`
