import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../launcher/data-dir.ts'
import { longFiles } from './long-files-first.ts'

test('every file that begins first is there', () => {
  expect(longFiles.filter((file) => !existsSync(join(root, file)))).toEqual([])
})
