import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawings } from '../drawings.ts'
import { kinds } from '../kinds.ts'
import { pictureSvg } from './picture-svg.ts'

/**
 * Lays pictures of one kind side by side, to be looked at: `node art/build/contact-sheet.ts tile 88`, and as many names
 * after that as are wanted. The sheet is art/dist/sheet-<kind>-<width>.png.
 */
const [kind = 'tile', givenWidth = '240', ...names] = process.argv.slice(2)
if (!(kind in kinds)) throw new Error(`There is no kind ${kind}`)
const { size } = kinds[kind as keyof typeof kinds]
const width = Number(givenWidth)
const height = Math.round((width * size[1]) / size[0])
const gap = Math.max(6, Math.round(width / 24))

const shown = Object.entries(drawings).filter(
  ([key]) => key.startsWith(`${kind}/`) && (names.length === 0 || names.some((name) => key.includes(name))),
)
const columns = Math.min(shown.length, Math.max(1, Math.floor(1500 / (width + gap))))
const pictures = await Promise.all(
  shown.map(async ([, drawing], index) => ({
    input: await sharp(Buffer.from(pictureSvg(drawing, kind as keyof typeof kinds)))
      .resize(width)
      .png()
      .toBuffer(),
    left: gap + (index % columns) * (width + gap),
    top: gap + Math.floor(index / columns) * (height + gap),
  })),
)
const dist = join(import.meta.dirname, '../dist')
mkdirSync(dist, { recursive: true })
const sheet = join(dist, `sheet-${kind}-${width}.png`)
await sharp({
  create: {
    width: gap + columns * (width + gap),
    height: gap + Math.ceil(shown.length / columns) * (height + gap),
    channels: 4,
    background: '#140b2e',
  },
})
  .composite(pictures)
  .png()
  .toFile(sheet)
process.stdout.write(`${sheet}\n`)
