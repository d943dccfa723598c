import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { root } from '#tools/launcher/data-dir.ts'

const looks = {
  postgresql: () => globSync('/usr/lib/postgresql/*/bin/initdb').length > 0,
  pgbackrest: () => existsSync('/usr/bin/pgbackrest'),
  'rights of root, or of the account postgres': () => process.getuid?.() === 0 || accountName() === 'postgres',
  // A shallow clone has the newest commit alone, and the version before is taken from the history.
  'history of git': () => isWholeHistory(),
} as const

/** What of these this machine lacks for a drill, in words for the name of a test; nothing is an empty text. */
export function whatIsLacking(...needs: readonly (keyof typeof looks)[]): string {
  const missing = needs.filter((need) => !looks[need]())
  return missing.length === 0 ? '' : `skipped, because this machine lacks: ${missing.join(', ')}`
}

const accountName = (): string => execFileSync('id', ['--user', '--name'], { encoding: 'utf8' }).trim()

function isWholeHistory(): boolean {
  try {
    const answer = execFileSync('git', ['rev-parse', '--is-shallow-repository'], { cwd: root, encoding: 'utf8' })
    return answer.trim() === 'false'
  } catch {
    return false
  }
}
