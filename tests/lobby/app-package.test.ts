import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getAppPackage } from '#features/lobby/app-update/contract.ts'
import { readAppPackage } from '#features/lobby/app-update/server/index.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'

const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

const content = randomBytes(5_000)
const facts = { version: '1.0.28', bytes: content.length, sha256: sumOf(content), certificate: 'ab'.repeat(32) }
const folder = mkdtempSync(join(tmpdir(), 'bituin-app-package-'))
const writePackage = (bytes: Buffer, said: object) => {
  writeFileSync(join(folder, 'bituin.apk'), bytes)
  writeFileSync(join(folder, 'bituin.apk.json'), JSON.stringify(said))
}

let site: TestSite
beforeAll(async () => {
  writePackage(content, facts)
  site = await openTestSite({ appPackageDirectory: folder })
})
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true, force: true })
})

const download = (headers: Record<string, string> = {}) =>
  site.server.inject({ method: 'GET', url: '/app/bituin.apk', headers })

test('a guest reads what the house publishes, and what they download has that sum', async () => {
  const { body } = await site.send(getAppPackage, {})
  expect(body).toMatchObject({ errcode: 0, appPackage: { ...facts, url: '/app/bituin.apk' } })
  const { headers, rawPayload } = await download()
  expect(sumOf(rawPayload)).toBe(facts.sha256)
  expect(headers).toMatchObject({
    'content-type': 'application/vnd.android.package-archive',
    'content-disposition': 'attachment; filename="bituin-1.0.28.apk"',
    etag: `"${facts.sha256}"`,
  })
})

test('a download that broke off goes on where it stopped, unless the package has changed', async () => {
  const first = content.subarray(0, 1_234)
  const rest = await download({ range: 'bytes=1234-', 'if-range': `"${facts.sha256}"` })
  expect([rest.statusCode, rest.headers['content-range']]).toEqual([206, 'bytes 1234-4999/5000'])
  expect(Buffer.concat([first, rest.rawPayload]).equals(content)).toBe(true)
  const changed = await download({ range: 'bytes=1234-', 'if-range': '"another"' })
  expect([changed.statusCode, changed.rawPayload.length]).toEqual([200, 5_000])
})

test('a phone that has the package downloads nothing, and one that asks beyond its end is told the size', async () => {
  expect((await download({ 'if-none-match': `"${facts.sha256}"` })).statusCode).toBe(304)
  const beyond = await download({ range: 'bytes=5000-' })
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */5000'])
})

test('Android may open links of the house in the app whose certificate is published', async () => {
  const response = await site.server.inject({ method: 'GET', url: '/.well-known/assetlinks.json' })
  expect(response.json()).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: 'ph.bituin.lobby',
        sha256_cert_fingerprints: [Array(32).fill('AB').join(':')],
      },
    },
  ])
})

describe('a folder', () => {
  afterAll(() => writePackage(content, facts))

  test('without a package publishes none', async () => {
    expect(readAppPackage(join(folder, 'none'))).toBeUndefined()
  })

  test.each([
    ['a package that is not the one of its facts', randomBytes(10), facts, 'has the sum'],
    ['facts that are damaged', content, { version: '1.0.28' }, 'is missing or damaged'],
  ])('with %s is refused at the start', (_, bytes, said, reason) => {
    writePackage(bytes, said)
    expect(() => readAppPackage(folder)).toThrow(reason)
  })
})
