import sharp from 'sharp'
import { expect, test } from 'vitest'
import { brands } from '#games/title/brands.ts'
import { titles } from '#games/titles.ts'
import { artImage, isArtKey, tileOf } from '../art-image.ts'
import { drawings } from '../drawings.ts'
import { kinds, type KindName } from '../kinds.ts'
import { appIcons } from './app-icons.ts'
import { encoded, type PaintedPicture, paint } from './draw-pictures.ts'
import { drawnPictures, lobbyPictures } from './picture-files.ts'
import { pictureSvg } from './picture-svg.ts'

const keys = Object.keys(drawings)
const tiles = keys.filter((key) => key.startsWith('tile/'))

test('every title of the studio has a tile of its own', () => {
  const without = titles.map(({ code }) => code).filter((code) => tileOf(code) === 'tile/default')
  expect(without, 'draw art/tiles/<code>.ts, name it in art/drawings.ts, run `npm run generate`').toEqual([])
})

test('every brand of the studio has its mark', () => {
  expect(Object.keys(brands).filter((brand) => !isArtKey(`brand/${brand}`))).toEqual([])
})

test('a title without a picture is shown by the tile of the house', () => {
  expect(tileOf('never-drawn')).toBe('tile/default')
  expect(tileOf('__proto__')).toBe('tile/default')
})

test('a picture names its files in both formats, each in every width of its kind', () => {
  const { avif, webp, src, width, height } = artImage('tile/mayon-fire')
  expect([width, height]).toEqual([240, 320])
  const names = lobbyPictures().flatMap(({ files }) => files.map(({ name }) => `/assets/art/${name}`))
  for (const srcSet of [avif, webp]) {
    const named = srcSet.split(', ').map((source) => source.split(' '))
    expect(named.map(([, descriptor]) => descriptor)).toEqual(kinds.tile.widths.map((each) => `${each}w`))
    for (const [path] of named) expect(names).toContain(path)
  }
  expect(names).toContain(src)
})

test('a drawing is drawn alike every time', () => {
  expect(drawnPictures()).toEqual(drawnPictures())
  expect(appIcons()).toEqual(appIcons())
})

test('a drawing says no number that is none and names no gradient that it lacks', () => {
  for (const { key, svg } of drawnPictures()) {
    expect(svg, key).not.toMatch(/NaN|undefined|Infinity|null/)
    const named = new Set([...svg.matchAll(/id="(\w+)"/g)].map(([, id]) => id))
    expect(
      [...svg.matchAll(/url\(#(\w+)\)/g)].filter(([, id]) => !named.has(id)),
      key,
    ).toEqual([])
  }
})

test('pictures carry no text, no picture and no address of anybody', () => {
  for (const { key, svg } of drawnPictures()) {
    expect(svg, key).not.toMatch(
      /<(text|image|use|foreignObject|script)\b|font-|https?:(?!\/\/www\.w3\.org\/2000\/svg)/,
    )
  }
})

/** What a first visit may cost, in bytes: as AVIF in the width that the design is drawn in. */
const budgets: Readonly<Record<KindName, number>> = {
  tile: 8_192,
  banner: 20_480,
  brand: 4_096,
  popup: 28_672,
  scene: 10_240,
  promo: 20_480,
  backdrop: 20_480,
}

test.each(keys)('%s fits its budget', { timeout: 120_000 }, async (key) => {
  const kind = key.slice(0, key.indexOf('/')) as KindName
  const file = { width: kinds[kind].size[0], format: 'avif' as const }
  expect((await encoded(await painted(key), file).toBuffer()).length).toBeLessThanOrEqual(budgets[kind])
})

test('no two tiles are near each other, in shape or in colour', { timeout: 120_000 }, async () => {
  const looks = await Promise.all(tiles.map(async (key) => ({ key, ...(await lookOf(await painted(key))) })))
  const pairs = looks.flatMap((left, index) => looks.slice(index + 1).map((right) => [left, right] as const))
  const near = pairs.filter(([left, right]) => {
    const shape = left.shape.filter((bit, index) => bit !== right.shape[index]).length
    const colour = left.colours.reduce((sum, each, index) => sum + Math.abs(each - (right.colours[index] ?? 0)), 0)
    return shape < 40 && colour / left.colours.length < 30
  })
  expect(near.map(([left, right]) => `${left.key} ${right.key}`)).toEqual([])
})

test('a phone that cuts a circle out of the icon cuts nothing of the star', { timeout: 60_000 }, async () => {
  const icon = appIcons().find(({ files }) => files[0]?.standingName === 'icons/maskable-512.png')
  const { data, info } = await sharp(Buffer.from(icon?.svg ?? ''))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const golden = Array.from({ length: info.width * info.height }, (_, pixel) => pixel).filter((pixel) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel * info.channels, pixel * info.channels + 3)
    return red > 215 && green > 140 && blue < 150
  })
  expect(golden.length).toBeGreaterThan(10_000)
  const safe = info.width * 0.4
  const outside = golden.filter((pixel) => {
    const [x, y] = [pixel % info.width, Math.floor(pixel / info.width)]
    return Math.hypot(x - info.width / 2, y - info.height / 2) > safe
  })
  expect(outside).toEqual([])
})

const paintings = new Map<string, Promise<PaintedPicture>>()

function painted(key: string): Promise<PaintedPicture> {
  const drawing = drawings[key]
  if (!drawing) throw new Error(`There is no drawing ${key}`)
  const known = paintings.get(key) ?? paint(pictureSvg(drawing, key.slice(0, key.indexOf('/')) as KindName))
  paintings.set(key, known)
  return known
}

/** Which of neighbouring fields is lighter, and the colours of twelve large fields. */
async function lookOf({ data, raw }: PaintedPicture) {
  const grey = await sharp(data, { raw }).greyscale().resize(17, 16, { fit: 'fill' }).raw().toBuffer()
  const colours = await sharp(data, { raw }).removeAlpha().resize(3, 4, { fit: 'fill' }).raw().toBuffer()
  const shape = Array.from({ length: 256 }, (_, field) => {
    const at = Math.floor(field / 16) * 17 + (field % 16)
    return (grey[at] ?? 0) > (grey[at + 1] ?? 0)
  })
  return { shape, colours: [...colours] }
}
