import sharp from 'sharp'

const formats: readonly (string | undefined)[] = ['jpeg', 'png', 'webp']
const pixelsMax = 40_000_000
const edgeMax = 1_600
const quality = 78

/** Re-encodes a picture, which removes hidden content. Undefined: no picture, or too large. */
export async function readReceipt(file: Buffer): Promise<Buffer | undefined> {
  try {
    const picture = sharp(file, { limitInputPixels: pixelsMax, failOn: 'error' })
    const { format } = await picture.metadata()
    if (!formats.includes(format)) return undefined
    return await picture
      .rotate()
      .resize({ width: edgeMax, height: edgeMax, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality })
      .toBuffer()
  } catch {
    return undefined
  }
}
