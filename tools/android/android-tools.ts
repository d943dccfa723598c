import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import { hasProgram, runProgram } from '../launcher/run-program.ts'

/** How the build calls the tools that make a package. */
export type AndroidTools = {
  readonly aapt: (args: readonly string[]) => Promise<string>
  readonly zipalign: (args: readonly string[]) => Promise<string>
  readonly apksigner: (args: readonly string[], env?: Readonly<Record<string, string>>) => Promise<string>
  /** Makes classes.dex of compiled classes. */
  readonly dex: (args: readonly string[]) => Promise<string>
  /** Prints what a classes.dex or a package holds, for tests. */
  readonly dexdump: (args: readonly string[]) => Promise<string>
  /** The resources of Android that the package's own refer to. */
  readonly framework: string
}

const packages = ['aapt', 'zipalign', 'apksigner', 'android-framework-res', 'dexdump']

/** The converter of classes left Debian after its release 11; its package needs nothing but Java. */
const converter = {
  suite: 'bullseye',
  name: 'dalvik-exchange',
  sha256: '8fc128db7c27253d963eb9b33de79b197162a4749d2ba69019b2fd0664cbd7fe',
}

const needed =
  'npm run android needs Java (javac, keytool: package default-jdk-headless), zip, and Debian 12 or its apt to fetch the rest.'

/** The tools, fetched from Debian's packages into a folder of their own: nothing is installed, and no root is needed. */
export async function androidTools(folder: string): Promise<AndroidTools> {
  const missing = await missingPrograms()
  if (missing.length > 0) throw new OperatorFault(`${needed} Missing here: ${missing.join(', ')}.`)
  const home = join(folder, `tools-${createHash('sha256').update(packages.join()).digest('hex').slice(0, 8)}`)
  if (!existsSync(home)) await fetchTools(home)
  return toolsIn(home)
}

/** The programs without which no package can be built on this machine. */
export async function missingPrograms(): Promise<string[]> {
  const probes = {
    javac: ['-version'],
    keytool: ['-help'],
    zip: ['-v'],
    'apt-get': ['--version'],
    'dpkg-deb': ['--version'],
  }
  const missing = []
  for (const [program, probe] of Object.entries(probes)) if (!(await hasProgram(program, probe))) missing.push(program)
  return missing
}

/** A fetch that is cut short leaves nothing that looks whole. */
async function fetchTools(home: string): Promise<void> {
  const half = `${home}-${process.pid}`
  try {
    const downloads = join(half, 'downloads')
    mkdirSync(downloads, { recursive: true })
    await downloadPackages(downloads)
    await downloadConverter(downloads)
    for (const file of globSync(join(downloads, '*.deb'))) await runProgram('dpkg-deb', ['-x', file, half])
    rmSync(downloads, { recursive: true })
    renameSync(half, home)
  } finally {
    rmSync(half, { recursive: true, force: true })
  }
}

/** The packages and whatever of what they need is not on this machine. */
async function downloadPackages(folder: string): Promise<void> {
  const lists = ['-o', `Dir::State::lists=${ownFolder(folder, 'lists')}`]
  await runProgram('apt-get', [...lists, 'update'])
  const plan = await runProgram('apt-get', [...lists, 'install', '--no-install-recommends', '--simulate', ...packages])
  const names = [...plan.matchAll(/^Inst (\S+)/gm)].map(([, name]) => name ?? '')
  const all = [...new Set([...names, ...packages])]
  await runProgram('apt-get', [...lists, 'download', ...all], { cwd: folder })
}

/** From the mirror that the machine's own sources name. */
async function downloadConverter(folder: string): Promise<void> {
  const sites = await runProgram('apt-get', ['indextargets', '--format', '$(SITE)', 'Created-By: Packages'])
  const mirror = sites.split('\n').find((site) => site.endsWith('/debian'))
  if (mirror === undefined) throw new OperatorFault(`${needed} No Debian mirror is among the sources of apt.`)
  const source = join(ownFolder(folder, 'older'), 'sources.list')
  const keys = '/usr/share/keyrings/debian-archive-keyring.gpg'
  writeFileSync(source, `deb [signed-by=${keys}] ${mirror} ${converter.suite} main\n`)
  const older = [
    '-o',
    `Dir::Etc::sourcelist=${source}`,
    '-o',
    'Dir::Etc::sourceparts=/dev/null',
    '-o',
    `Dir::State::lists=${ownFolder(folder, 'older-lists')}`,
    '-o',
    'APT::Get::List-Cleanup=0',
  ]
  await runProgram('apt-get', [...older, 'update'])
  await runProgram('apt-get', [...older, 'download', converter.name], { cwd: folder })
  const [file = ''] = globSync(join(folder, `${converter.name}_*.deb`))
  const sum = createHash('sha256').update(readFileSync(file)).digest('hex')
  if (sum !== converter.sha256) throw new OperatorFault(`${converter.name} is not the known file: its sum is ${sum}.`)
}

function ownFolder(folder: string, name: string): string {
  mkdirSync(join(folder, name, 'partial'), { recursive: true })
  return join(folder, name)
}

function toolsIn(home: string): AndroidTools {
  const java = join(home, 'usr/share/java')
  const [converterJar = ''] = globSync(join(java, 'com.android.dx-*.jar'))
  const libraries = new Set(globSync(join(home, 'usr/lib/**/*.so*')).map((file) => dirname(file)))
  const env = { LD_LIBRARY_PATH: [...libraries].sort().join(delimiter) }
  const build = join(home, 'usr/lib/android-sdk/build-tools/debian')
  const signer = [join(java, 'apksigner.jar'), join(java, 'apksig.jar')].join(delimiter)
  return {
    aapt: (args) => runProgram(join(build, 'aapt'), args, { env }),
    zipalign: (args) => runProgram(join(build, 'zipalign'), args, { env }),
    apksigner: (args, secrets = {}) =>
      runProgram('java', ['-cp', signer, 'com.android.apksigner.ApkSignerTool', ...args], { env: secrets }),
    dex: (args) => runProgram('java', ['-cp', converterJar, 'com.android.dx.command.Main', '--dex', ...args]),
    dexdump: (args) => runProgram(join(home, 'usr/lib/android-sdk/build-tools/debian/dexdump'), args, { env }),
    framework: join(home, 'usr/share/android-framework-res/framework-res.apk'),
  }
}
