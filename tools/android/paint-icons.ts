import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { encoding } from '#art/build/encoding.ts'
import { drawingSvg } from '#art/build/picture-svg.ts'
import type { Drawing } from '#art/drawing.ts'
import { maskableMark, monochromeMark, starMark } from '#art/icons/app-mark.ts'

/** The screen densities of Android, in pixels for each of its own units. */
const densities = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 } as const

/** The sides in Android's units: the icon before Android 8, the layer from then on, and the mark in the status bar. */
const icons: readonly { readonly name: string; readonly mark: Drawing; readonly side: number }[] = [
  { name: 'launcher', mark: starMark, side: 48 },
  { name: 'launcher_foreground', mark: maskableMark, side: 108 },
  { name: 'notice', mark: monochromeMark, side: 24 },
]

/** The marks are drawn on a ground of 512. */
const grid = 512

/** Paints the icons of the lobby in every density that a phone may have. */
export async function paintIcons(resources: string): Promise<void> {
  for (const [density, scale] of Object.entries(densities)) {
    const folder = join(resources, `mipmap-${density}`)
    mkdirSync(folder, { recursive: true })
    for (const { name, mark, side } of icons) {
      const svg = drawingSvg(mark, { size: [grid, grid], scale: 1 })
      await sharp(Buffer.from(svg))
        .resize(side * scale)
        .png(encoding.png)
        .toFile(join(folder, `${name}.png`))
    }
  }
}
