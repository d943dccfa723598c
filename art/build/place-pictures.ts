import { copyFileSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { appIcons } from './app-icons.ts'
import { drawMissing, drawPictures, keptPictures } from './draw-pictures.ts'
import { listedTile } from '../art-image.ts'
import { lobbyPictures, type Picture, type PictureFile, tilePictures } from './picture-files.ts'

/** Draws every picture of the product and lays the files where the built app serves them from. */
export async function placePictures(client: string): Promise<void> {
  const pictures = allPictures()
  await drawPictures(pictures)
  layFiles(pictures, client)
}

/** Draws the titles' tiles in the one width that a list of games shows them in. */
export async function placeTiles(client: string): Promise<void> {
  const tiles = tilePictures(listedTile)
  await drawMissing(tiles)
  layFiles(tiles, client)
}

function layFiles(pictures: readonly Picture[], client: string): void {
  for (const file of pictures.flatMap(({ files }) => files)) {
    const target = join(client, servedPath(file))
    mkdirSync(dirname(target), { recursive: true })
    copyFileSync(join(keptPictures, file.name), target)
  }
}

export const allPictures = () => [...lobbyPictures(), ...appIcons()]

/** The path of a file below the app's own address. */
export const servedPath = ({ name, standingName }: PictureFile): string => standingName ?? `assets/art/${name}`
