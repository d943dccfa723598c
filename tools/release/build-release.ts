import { createHash } from 'node:crypto'
import { createReadStream, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import { serverNodeFlags } from '#platform/process/server-node-flags.ts'
import { hashFiles, releaseFilesName, releaseName, sha256 } from '#platform/release/check-release.ts'
import { root } from '../launcher/data-dir.ts'
import { runProgram } from '../launcher/run-program.ts'
import { say, step } from '../launcher/say.ts'
import { npm } from '../setup/npm.mjs'
import { archiveArguments, archiveName, releasePackage, versionOf } from './release-plan.ts'

export type ReleaseOptions = {
  /** Where the archive is written. */
  readonly directory: string
  /** An archive of the release before this one: pages of its time still find their files. */
  readonly previous: string | undefined
}

export type Release = { readonly archive: string; readonly name: string; readonly sha256: string }

/** Builds the current commit from nothing: a copy of its files, a clean install, a build, and one archive of what runs. */
export async function buildRelease({ directory, previous }: ReleaseOptions): Promise<Release> {
  const { version, commit, modifiedAt } = await currentCommit()
  const name = archiveName(version, commit)
  const workshop = join(directory, `building-${process.pid}`)
  const archive = join(directory, `${name}.tar.gz`)
  rmSync(workshop, { recursive: true, force: true })
  mkdirSync(workshop, { recursive: true })
  try {
    await step(`Copied commit ${commit.slice(0, 12)}`, () => copyCommit(commit, workshop))
    if (previous !== undefined)
      await step('Took over the files of the previous release', () => unpackBuilds(previous, workshop))
    await step('Installed the dependencies', () =>
      npm(['ci', '--prefer-offline', '--include=dev'], { cwd: workshop, purpose: 'install the dependencies' }),
    )
    await step('Built the apps', () =>
      runProgram(process.execPath, ['--disable-warning=ExperimentalWarning', 'tools/commands/build.ts'], {
        cwd: workshop,
      }),
    )
    await step('Removed what only builds and tests need', () =>
      npm(['prune', '--omit=dev'], { cwd: workshop, purpose: 'remove what only builds need' }),
    )
    const packagePath = join(workshop, 'package.json')
    writeFileSync(packagePath, releasePackage(readFileSync(packagePath, 'utf8'), serverNodeFlags))
    const facts = { version, commit, committedAt: modifiedAt }
    await step('Listed the files of the release', () => listFiles({ workshop, name, modifiedAt, facts }))
    await step('Packed the release', () =>
      runProgram('tar', archiveArguments({ target: archive, name, source: workshop, modifiedAt }), { cwd: workshop }),
    )
  } finally {
    rmSync(workshop, { recursive: true, force: true })
  }
  const sha256 = await digestOf(archive)
  writeFileSync(`${archive}.sha256`, `${sha256}  ${name}.tar.gz\n`)
  say(`${archive} (${(statSync(archive).size / 1_048_576).toFixed(1)} MB)`)
  return { archive, name, sha256 }
}

type Listing = {
  readonly workshop: string
  readonly name: string
  readonly modifiedAt: string
  readonly facts: { readonly version: string; readonly commit: string; readonly committedAt: string }
}

/** What will be in the archive is known by packing it once: a running server compares its files with this list. */
async function listFiles({ workshop, name, modifiedAt, facts }: Listing): Promise<void> {
  for (const file of [releaseFilesName, releaseName]) writeFileSync(join(workshop, file), '')
  const target = join(workshop, 'listing.tar.gz')
  await runProgram('tar', archiveArguments({ target, name, source: workshop, modifiedAt }), { cwd: workshop })
  const unpacked = join(workshop, 'listing')
  mkdirSync(unpacked)
  await runProgram('tar', ['--extract', `--file=${target}`, `--directory=${unpacked}`, '--strip-components=1'], {
    cwd: workshop,
  })
  const files = `${JSON.stringify(await hashFiles(unpacked))}\n`
  rmSync(target)
  rmSync(unpacked, { recursive: true })
  writeFileSync(join(workshop, releaseFilesName), files)
  writeFileSync(join(workshop, releaseName), `${JSON.stringify({ ...facts, filesSha256: sha256(files) })}\n`)
}

async function currentCommit() {
  const changes = await runProgram('git', ['status', '--porcelain'], { cwd: root })
  if (changes.trim() !== '') {
    throw new OperatorFault(
      'The working tree has changes that no commit has: commit them, because a release is one commit.',
    )
  }
  const commit = (await runProgram('git', ['rev-parse', 'HEAD'], { cwd: root })).trim()
  const modifiedAt = (await runProgram('git', ['show', '--no-patch', '--format=%cI', 'HEAD'], { cwd: root })).trim()
  return { commit, modifiedAt, version: versionOf(readFileSync(join(root, 'package.json'), 'utf8')) }
}

async function copyCommit(commit: string, workshop: string): Promise<void> {
  const copy = `${workshop}.tar`
  await runProgram('git', ['archive', '--format=tar', `--output=${copy}`, commit], { cwd: root })
  await runProgram('tar', ['--extract', `--file=${copy}`, `--directory=${workshop}`], { cwd: root })
  rmSync(copy)
}

/** The build finds them where its predecessor would be, and keeps those that the new one lacks. */
async function unpackBuilds(previous: string, workshop: string): Promise<void> {
  if (!existsSync(previous)) throw new OperatorFault(`There is no archive ${previous}.`)
  const builds = ['*/apps/player/dist/*', '*/apps/back-office/dist/*', '*/apps/studio/dist/*']
  const target = ['--extract', `--file=${previous}`, `--directory=${workshop}`, '--strip-components=1', '--wildcards']
  await runProgram('tar', [...target, ...builds], { cwd: root })
}

async function digestOf(path: string): Promise<string> {
  const digest = createHash('sha256')
  await pipeline(createReadStream(path), digest)
  return digest.digest('hex')
}
