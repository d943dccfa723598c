import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const leastBytes = 256
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Writes compressed variants beside every text file of a directory. Small files gain nothing; images and fonts are
 * already compressed.
 */
export async function compressFiles(directory: string): Promise<void> {
  const paths = readdirSync(directory, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(js|css|svg|json|webmanifest|txt)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
  // Beside each other, on as many processors as there are.
  await Promise.all(paths.map(compressFile))
}

async function compressFile(path: string): Promise<void> {
  const bytes = readFileSync(path)
  if (bytes.length < leastBytes) return
  writeFileSync(`${path}.br`, await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  writeFileSync(`${path}.gz`, await zip(bytes, { level: 9 }))
}
