import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { runDrill } from '#tests/operations/drill.ts'
import { drillRelease } from '#tests/operations/release-drill.ts'
import { dataDir } from '../launcher/data-dir.ts'
import { runCommand } from '../launcher/run-command.ts'
import { buildRelease } from '../release/build-release.ts'

/**
 * Builds the release of the current commit, or takes `--archive`, and opens it in production: a primary with a synchronous standby, every
 * kind of process, nginx before them. Needs Debian's postgresql and nginx.
 */
await runCommand(async () => {
  const { archive } = parseArgs({ options: { archive: { type: 'string' } } }).values
  const path = archive === undefined ? await newArchive() : resolve(archive)
  await runDrill('release', (drill) => drillRelease(drill, path))
})

async function newArchive(): Promise<string> {
  const directory = join(dataDir(), 'releases')
  mkdirSync(directory, { recursive: true })
  return (await buildRelease({ directory, previous: undefined })).archive
}
