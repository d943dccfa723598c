import type { Standing } from './contest.ts'
import { printTable } from './figures.ts'

export type ContestTable<Name extends string, Part extends string> = {
  readonly names: readonly Name[]
  readonly parts: readonly Part[]
  /** Whom the others are compared with. */
  readonly against: Name
}

/** Work done per contestant, and its cost. Medians. */
export function printContest<Name extends string, Part extends string>(
  standing: Standing<Name, Part>,
  { names, parts, against }: ContestTable<Name, Part>,
): void {
  printTable([
    ['', 'a second', 'p50 ms', 'p99 ms', ...parts.map((part) => `${part} µs`), 'speed', 'less work'],
    ...names.map((name) => [
      name,
      standing.median(name, 'perSecond').toFixed(0),
      standing.median(name, 'p50Ms').toFixed(1),
      standing.median(name, 'p99Ms').toFixed(1),
      ...parts.map((part) => standing.work(name, part).toFixed(0)),
      `${standing.ratio(name, against).median.toFixed(1)}x`,
      `${standing.workRatio(name, against).median.toFixed(1)}x`,
    ]),
  ])
}
