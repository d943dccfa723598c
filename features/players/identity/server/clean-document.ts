import sharp from 'sharp'
import { flatDocument } from './flat-document.ts'

export type CleanDocument = { readonly mediaType: 'image/jpeg'; readonly content: Buffer }
export type DocumentRefusal = 'fileNotAccepted' | 'pictureTooLarge' | 'pictureTooSmall'

const pixelsMax = 50_000_000
const sideMin = 200
const sideKept = 2_400
const quality = 85

/**
 * The stored form of an upload. Its magic bytes determine the type, not its name or the browser's claim; a picture is
 * decoded and re-encoded, a PDF is rendered, so that nothing but pixels remains.
 */
export async function cleanDocument(bytes: Buffer): Promise<CleanDocument | DocumentRefusal> {
  const kind = kindOf(bytes)
  if (kind === undefined) return 'fileNotAccepted'
  if (kind === 'pdf') return keptAs(await flatDocument(bytes))
  const size = await sizeOf(bytes, kind)
  if (size === undefined) return 'fileNotAccepted'
  if (size.width * size.height > pixelsMax) return 'pictureTooLarge'
  if (Math.min(size.width, size.height) < sideMin) return 'pictureTooSmall'
  return keptAs(await redrawn(bytes))
}

const keptAs = (content: Buffer | undefined): CleanDocument | DocumentRefusal =>
  content === undefined ? 'fileNotAccepted' : { mediaType: 'image/jpeg', content }

type Kind = 'jpeg' | 'png' | 'webp' | 'pdf'

function kindOf(bytes: Buffer): Kind | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.of(0xff, 0xd8, 0xff))) return 'jpeg'
  if (bytes.subarray(0, 8).equals(Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))) return 'png'
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp'
  return bytes.toString('latin1', 0, 5) === '%PDF-' ? 'pdf' : undefined
}

/** Reads the header only: a picture that claims to be huge is never decoded. */
async function sizeOf(bytes: Buffer, kind: Kind): Promise<{ width: number; height: number } | undefined> {
  try {
    const { width, height, format } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return format === kind ? { width, height } : undefined
  } catch {
    return undefined
  }
}

async function redrawn(bytes: Buffer): Promise<Buffer | undefined> {
  try {
    return await sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error' })
      .autoOrient()
      .resize(sideKept, sideKept, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality, mozjpeg: false })
      .toBuffer()
  } catch {
    return undefined
  }
}
