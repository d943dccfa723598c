import { renameSync, rmSync } from 'node:fs'

const triesMax = 20

/**
 * Swaps a finished build in. If two builds end at the same moment, the later one stays, and the directory is complete
 * at any time.
 */
export function takePlace(from: string, to: string): void {
  for (let tries = 1; ; tries++) {
    const aside = `${from}-before-${tries}`
    try {
      renameSync(to, aside)
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error
    }
    rmSync(aside, { recursive: true, force: true })
    try {
      return renameSync(from, to)
    } catch (error) {
      if (!isTaken(error) || tries === triesMax) throw error
    }
  }
}

const isTaken = (error: unknown): boolean => ['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(codeOf(error))

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')
