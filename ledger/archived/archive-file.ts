import { emptyBalances } from '../book/book.ts'
import { chainStart } from '../proof/transfer-chain.ts'
import type { HashedTransfer } from '../proof/verify-chain.ts'
import {
  archiveFormat,
  type ArchiveEnd,
  type ArchiveHeader,
  type ArchiveLine,
  headerLine,
  lineOf,
  parseLine,
} from './archive-line.ts'
import { damaged, readLines, writeLines } from './line-file.ts'

/** Writes the lines into a new file, and returns when the disk has it. An older file of this name is replaced. */
export const writeArchive = (
  path: string,
  header: Omit<ArchiveHeader, 'format'>,
  lines: AsyncGenerator<ArchiveLine, undefined>,
): Promise<void> => writeLines(path, textsOf(header, lines))

async function* textsOf(
  header: Omit<ArchiveHeader, 'format'>,
  lines: AsyncGenerator<ArchiveLine, undefined>,
): AsyncGenerator<string, undefined> {
  yield headerLine({ format: archiveFormat, ...header })
  for await (const line of lines) yield lineOf(line)
}

export async function readHeader(path: string): Promise<ArchiveHeader> {
  for await (const text of readLines(path)) return headerOf(path, text)
  throw damaged(path)
}

/** A stored transfer, and the state of its book before the file's first transfer of it. */
export type ArchivedTransfer = { readonly hashed: HashedTransfer; readonly begin: BookBegin }
export type BookBegin = Extract<ArchiveLine, { kind: 'book' }>['book']

/** The transfers of the file in the order of books. Throws one sentence if the file cannot be read or is not whole. */
export async function* readArchive(path: string): AsyncGenerator<ArchivedTransfer, undefined> {
  let begin: BookBegin = { playerId: -1n, seq: 0n, head: chainStart, balances: emptyBalances }
  const count = { books: 0, transfers: 0 }
  let end: ArchiveEnd | undefined
  let isHeader = true
  for await (const text of readLines(path)) {
    if (isHeader) headerOf(path, text)
    else {
      const line = parsed(path, text, begin.playerId)
      if (end !== undefined) throw damaged(path)
      if (line.kind === 'end') end = line.end
      else if (line.kind === 'book') {
        begin = line.book
        count.books++
      } else {
        count.transfers++
        yield { hashed: line.hashed, begin }
      }
    }
    isHeader = false
  }
  if (end?.books !== count.books || end.transfers !== count.transfers) throw damaged(path)
}

function parsed(path: string, text: string, playerId: bigint): ArchiveLine {
  try {
    return parseLine(text, playerId)
  } catch (error) {
    throw damaged(path, error)
  }
}

function headerOf(path: string, text: string): ArchiveHeader {
  try {
    const header = JSON.parse(text) as Partial<ArchiveHeader>
    if (header.format === archiveFormat) return { house: '', month: '', ...header, format: archiveFormat }
  } catch (error) {
    throw damaged(path, error)
  }
  throw damaged(path)
}
