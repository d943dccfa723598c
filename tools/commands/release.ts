import { globSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { dataDir } from '../launcher/data-dir.ts'
import { runCommand } from '../launcher/run-command.ts'
import { buildRelease } from '../release/build-release.ts'

/** Builds the release of the current commit. `--previous <archive>` names the one before; else the newest here is taken. */
await runCommand(async () => {
  const directory = join(dataDir(), 'releases')
  mkdirSync(directory, { recursive: true })
  const { previous } = parseArgs({ options: { previous: { type: 'string' } } }).values
  await buildRelease({ directory, previous: previous ?? newestIn(directory) })
})

function newestIn(directory: string): string | undefined {
  const archives = globSync('bituin-*.tar.gz', { cwd: directory }).map((name) => join(directory, name))
  return archives.toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0]
}
