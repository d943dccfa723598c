import { type HashText, sha256 } from './sha256.ts'
import { type ChainedTransfer, chainHash, chainStart } from './transfer-chain.ts'

export type HashedTransfer = { readonly transfer: ChainedTransfer; readonly hash: string }

/** Where a part of a book begins: after this many transfers, with this hash. */
export type ChainPosition = { readonly seq: bigint; readonly hash: string }

const chainBeginning: ChainPosition = { seq: 0n, hash: chainStart }

export type ChainVerdict =
  | { readonly kind: 'whole'; readonly end: ChainPosition }
  | { readonly kind: 'broken'; readonly seq: bigint; readonly fault: 'gap' | 'hash' }

/** Whether the transfers of one book form an unbroken, unchanged chain. */
export function verifyChain(
  transfers: readonly HashedTransfer[],
  from: ChainPosition = chainBeginning,
  hashText: HashText = sha256,
): ChainVerdict {
  let end = from
  for (const { transfer, hash } of transfers) {
    if (transfer.seq !== end.seq + 1n) return { kind: 'broken', seq: end.seq + 1n, fault: 'gap' }
    if (chainHash(end.hash, transfer, hashText) !== hash) return { kind: 'broken', seq: transfer.seq, fault: 'hash' }
    end = { seq: transfer.seq, hash }
  }
  return { kind: 'whole', end }
}
