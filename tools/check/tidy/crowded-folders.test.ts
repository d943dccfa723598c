import { expect, test } from 'vitest'
import { findCrowdedFolders } from './crowded-folders.ts'

const files = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ path: `${folder}/file-${index}.ts`, text: '' }))

test('a folder with more than 40 files is crowded; those below it do not count', () => {
  const folder = 'features/players/mail/server'
  expect(findCrowdedFolders([...files(folder, 40), ...files(`${folder}/store`, 40)])).toEqual([])
  expect(findCrowdedFolders(files(folder, 41))).toEqual([
    { where: folder, say: 'crowded-folder: has 41 files, 40 at most' },
  ])
})

test('the line of migrations only grows', () => {
  expect(findCrowdedFolders(files('database/migrations', 200))).toEqual([])
})
