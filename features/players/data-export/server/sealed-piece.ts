import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Seal } from '#platform/crypto/seal.ts'

const compress = promisify(gzip)
const decompress = promisify(gunzip)

export const pieceContext = (exportId: bigint): string => `data-export:${exportId}`

/** Compressed first, because sealed bytes cannot be. */
export const sealPiece = async (seal: Seal, exportId: bigint, plain: Buffer): Promise<Buffer> =>
  seal.seal(await compress(plain), pieceContext(exportId))

export async function openPiece(seal: Seal, exportId: bigint, sealed: Buffer): Promise<Buffer> {
  const compressed = seal.open(sealed, pieceContext(exportId))
  if (compressed === undefined) throw new Error(`a piece of data export ${exportId} does not open`)
  return decompress(compressed)
}
