import { createHash } from 'node:crypto'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { root } from '../launcher/data-dir.ts'
import type { AndroidTools } from './android-tools.ts'
import { paintIcons } from './paint-icons.ts'
import { type PackagePlan, versionCode } from './package-plan.ts'
import { runProgram } from '../launcher/run-program.ts'
import type { SigningKey } from './signing-key.ts'

const sources = join(root, 'apps/android')

/** Every file of an archive bears this time, so that two builds of one commit are equal byte for byte. */
const fixedTime = new Date('2020-01-01T00:00:00Z')

/** Android 7: older phones do not check the signature of a whole package. */
const sdkMin = '24'

export type BuiltPackage = {
  readonly version: string
  readonly bytes: number
  readonly sha256: string
  /** SHA-256 of the certificate that signed it. */
  readonly certificate: string
}

type Build = {
  readonly plan: PackagePlan
  readonly tools: AndroidTools
  readonly key: SigningKey
  /** Where the package is written. */
  readonly file: string
  /** Where the build may work. */
  readonly folder: string
}

/** Builds, aligns and signs the package. A build that fails leaves the last package as it was. */
export async function buildPackage({ plan, tools, key, file, folder }: Build): Promise<BuiltPackage> {
  mkdirSync(folder, { recursive: true })
  const work = mkdtempSync(join(folder, 'build-'))
  try {
    const stage = await stageSources(plan, work)
    await compile(tools, stage, work)
    const signed = await pack({ plan, tools, key }, stage, work)
    const built = await factsOf(signed, plan.version, tools)
    renameSync(signed, file)
    writeFileSync(`${file}.json`, `${JSON.stringify(built, null, 2)}\n`)
    return built
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

type Stage = { readonly manifest: string; readonly resources: string; readonly generated: string }

/** The manifest and the resources, with what the plan says filled in. */
async function stageSources(plan: PackagePlan, work: string): Promise<Stage> {
  const stage = {
    manifest: join(work, 'AndroidManifest.xml'),
    resources: join(work, 'res'),
    generated: join(work, 'gen'),
  }
  const { hostname, protocol } = new URL(plan.origin)
  const filled = (file: string) =>
    readFileSync(file, 'utf8')
      .replaceAll('{host}', hostname)
      .replaceAll('{cleartext}', String(protocol === 'http:'))
  mkdirSync(stage.generated)
  cpSync(join(sources, 'res'), stage.resources, { recursive: true })
  const security = join(stage.resources, 'xml/network_security.xml')
  writeFileSync(security, filled(security))
  writeFileSync(stage.manifest, filled(join(sources, 'AndroidManifest.xml')))
  writeFileSync(join(stage.resources, 'values/plan.xml'), planResources(plan))
  await paintIcons(stage.resources)
  return stage
}

function planResources({ name, origin, version }: PackagePlan): string {
  const facts = { app_name: name, origin, version_name: version }
  const lines = Object.entries(facts).map(
    ([key, text]) => `  <string name="${key}" translatable="false" formatted="false">${escaped(text)}</string>`,
  )
  return `<?xml version="1.0" encoding="utf-8"?>\n<resources>\n${lines.join('\n')}\n</resources>\n`
}

/** For XML, and for Android, where quotes and backslashes in a text have a meaning. */
const escaped = (text: string): string =>
  text
    .replace(/[\\'"]/g, (sign) => `\\${sign}`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')

async function compile(tools: AndroidTools, { manifest, resources, generated }: Stage, work: string): Promise<void> {
  const [stubs, classes] = [join(work, 'stubs'), join(work, 'classes')]
  const javac = ['--release', '8', '-encoding', 'UTF-8']
  await tools.aapt(['package', '-f', '-m', '-J', generated, '-M', manifest, '-S', resources, '-I', tools.framework])
  await runProgram('javac', [...javac, '-Xlint:-options', '-d', stubs, ...javaIn(join(sources, 'stubs'))])
  const strict = ['-Xlint:all,-options', '-Werror']
  const all = [...javaIn(join(sources, 'src')), ...javaIn(generated)]
  await runProgram('javac', [...javac, ...strict, '-cp', stubs, '-d', classes, ...all])
  // The converter names its input in its output, so it is given the same relative path everywhere.
  await tools.dex([`--output=${join(work, 'classes.dex')}`, classes])
}

const javaIn = (folder: string): string[] => globSync(join(folder, '**/*.java')).sort()

type Packing = Pick<Build, 'plan' | 'tools' | 'key'>

async function pack({ plan, tools, key }: Packing, { manifest, resources }: Stage, work: string): Promise<string> {
  const [loose, aligned, signed] = ['loose.apk', 'aligned.apk', 'signed.apk'].map((name) => join(work, name)) as [
    string,
    string,
    string,
  ]
  for (const file of globSync(join(work, 'res/**/*')).concat(join(work, 'classes.dex'), manifest)) {
    utimesSync(file, fixedTime, fixedTime)
  }
  const version = ['--version-code', String(versionCode(plan.version)), '--version-name', plan.version]
  await tools.aapt(['package', '-f', ...version, '-M', manifest, '-S', resources, '-I', tools.framework, '-F', loose])
  await runProgram('zip', ['-q', '-X', loose, 'classes.dex'], { cwd: work, env: { TZ: 'UTC' } })
  await tools.zipalign(['-f', '-p', '4', loose, aligned])
  const secret = ['--ks', key.file, '--ks-pass', 'env:ANDROID_KEY_PASSWORD', '--ks-key-alias', key.alias]
  const scheme = ['--min-sdk-version', sdkMin, '--v1-signing-enabled', 'false']
  await tools.apksigner(['sign', ...secret, ...scheme, '--out', signed, aligned], {
    ANDROID_KEY_PASSWORD: key.password,
  })
  return signed
}

async function factsOf(file: string, version: string, { apksigner }: AndroidTools): Promise<BuiltPackage> {
  const report = await apksigner(['verify', '--min-sdk-version', sdkMin, '--print-certs', file])
  const certificate = /certificate SHA-256 digest: ([0-9a-f]{64})/.exec(report)?.[1] ?? ''
  const sha256 = createHash('sha256').update(readFileSync(file)).digest('hex')
  return { version, bytes: statSync(file).size, sha256, certificate }
}
