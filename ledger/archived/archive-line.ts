import * as v from 'valibot'
import { instant } from '#core/clock/instant.ts'
import type { Book } from '../book/book.ts'
import type { HashedTransfer } from '../proof/verify-chain.ts'

export const archiveFormat = 'bituin-ledger-archive-1'

export type ArchiveHeader = { readonly format: string; readonly house: string; readonly month: string }

/** What the file has, as its last line says. */
export type ArchiveEnd = { readonly books: number; readonly transfers: number }

/**
 * One line of an archive: the beginning of a book's part, as the file before left the book; a transfer of that book; or the
 * end of the file.
 */
export type ArchiveLine =
  | { readonly kind: 'book'; readonly book: Book }
  | { readonly kind: 'transfer'; readonly hashed: HashedTransfer }
  | { readonly kind: 'end'; readonly end: ArchiveEnd }

export const headerLine = (header: ArchiveHeader): string => JSON.stringify(header)

/** Numbers that may exceed those of JSON are text. */
export function lineOf(line: ArchiveLine): string {
  switch (line.kind) {
    case 'book': {
      const { playerId, seq, head, balances } = line.book
      const { coin, hold, safebox, points } = balances
      return JSON.stringify(['book', playerId, seq, head, coin, hold, safebox, points].map(String))
    }
    case 'transfer':
      return transferLine(line.hashed)
    case 'end':
      return JSON.stringify(['end', line.end.books, line.end.transfers])
  }
}

function transferLine({ transfer, hash }: HashedTransfer): string {
  const { seq, at, asset, amount, from, to, fromBalance, toBalance, reason, reference, source, key, closes } = transfer
  const amounts = [String(amount), from, to, textOrNull(fromBalance), textOrNull(toBalance)]
  const about = [reason, reference, source, key, textOrNull(closes), hash]
  return JSON.stringify(['transfer', String(seq), at, asset, ...amounts, ...about])
}

const textOrNull = (value: bigint | undefined): string | null => (value === undefined ? null : String(value))

/** Throws for text that is no line of an archive. Its content is proven by the hashes, not here. */
export function parseLine(text: string, playerId: bigint): ArchiveLine {
  const [kind, ...rest] = v.parse(fieldsSchema, JSON.parse(text))
  if (kind === 'book') return { kind, book: bookOf(rest) }
  if (kind === 'transfer') return { kind, hashed: transferOf(rest, playerId) }
  if (kind === 'end') return { kind, end: { books: Number(rest[0]), transfers: Number(rest[1]) } }
  throw new SyntaxError('a line of an archive begins a book, is a transfer, or ends the file')
}

const fieldsSchema = v.array(
  v.pipe(
    v.nullable(v.union([v.string(), v.number()])),
    v.transform((field) => (field === null ? undefined : String(field))),
  ),
)

type Fields = readonly (string | undefined)[]

function bookOf([playerId, seq, head, coin, hold, safebox, points]: Fields): Book {
  const balances = { coin: number(coin), hold: number(hold), safebox: number(safebox), points: number(points) }
  return { playerId: number(playerId), seq: number(seq), head: text(head), balances }
}

function transferOf(fields: Fields, playerId: bigint): HashedTransfer {
  const [seq, at, asset, amount, from, to, fromBalance, toBalance, ...rest] = fields
  const [reason, reference, source, key, closes, hash] = rest
  const optional = (value: string | undefined) => (value === undefined ? undefined : BigInt(value))
  const transfer = {
    playerId,
    seq: number(seq),
    at: instant(Number(text(at))),
    asset: text(asset),
    amount: number(amount),
    from: text(from),
    to: text(to),
    fromBalance: optional(fromBalance),
    toBalance: optional(toBalance),
    reason: text(reason),
    reference: text(reference),
    source: text(source),
    key: text(key),
    closes: optional(closes),
  }
  return { transfer, hash: text(hash) }
}

function text(value: string | undefined): string {
  if (value === undefined) throw new SyntaxError('a line of an archive has too few fields')
  return value
}

const number = (value: string | undefined): bigint => BigInt(text(value))
