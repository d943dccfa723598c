import type { Instant } from '#core/clock/instant.ts'
import type { CalendarDay } from '#core/clock/manila.ts'
import { type KeyedHash, sameHash } from '#platform/crypto/keyed-hash.ts'
import type { Book } from '../book/book.ts'

/**
 * Where a month's transfers are. written, attached: in the database and in the file. detached: in a table that nobody reads.
 * dropped: in the file alone.
 */
export type ArchiveState = 'written' | 'attached' | 'detached' | 'dropped'

/** The database's record of an archived month. */
export type Archive = {
  /** The first day. */
  readonly month: CalendarDay
  readonly madeAt: Instant
  readonly fileHash: Buffer
  readonly fileBytes: bigint
  readonly transfers: bigint
  /** Rows of the month's partition, and rows of the file that are in later partitions. */
  readonly inMonth: bigint
  readonly ahead: bigint
  readonly books: bigint
  readonly booksHash: Buffer
  readonly houseCoin: bigint
  readonly housePoints: bigint
  readonly deposits: bigint
  readonly sumsHash: Buffer
}

export type SealedArchive = Archive & { readonly state: ArchiveState; readonly seal: Buffer }

/** A book as a file leaves it. */
export type ArchiveBook = Book & { readonly withdrawn: bigint }

export const sealOfArchive = (hash: KeyedHash, archive: Archive): Buffer => {
  const { month, madeAt, fileHash, fileBytes, transfers, inMonth, ahead, books, booksHash } = archive
  const { houseCoin, housePoints, deposits, sumsHash } = archive
  return hash(
    ['bituin-archive-1', month, madeAt, fileHash.toString('hex'), fileBytes, transfers, inMonth, ahead, books].join(
      '\n',
    ) + `\n${booksHash.toString('hex')}\n${houseCoin}\n${housePoints}\n${deposits}\n${sumsHash.toString('hex')}`,
  )
}

export const isSealedArchive = (hash: KeyedHash, archive: SealedArchive): boolean =>
  sameHash(sealOfArchive(hash, archive), archive.seal)

/** A line that is hashed for each book of a month, in the order of players. */
export const archiveBookText = ({ playerId, seq, head, balances, withdrawn }: ArchiveBook): string => {
  const { coin, hold, safebox, points } = balances
  return `${[playerId, seq, head, coin, hold, safebox, points, withdrawn].join(' ')}\n`
}

/** Names the house in its files: a file of another one is refused. The key survives rotations. */
export const houseMark = (hash: KeyedHash): string => hash('bituin-archive-house').toString('hex').slice(0, 32)
