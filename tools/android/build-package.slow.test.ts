import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bridgeMethods, nativeEventKinds, nativeEventName } from '#core/client/native-bridge.ts'
import { dataDir, root } from '../launcher/data-dir.ts'
import { type AndroidTools, androidTools, missingPrograms } from './android-tools.ts'
import { type BuiltPackage, buildPackage } from './build-package.ts'
import { runProgram } from '../launcher/run-program.ts'
import { signingKey } from './signing-key.ts'
import { verifyPackage } from './verify-package.ts'

/** What this machine lacks: without Java and Debian's packages no package can be built, and the command says so. */
const lacks = await whatIsLacking()
const plan = { origin: 'https://play.example.ph', name: `Bituin & "Friends"`, version: '1.0.28' }
const megabyte = 1 << 20

describe.skipIf(lacks !== '')(`the Android package${lacks && ` (skipped: ${lacks})`}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'bituin-package-'))
  const file = join(folder, 'bituin.apk')
  let tools: AndroidTools
  let built: BuiltPackage

  beforeAll(async () => {
    tools = await androidTools(join(dataDir(), 'android'))
    built = await buildPackage({ plan, tools, key: await signingKey({}, folder), file, folder })
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('is signed so that every phone since Android 7 accepts it, checked without the tools that signed it', () => {
    const { schemes, certificate } = verifyPackage(readFileSync(file))
    expect(schemes).toEqual([2, 3])
    expect(certificate).toBe(built.certificate)
    expect(JSON.parse(readFileSync(`${file}.json`, 'utf8'))).toEqual(built)
  })

  test('is refused once a byte of it differs', () => {
    const changed = readFileSync(file)
    changed[changed.length >> 1] = (changed[changed.length >> 1] ?? 0) ^ 1
    expect(() => verifyPackage(changed)).toThrow('the content was changed')
  })

  test('says what a phone needs to know, asks for no permission that a wallet should not have, and is small', async () => {
    const badging = await tools.aapt(['dump', 'badging', file])
    expect(badging).toContain("name='ph.bituin.lobby' versionCode='10028' versionName='1.0.28'")
    expect(badging).toContain("sdkVersion:'24'\ntargetSdkVersion:'36'")
    expect(badging).toContain(String.raw`application-label:'Bituin & \"Friends\"'`)
    const permissions = [...badging.matchAll(/uses-permission: name='android\.permission\.(\w+)'/g)].map(
      ([, name]) => name,
    )
    expect(permissions).toEqual(['INTERNET', 'ACCESS_NETWORK_STATE', 'VIBRATE', 'POST_NOTIFICATIONS'])
    expect(built.bytes).toBeLessThan(megabyte)
  })

  test('lies in memory as it lies in the file: its table of resources is stored, and all is aligned', async () => {
    await expect(tools.zipalign(['-c', '4', file])).resolves.toBeDefined()
    const listed = await runProgram('zipinfo', [file])
    expect(listed).toMatch(/ stor .* resources\.arsc/)
  })

  test('shows pages of one site over TLS alone', async () => {
    const manifest = await tools.aapt(['dump', 'xmltree', file, 'AndroidManifest.xml'])
    expect(manifest).toContain('"play.example.ph"')
    expect(manifest).toMatch(/usesCleartextTraffic\S*=\(type 0x12\)0x0\b/)
    expect(manifest).toMatch(/EnableSafeBrowsing/)
    expect(manifest).not.toMatch(/debuggable/)
  })

  test('offers every method of the bridge to the page, and no other', async () => {
    const dump = await tools.dexdump(['-a', file])
    const offered = [
      ...dump.matchAll(/on method #\d+ '(\w+)'\n\s+VISIBILITY_RUNTIME Landroid\/webkit\/JavascriptInterface;/g),
    ]
    expect(new Set(offered.map(([, name]) => name))).toEqual(new Set(bridgeMethods))
  })

  test('tells the page about itself by the events that the page knows', async () => {
    const code = await runProgram('unzip', ['-p', file, 'classes.dex'])
    expect(code).toContain(`new CustomEvent('${nativeEventName}'`)
    for (const kind of nativeEventKinds) expect(code).toMatch(new RegExp(String.raw`\b${kind}\b`))
  })

  test('is the same byte for byte when it is built again', async () => {
    const again = join(folder, 'again.apk')
    const elsewhere = mkdtempSync(join(tmpdir(), 'bituin-package-again-'))
    try {
      await buildPackage({ plan, tools, key: await signingKey({}, folder), file: again, folder: elsewhere })
      expect(readFileSync(again).equals(readFileSync(file))).toBe(true)
    } finally {
      rmSync(elsewhere, { recursive: true, force: true })
    }
  })
})

describe.skipIf(lacks.includes('javac'))('the links of the package', () => {
  test('lead nowhere but to our own pages, to other apps, or to a refusal', async () => {
    const classes = mkdtempSync(join(tmpdir(), 'bituin-links-'))
    try {
      const java = (path: string) => join(root, 'apps/android', path)
      const sources = ['src/ph/bituin/lobby/Links.java', 'src/ph/bituin/lobby/Referrer.java']
      const files = [...sources, 'test/ph/bituin/lobby/LinksTest.java'].map(java)
      await runProgram('javac', ['--release', '8', '-Xlint:all,-options', '-Werror', '-d', classes, ...files])
      expect(await runProgram('java', ['-cp', classes, 'ph.bituin.lobby.LinksTest'])).toBe('86 addresses checked\n')
    } finally {
      rmSync(classes, { recursive: true, force: true })
    }
  })
})

async function whatIsLacking(): Promise<string> {
  const missing = await missingPrograms()
  if (missing.length > 0) return missing.join(', ')
  if (existsSync(join(dataDir(), 'android'))) return ''
  try {
    await androidTools(join(dataDir(), 'android'))
    return ''
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
  }
}
