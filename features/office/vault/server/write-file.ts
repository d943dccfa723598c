import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { chmod, rename, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { syncDirectory, writeToDisk } from '#platform/disk/write-to-disk.ts'

/** How much text is compressed at a time. */
const chunkLengthMin = 65_536

type WrittenFile = { readonly sha256: Buffer; readonly bytes: bigint }

/** Compresses lines into a new file, and returns when the disk has it. */
export async function writeLines(path: string, lines: AsyncIterable<string>): Promise<WrittenFile> {
  const hash = createHash('sha256')
  let bytes = 0n
  const measure = hashing(hash, (count) => {
    bytes += BigInt(count)
  })
  // A level below the usual: a day of a large house is gigabytes of text.
  await pipeline(
    chunksOf(lines),
    createGzip({ level: 4 }),
    measure,
    createWriteStream(path, { flush: true, mode: 0o640 }),
  )
  return { sha256: hash.digest(), bytes }
}

const hashing = (hash: Hash, onBytes: (count: number) => void): Transform =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      onBytes(chunk.length)
      done(null, chunk)
    },
  })

async function* chunksOf(lines: AsyncIterable<string>): AsyncGenerator<string, undefined> {
  let chunk = ''
  for await (const line of lines) {
    chunk += `${line}\n`
    if (chunk.length < chunkLengthMin) continue
    yield chunk
    chunk = ''
  }
  yield chunk
}

/** Writes a small file whole, and returns when the disk has it under its name. */
export async function writeWhole(path: string, content: Buffer): Promise<void> {
  const part = `${path}.part`
  await writeToDisk(part, content, { flag: 'w', mode: 0o640 })
  await nameFile(part, path)
}

/** Gives a written file its name, read-only, and returns when the disk has that too. */
export async function nameFile(part: string, path: string): Promise<void> {
  await chmod(part, 0o440)
  await rename(part, path)
  await syncDirectory(dirname(path))
}

/** Reads a file back. Undefined: there is none. */
export async function readBack(path: string): Promise<WrittenFile | undefined> {
  const found = await stat(path).catch(() => undefined)
  if (found === undefined) return undefined
  const hash = createHash('sha256')
  for await (const part of createReadStream(path)) hash.update(part as Buffer)
  return { sha256: hash.digest(), bytes: BigInt(found.size) }
}
