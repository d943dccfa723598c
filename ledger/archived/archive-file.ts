import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { chmod, link, open, stat, unlink } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
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

/** How much text is compressed at a time. */
const chunkLengthMin = 65_536

/** Writes the lines into a new file, and returns when the disk has it. An older file of this name is replaced. */
export const writeArchive = (
  path: string,
  header: Omit<ArchiveHeader, 'format'>,
  lines: AsyncGenerator<ArchiveLine, undefined>,
): Promise<void> =>
  pipeline(chunksOf(header, lines), createGzip(), createWriteStream(path, { mode: 0o640, flush: true }))

async function* chunksOf(
  header: Omit<ArchiveHeader, 'format'>,
  lines: AsyncGenerator<ArchiveLine, undefined>,
): AsyncGenerator<string, undefined> {
  let chunk = `${headerLine({ format: archiveFormat, ...header })}\n`
  for await (const line of lines) {
    chunk += `${lineOf(line)}\n`
    if (chunk.length < chunkLengthMin) continue
    yield chunk
    chunk = ''
  }
  yield chunk
}

/** Gives a written file its name, and returns when the disk has that too. Fails if the name is taken. */
export async function nameArchive(from: string, to: string): Promise<void> {
  await chmod(from, 0o440)
  await link(from, to)
  await unlink(from)
  const folder = await open(dirname(to))
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

export type FileMark = { readonly hash: Buffer; readonly bytes: bigint }

/** SHA-256 over the file as it lies there, which `sha256sum` prints too. Undefined if there is no file. */
export async function markOf(path: string): Promise<FileMark | undefined> {
  const found = await stat(path).catch(() => undefined)
  if (found === undefined) return undefined
  const hash = createHash('sha256')
  for await (const part of createReadStream(path)) hash.update(part as Buffer)
  return { hash: hash.digest(), bytes: BigInt(found.size) }
}

export async function readHeader(path: string): Promise<ArchiveHeader> {
  for await (const text of textLines(path)) return headerOf(path, text)
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
  for await (const text of textLines(path)) {
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

const damaged = (path: string, cause?: unknown): OperatorFault =>
  new OperatorFault(`${path} is no whole archive of the ledger: take another copy of it.`, { cause })

async function* textLines(path: string): AsyncGenerator<string, undefined> {
  const file = createReadStream(path)
  const gunzip = createGunzip()
  file.on('error', (error) => gunzip.destroy(error))
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for await (const part of file.pipe(gunzip)) {
      const lines = (rest + decoder.decode(part as Buffer, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    if (error instanceof OperatorFault) throw error
    throw damaged(path, error)
  } finally {
    file.destroy()
  }
  if (rest !== '') throw damaged(path)
}
