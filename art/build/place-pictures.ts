import { copyFileSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { appIcons } from './app-icons.ts'
import { drawPictures, keptPictures } from './draw-pictures.ts'
import { lobbyPictures, type PictureFile } from './picture-files.ts'

/** Draws every picture of the product and lays the files where the built app serves them from. */
export async function placePictures(client: string): Promise<void> {
  const pictures = allPictures()
  await drawPictures(pictures)
  for (const file of pictures.flatMap(({ files }) => files)) {
    const target = join(client, servedPath(file))
    mkdirSync(dirname(target), { recursive: true })
    copyFileSync(join(keptPictures, file.name), target)
  }
}

export const allPictures = () => [...lobbyPictures(), ...appIcons()]

/** The path of a file below the app's own address. */
export const servedPath = ({ name, standingName }: PictureFile): string => standingName ?? `assets/art/${name}`
