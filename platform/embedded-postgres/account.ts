import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'

/** The account that runs PostgreSQL when we are root, which PostgreSQL refuses to be. */
export type Account = { readonly uid: number; readonly gid: number }

// PostgreSQL's own account first, so that no other service's account can read the data.
const candidates = ['postgres', '_postgres', 'nobody']

/**
 * The account PostgreSQL runs as; undefined is the current user. An existing cluster keeps the account that owns it.
 */
export function clusterAccount(clusterDir: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const existing = statSync(clusterDir, { throwIfNoEntry: false })
  if (existing !== undefined && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid }
  const accounts = systemAccounts()
  const found = candidates
    .map((name) => accounts.get(name))
    .find((account) => account !== undefined && account.uid !== 0)
  if (found !== undefined) return found
  throw new OperatorFault(
    'PostgreSQL does not run as root, and this machine has neither the account postgres nor nobody: start as an ordinary user.',
  )
}

function systemAccounts(): Map<string, Account> {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  return new Map(
    lines.map((line) => {
      const [name = '', , uid, gid] = line.split(':')
      return [name, { uid: Number(uid), gid: Number(gid) }]
    }),
  )
}

export type Outcome = { readonly succeeded: boolean; readonly output: string }

type RunOptions = { readonly account: Account | undefined; readonly input?: string }

const outputBytesMax = 4 * 1024 * 1024

/**
 * Runs a program as the account and waits for it. The working directory is the root, because the account may be unable
 * to enter ours.
 */
export function runAs(options: RunOptions, program: string, args: readonly string[]): Outcome {
  const result = spawnSync(program, args, {
    ...options.account,
    cwd: '/',
    env: cleanEnvironment(),
    encoding: 'utf8',
    input: options.input ?? '',
    maxBuffer: outputBytesMax,
  })
  const output = `${result.stdout ?? ''}${result.stderr ?? ''}${result.error?.message ?? ''}`
  return { succeeded: result.status === 0, output }
}

/** Writes a file in the account's directory as the account: root must not follow a link placed there. */
export function writeAs(account: Account | undefined, path: string, text: string): void {
  const written = runAs({ account, input: text }, '/bin/sh', ['-c', 'umask 077 && cat > "$1"', 'sh', path])
  if (!written.succeeded) throw new OperatorFault(`Cannot write to ${path}: ${written.output.trim()}.`)
}

export function canEnter(account: Account | undefined, directory: string): boolean {
  return runAs({ account }, '/bin/sh', ['-c', 'cd "$1"', 'sh', directory]).succeeded
}

/** PostgreSQL reads many variables; those of the user who starts it are not meant for this server. */
export function cleanEnvironment(): Record<string, string> {
  return { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
}
