import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import { root } from '../launcher/data-dir.ts'
import { runTool } from '../launcher/run-tool.ts'
import { say, step } from '../launcher/say.ts'
import { inputsDigest } from './inputs-digest.ts'

/** What browsers load is all that is built. Each app has a script of its own for it. */
const apps = ['player', 'back-office', 'studio']

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

/** Builds the apps whose sources changed since they were last built. */
export async function buildApps(stopping: AbortSignal): Promise<void> {
  for (const app of apps) {
    const script = join('apps', app, 'build.ts')
    if (!stopping.aborted && existsSync(join(root, script))) await buildApp(app, script, stopping)
  }
}

async function buildApp(app: string, script: string, stopping: AbortSignal): Promise<void> {
  // Every build starts by emptying dist/, so an interrupted build has no stamp.
  const stamp = join(root, 'apps', app, 'dist', '.inputs')
  const digest = inputsDigest(root, [join('apps', app), ...shared])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return
  const paints = app === 'player' && !existsSync(join(root, 'apps', app, 'dist'))
  say(`Building apps/${app}${paints ? ', for the first time with every picture of the lobby' : ''} ...`)
  await step(`Built apps/${app}`, () => run(script, stopping))
  if (!stopping.aborted) writeFileSync(stamp, digest)
}

async function run(script: string, stopping: AbortSignal): Promise<void> {
  let output = ''
  const code = await runTool(script, [], {
    env: { NODE_ENV: 'production' },
    stopping,
    onOutput: (text) => {
      output += text
    },
  })
  if (code !== 0 && !stopping.aborted) throw new OperatorFault(`${script} failed:\n${output.trim()}`)
}
