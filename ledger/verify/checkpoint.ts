import type { Instant } from '#core/clock/instant.ts'
import type { CalendarDay } from '#core/clock/manila.ts'
import { type KeyedHash, sameHash } from '#platform/crypto/keyed-hash.ts'
import type { Book } from '../book/book.ts'

/** What a verification found to be sound, for the next one to go on from. */
export type Checkpoint = {
  /** From 1. */
  readonly number: bigint
  readonly at: Instant
  readonly isWhole: boolean
  readonly transfers: bigint
  readonly houseCoin: bigint
  readonly housePoints: bigint
  readonly rootDay: CalendarDay | null
  readonly besideAt: Instant
}

export type SealedCheckpoint = Checkpoint & { readonly seal: Buffer }

/** A book as a verification left it. */
export type CheckpointBook = Book & {
  readonly number: bigint
  /** The checkpoint that last read it from its start. */
  readonly walked: bigint
}

export type SealedBook = CheckpointBook & { readonly seal: Buffer }

/** The seal before the first checkpoint. */
const noSeal = Buffer.alloc(32)

export const sealOfCheckpoint = (hash: KeyedHash, checkpoint: Checkpoint, previous: Buffer = noSeal): Buffer => {
  const { number, at, isWhole, transfers, houseCoin, housePoints, rootDay, besideAt } = checkpoint
  return hash(
    ['bituin-checkpoint-1', previous.toString('hex'), number, at, isWhole, transfers, houseCoin, housePoints].join(
      '\n',
    ) + `\n${rootDay ?? ''}\n${besideAt}`,
  )
}

export const sealOfBook = (
  hash: KeyedHash,
  { playerId, number, walked, seq, head, balances }: CheckpointBook,
): Buffer => {
  const { coin, hold, safebox, points } = balances
  return hash(['bituin-checkpoint-book-1', playerId, number, walked, seq, head, coin, hold, safebox, points].join('\n'))
}

export const isSealedBook = (hash: KeyedHash, book: SealedBook): boolean => sameHash(sealOfBook(hash, book), book.seal)

/**
 * The number of the first checkpoint that is not the one that was sealed after the one before it, or undefined. `before` is the
 * seal of the one before the first.
 */
export function brokenCheckpoint(
  hash: KeyedHash,
  checkpoints: readonly SealedCheckpoint[],
  before: Buffer | undefined,
): bigint | undefined {
  let previous = before
  let number = checkpoints[0]?.number
  for (const checkpoint of checkpoints) {
    const isNext = checkpoint.number === number
    if (!isNext || !sameHash(sealOfCheckpoint(hash, checkpoint, previous), checkpoint.seal)) return checkpoint.number
    previous = checkpoint.seal
    number = checkpoint.number + 1n
  }
  return undefined
}
