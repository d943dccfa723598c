import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeToDisk } from './write-to-disk.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'write-to-disk-'))
})
afterEach(() => rm(directory, { recursive: true }))

test('a file that is there already is neither changed nor removed', async () => {
  const path = join(directory, 'kept')
  await writeFile(path, 'before')
  await expect(writeToDisk(path, Buffer.from('after'), { flag: 'wx', mode: 0o600 })).rejects.toThrow('EEXIST')
  expect(await readFile(path, 'utf8')).toBe('before')
})

test('of a file that could not be written nothing is left', async () => {
  const path = join(directory, 'half')
  // No buffer: the write fails after the file was made, as on a full disk.
  await expect(writeToDisk(path, 7 as never, { flag: 'wx', mode: 0o600 })).rejects.toThrow('must be')
  expect(await readdir(directory)).toEqual([])
})
