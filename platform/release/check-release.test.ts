import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkRelease, hashFiles, releaseFilesName, releaseName, sha256 } from './check-release.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'release-'))
  await mkdir(join(root, 'apps/server'), { recursive: true })
  await mkdir(join(root, 'core'))
  await writeFile(join(root, 'apps/server/main.ts'), 'start()')
  await writeFile(join(root, 'core/money.ts'), 'export const peso = 100')
  await writeFile(join(root, 'package.json'), '{}')
})
afterEach(() => rm(root, { recursive: true, force: true }))

const facts = { version: '1.2.3', commit: 'abc' }

async function release(): Promise<string> {
  const list = JSON.stringify(await hashFiles(root))
  const filesSha256 = sha256(list)
  await writeFile(join(root, releaseFilesName), list)
  await writeFile(join(root, releaseName), JSON.stringify({ ...facts, filesSha256 }))
  return filesSha256
}

test('a clone says that it is none of a release', async () => {
  expect(await checkRelease(root)).toEqual({ kind: 'checkout' })
})

test('a release without a list of its files says so', async () => {
  await writeFile(join(root, releaseName), JSON.stringify(facts))
  expect(await checkRelease(root)).toEqual({ kind: 'unlisted', ...facts })
})

test('the files of a release are those that were released, wherever it lies and whatever lies beside it', async () => {
  const filesSha256 = await release()
  const elsewhere = `${root}-copy`
  await cp(root, elsewhere, { recursive: true })
  await writeFile(join(elsewhere, 'server.log'), 'a line')
  expect(await checkRelease(elsewhere)).toEqual({ kind: 'checked', ...facts, filesSha256, files: 3, faults: [] })
  await rm(elsewhere, { recursive: true })
})

test('a changed, a missing and an added file are named', async () => {
  await release()
  await writeFile(join(root, 'core/money.ts'), 'export const peso = 101')
  await rm(join(root, 'package.json'))
  await writeFile(join(root, 'apps/server/more.ts'), '')
  expect(await checkRelease(root)).toMatchObject({
    kind: 'checked',
    faults: [
      { path: 'apps/server/more.ts', fault: 'added' },
      { path: 'core/money.ts', fault: 'changed' },
      { path: 'package.json', fault: 'missing' },
    ],
  })
})

test('a list that was changed with its files is not the one of the release', async () => {
  await release()
  await writeFile(join(root, 'core/money.ts'), 'export const peso = 101')
  await writeFile(join(root, releaseFilesName), JSON.stringify(await hashFiles(root)))
  expect(await checkRelease(root)).toMatchObject({ faults: [{ path: releaseFilesName, fault: 'changed' }] })
})
