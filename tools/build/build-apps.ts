import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import { root } from '../launcher/data-dir.ts'
import { runTool } from '../launcher/run-tool.ts'
import { say, step } from '../launcher/say.ts'
import { inputsDigest } from './inputs-digest.ts'

/** What browsers load is all that is built. Each app has a script of its own for it. */
const apps = ['player', 'back-office', 'studio'] as const
type AppName = (typeof apps)[number]

// Everything a browser bundle may import. A folder too many costs a needless build, one too few an outdated app.
const shared = [
  'art',
  'core',
  'features',
  'games',
  'platform',
  'package-lock.json',
  'package.json',
  'tsconfig.base.json',
]

/**
 * Builds the apps, or those that are named, whose sources changed since they were last built. The player's takes longer than
 * the others together, which are built beside it.
 */
export async function buildApps(stopping: AbortSignal, named: readonly AppName[] = apps): Promise<void> {
  const others = named.filter((app) => app !== 'player')
  await Promise.all([buildInTurn(named.includes('player') ? ['player'] : [], stopping), buildInTurn(others, stopping)])
}

async function buildInTurn(named: readonly AppName[], stopping: AbortSignal): Promise<void> {
  for (const app of named) {
    const script = join('apps', app, 'build.ts')
    if (!stopping.aborted && existsSync(join(root, script))) await buildApp(app, script, stopping)
  }
}

/** Builds the apps of players in en-XA beside the others: tests of layout open them, and no release has them. */
export async function buildPseudoLocale(stopping: AbortSignal): Promise<void> {
  for (const app of ['player', 'studio']) {
    const name = `apps/${app} in en-XA`
    const build = { app, name, stamp: '.inputs-xa', script: join('apps', app, 'build.ts'), args: ['--pseudo-locale'] }
    if (!stopping.aborted) await buildOnce(build, stopping)
  }
}

const buildApp = (app: string, script: string, stopping: AbortSignal): Promise<void> =>
  buildOnce({ app, name: `apps/${app}`, stamp: '.inputs', script, args: [] }, stopping)

type Build = {
  readonly app: string
  readonly name: string
  /** The file in dist/ that keeps what was built. It is written last, so an interrupted build is done again. */
  readonly stamp: string
  readonly script: string
  readonly args: readonly string[]
}

async function buildOnce({ app, name, stamp, script, args }: Build, stopping: AbortSignal): Promise<void> {
  const dist = join(root, 'apps', app, 'dist')
  const digest = inputsDigest(root, [join('apps', app), ...shared])
  const path = join(dist, stamp)
  if (existsSync(path) && readFileSync(path, 'utf8') === digest) return
  const paints = app === 'player' && !existsSync(dist)
  say(`Building ${name}${paints ? ', for the first time with every picture of the lobby' : ''} ...`)
  await step(`Built ${name}`, () => run({ script, args }, stopping))
  if (!stopping.aborted) writeFileSync(path, digest)
}

async function run({ script, args }: Pick<Build, 'script' | 'args'>, stopping: AbortSignal): Promise<void> {
  let output = ''
  const code = await runTool(script, args, {
    env: { NODE_ENV: 'production' },
    stopping,
    onOutput: (text) => {
      output += text
    },
  })
  if (code !== 0 && !stopping.aborted) throw new OperatorFault(`${script} failed:\n${output.trim()}`)
}
