import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')

export type InstalledSdk = { readonly folder: string; readonly files: readonly string[]; readonly close: () => void }

/** A folder outside of the repository that has the package as `npm pack` makes it, and the examples beside. */
export async function installSdk(): Promise<InstalledSdk> {
  const folder = mkdtempSync(join(tmpdir(), 'bituin-sdk-'))
  // A copy is packed, so that two tests at once do not write the same files.
  const source = join(folder, 'source')
  const isSource = (path: string): boolean => !/\/(dist|docs|node_modules)$/.test(path)
  cpSync(join(root, 'sdk'), join(source, 'sdk'), { recursive: true, filter: isSource })
  cpSync(join(root, 'tsconfig.base.json'), join(source, 'tsconfig.base.json'))
  for (const page of ['glw-1.md', 'event-feed.md']) cpSync(join(root, 'docs', page), join(source, 'docs', page))
  symlinkSync(join(root, 'node_modules'), join(source, 'node_modules'))
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], { cwd: join(source, 'sdk') })
  const installed = join(folder, 'node_modules', '@bituin', 'sdk')
  mkdirSync(installed, { recursive: true })
  await run('tar', ['-xzf', join(folder, 'bituin-sdk-1.0.0.tgz'), '-C', installed, '--strip-components=1'])
  cpSync(join(installed, 'examples'), folder, { recursive: true })
  return { folder, files: filesIn(stdout), close: () => rmSync(folder, { recursive: true }) }
}

/** npm answers with a list, or with an object by name, as its version has it. */
function filesIn(stdout: string): readonly string[] {
  const json: object = JSON.parse(stdout.slice(stdout.search(/^[[{]/m)))
  const [packed]: { files: { path: string }[] }[] = Object.values(json)
  return (packed?.files ?? []).map(({ path }) => path)
}
