import { expect, test } from 'vitest'
import { findMixedFolders } from './mixed-folders.ts'

const faultsIn = (...paths: readonly string[]): string[] =>
  findMixedFolders(paths.map((path) => ({ path, text: '' }))).map(({ where, say }) => `${where} ${say.split(';')[1]}`)

test('two stores beside the handlers belong into a folder of their own', () => {
  const mail = 'features/players/mail/server'
  expect(faultsIn(`${mail}/mail.store.ts`, `${mail}/template.store.ts`, `${mail}/index.ts`)).toEqual([
    `${mail}  move them to store/`,
  ])
  expect(faultsIn(`${mail}/mail.store.ts`, `${mail}/mail.store.test.ts`)).toEqual([])
  expect(faultsIn(`${mail}/store/mail.store.ts`, `${mail}/store/template.store.ts`)).toEqual([])
})

test('two staff handlers do, too, but for those of the office', () => {
  const handlers = (feature: string) => [`${feature}/server/staff-mail.ts`, `${feature}/server/staff-templates.ts`]
  expect(faultsIn(...handlers('features/players/mail'))).toEqual(['features/players/mail/server  move them to desk/'])
  expect(faultsIn(...handlers('features/office/report'))).toEqual([])
})
