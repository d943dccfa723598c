import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { encoding } from './encoding.ts'
import type { Picture, PictureFile } from './picture-files.ts'

/** Where drawn pictures are kept from one build to the next, by names that say which drawing they are of. */
export const keptPictures = join(import.meta.dirname, '../dist')

/** Draws what is not there yet and forgets what no drawing stands behind any more. */
export async function drawPictures(pictures: readonly Picture[], directory = keptPictures): Promise<void> {
  await drawMissing(pictures, directory)
  const needed = new Set(pictures.flatMap(({ files }) => files.map(({ name }) => name)))
  for (const name of readdirSync(directory)) {
    const isPicture = /\.(avif|webp|png)$/.test(name) && !name.startsWith('sheet-')
    if (isPicture && !needed.has(name) && !isUnderWay(name)) rmSync(join(directory, name), { force: true })
  }
}

/** Draws what is not there yet, and leaves everything else as it is. */
export async function drawMissing(pictures: readonly Picture[], directory = keptPictures): Promise<void> {
  mkdirSync(directory, { recursive: true })
  const missing = pictures
    .map(({ svg, files }) => ({ svg, files: files.filter(({ name }) => !existsSync(join(directory, name))) }))
    .filter(({ files }) => files.length > 0)
  await inParallel(missing, (picture) => drawPicture(picture, directory))
}

/** Whether another build is drawing it just now. */
function isUnderWay(name: string): boolean {
  const pid = /^\.(\d+)-/.exec(name)?.[1]
  if (pid === undefined) return false
  try {
    return process.kill(Number(pid), 0)
  } catch {
    return false
  }
}

/** The pixels of a drawing, once for all its files. */
export async function paint(svg: string): Promise<PaintedPicture> {
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { data, raw: { width, height, channels } }
}

export type PaintedPicture = {
  readonly data: Buffer
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 }
}

export function encoded(
  { data, raw }: PaintedPicture,
  { width, format }: Pick<PictureFile, 'width' | 'format'>,
): Sharp {
  const picture = sharp(data, { raw }).resize(width, undefined, { kernel: 'lanczos3' })
  if (format === 'avif') return picture.avif(encoding.avif)
  return format === 'webp' ? picture.webp(encoding.webp) : picture.png(encoding.png)
}

/** A file appears under its name when it is whole, so a build that is cut short leaves nothing half drawn. */
async function drawPicture({ svg, files }: Picture, directory: string): Promise<void> {
  const painted = await paint(svg)
  for (const file of files) {
    const half = join(directory, `.${process.pid}-${file.name}`)
    await encoded(painted, file).toFile(half)
    renameSync(half, join(directory, file.name))
  }
}

/** One picture a core: encoding is all work and no waiting. */
async function inParallel<Each>(all: readonly Each[], work: (each: Each) => Promise<void>): Promise<void> {
  sharp.concurrency(1)
  const queue = all.values()
  const worker = async () => {
    for (const each of queue) await work(each)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
}
