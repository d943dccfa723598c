import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { chmod, link, open, stat, unlink } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'

/** How much text is compressed at a time. */
const chunkLengthMin = 65_536

/** Compresses the lines into a new file, and returns when the disk has it. An older file of this name is replaced. */
export const writeLines = (path: string, lines: AsyncGenerator<string, undefined>): Promise<void> =>
  pipeline(chunksOf(lines), createGzip(), createWriteStream(path, { mode: 0o640, flush: true }))

async function* chunksOf(lines: AsyncGenerator<string, undefined>): AsyncGenerator<string, undefined> {
  let chunk = ''
  for await (const line of lines) {
    chunk += `${line}\n`
    if (chunk.length < chunkLengthMin) continue
    yield chunk
    chunk = ''
  }
  yield chunk
}

/** Gives a written file its name, and returns when the disk has that too. Fails if the name is taken. */
async function nameArchive(from: string, to: string): Promise<void> {
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

/** Names a written file if it is the one that was archived. After an interruption it may have its name already. */
export async function nameIfArchived(from: string, to: string, fileHash: Buffer): Promise<void> {
  const mark = await markOf(from)
  if (mark?.hash.equals(fileHash) === true) await nameArchive(from, to)
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

/** One sentence about a file that cannot be read to its end. */
export const damaged = (path: string, cause?: unknown): OperatorFault =>
  new OperatorFault(`${path} is no whole archive of the ledger: take another copy of it.`, { cause })

/** The lines of a compressed file. Throws one sentence if the file cannot be read or is cut off. */
export async function* readLines(path: string): AsyncGenerator<string, undefined> {
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
