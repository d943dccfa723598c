import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Microseconds of processor time by process, so far. */
export type ProcessorTime<Part extends string> = Readonly<Record<Part, number>>

/** Processes whose time is counted, with the children that they have and had. */
export type ProcessParts<Part extends string> = Readonly<Record<Part, readonly number[]>>

// The kernel's unit in /proc, which is the same on every Linux of today.
const tickMicroseconds = 10_000

/**
 * How much work was done. Unlike speed it hardly depends on what else the machine does, and it says which part to look at.
 * Undefined if the machine does not report it.
 */
export function processorTime<Part extends string>(parts: ProcessParts<Part>): ProcessorTime<Part> | undefined {
  if (!existsSync('/proc/self/stat')) return undefined
  const counted = new Set(Object.values<readonly number[]>(parts).flat())
  const entries = Object.entries<readonly number[]>(parts)
  return Object.fromEntries(
    entries.map(([part, pids]) => [part, pids.reduce((sum, pid) => sum + timeOf(pid, counted), 0)]),
  ) as Record<Part, number>
}

/** Of the process, of the children it had, and of those it has unless they are counted on their own. */
function timeOf(pid: number, countedElsewhere: ReadonlySet<number>): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [user, system, ofChildren, systemOfChildren] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 15)
      .map(Number)
    const own = [user, system, ofChildren, systemOfChildren].reduce<number>((sum, ticks) => sum + (ticks ?? 0), 0)
    const children = childrenOf(pid).filter((child) => !countedElsewhere.has(child))
    return own * tickMicroseconds + children.reduce((sum, child) => sum + timeOf(child, countedElsewhere), 0)
  } catch {
    // It ended meanwhile; its parent counts it as one of those it had.
    return 0
  }
}

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`)
    .flatMap((task) => readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' '))
    .filter((text) => text !== '')
    .map(Number)
}
