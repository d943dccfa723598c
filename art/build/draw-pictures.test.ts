import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { drawPictures } from './draw-pictures.ts'
import type { Picture } from './picture-files.ts'

let directory: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'bituin-art-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="#f4b93a"/></svg>'
const sun: Picture = {
  svg,
  files: [
    { name: 'sun-40.avif', width: 40, format: 'avif' },
    { name: 'sun-20.webp', width: 20, format: 'webp' },
    { name: 'sun.png', width: 10, format: 'png' },
  ],
}

test('a picture is kept in every width and format that is asked for', async () => {
  await drawPictures([sun], directory)
  expect(readdirSync(directory).sort()).toEqual(['sun-20.webp', 'sun-40.avif', 'sun.png'])
  const { width, height, format } = await sharp(join(directory, 'sun-20.webp')).metadata()
  expect({ width, height, format }).toEqual({ width: 20, height: 10, format: 'webp' })
})

test('what is there already is not drawn again, what is missing is', async () => {
  await drawPictures([sun], directory)
  writeFileSync(join(directory, 'sun-40.avif'), 'kept')
  rmSync(join(directory, 'sun.png'))
  await drawPictures([sun], directory)
  expect(statSync(join(directory, 'sun-40.avif')).size).toBe('kept'.length)
  expect(statSync(join(directory, 'sun.png')).size).toBeGreaterThan(0)
})

test('what no drawing stands behind any more is removed', async () => {
  await drawPictures([sun], directory)
  await drawPictures([{ svg, files: sun.files.slice(0, 1) }], directory)
  expect(readdirSync(directory)).toEqual(['sun-40.avif'])
})

test('what another build is drawing stays, and what a build that has ended left half drawn does not', async () => {
  const { pid: ended } = spawnSync(process.execPath, ['--version'])
  writeFileSync(join(directory, `.${process.ppid}-moon-40.avif`), 'half')
  writeFileSync(join(directory, `.${ended}-moon-20.webp`), 'half')
  await drawPictures([], directory)
  expect(readdirSync(directory)).toEqual([`.${process.ppid}-moon-40.avif`])
})

test('a drawing that cannot be painted is a fault and leaves nothing under its name', async () => {
  await expect(drawPictures([{ ...sun, svg: '<svg' }], directory)).rejects.toThrow(/svg|image/i)
  expect(readdirSync(directory)).toEqual([])
})
