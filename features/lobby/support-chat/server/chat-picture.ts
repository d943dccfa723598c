import sharp from 'sharp'

/** The encryption context of a picture: copied to another message it does not decrypt. */
export const pictureContext = (messageId: bigint): string => `support_picture:${messageId}`

const formats: readonly (string | undefined)[] = ['jpeg', 'png', 'webp']
const pixelsMax = 40_000_000
const sideMax = 1_600
const quality = 78

/** Re-encodes a picture, which removes hidden content such as a place. Undefined: no picture, or too large. */
export async function redrawnPicture(file: Buffer): Promise<Buffer | undefined> {
  try {
    const picture = sharp(file, { limitInputPixels: pixelsMax, failOn: 'error' })
    const { format } = await picture.metadata()
    if (!formats.includes(format)) return undefined
    return await picture
      .autoOrient()
      .resize({ width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality })
      .toBuffer()
  } catch {
    return undefined
  }
}
