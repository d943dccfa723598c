import { join } from 'node:path'
import { root } from '#tools/launcher/data-dir.ts'

const pictureDir = join(root, '.data', 'pictures')

/** A folder for each set; a file for each address, which sorts and reads like the address. */
export type PictureSet = {
  readonly device: string
  readonly theme: string
  readonly language: string
  readonly visitor: string
}

export const folderOf = ({ device, theme, language, visitor }: PictureSet): string =>
  join(pictureDir, [device, theme, language, visitor].join('-'))

export const fileNameOf = (address: string): string => `${address.slice(1).replaceAll(/[^\w.-]+/g, '_') || 'start'}.png`
