import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import { say } from '../launcher/say.ts'

const aptGet = '/usr/bin/apt-get'
/** The headless shell draws the same pages for two thirds of the processor time. */
const shell = 'chromium-headless-shell'
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome']

/** The machine's Chromium. Where we may install software, a missing one is installed. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found !== undefined) return found
  if (process.getuid?.() === 0 && existsSync(aptGet)) install()
  const installed = findChromium()
  if (installed !== undefined) return installed
  throw new OperatorFault(
    `This needs Chromium: install it (on Debian: apt-get install ${shell}), or set CHROMIUM to its path.`,
  )
}

function findChromium(): string | undefined {
  const { CHROMIUM: given, PATH: path = '' } = process.env
  if (given && !isExecutable(given))
    throw new OperatorFault(`CHROMIUM is ${given}, which is no program that can be run.`)
  if (given) return given
  const candidates = path.split(delimiter).flatMap((directory) => names.map((name) => join(directory, name)))
  return candidates.find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function install(): void {
  say('Installing Chromium with apt-get ...')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', shell]]) {
    const { status, stderr } = spawnSync(aptGet, args, {
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
    })
    if (status !== 0)
      throw new OperatorFault(`Chromium could not be installed: ${stderr.trim().split('\n').at(-1) ?? ''}`)
  }
}
