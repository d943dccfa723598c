import sharp from 'sharp'

const formats: readonly (string | undefined)[] = ['jpeg', 'png', 'webp']
const pixelsMax = 40_000_000
const sideMax = 1_600
const quality = 78

/**
 * Re-encodes a picture that a player sent, which removes hidden content such as a place. Transparent parts get the ground.
 * Undefined: no picture, or too large.
 */
export async function redrawnPicture(file: Buffer, ground: 'white' | 'black'): Promise<Buffer | undefined> {
  try {
    const picture = sharp(file, { limitInputPixels: pixelsMax, failOn: 'error' })
    const { format } = await picture.metadata()
    if (!formats.includes(format)) return undefined
    return await picture
      .autoOrient()
      .resize({ width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: ground })
      .jpeg({ quality })
      .toBuffer()
  } catch {
    return undefined
  }
}
