import type { Fault } from './fault.ts'
import type { TextFile } from './text-files.ts'

const page = /^docs\/decisions\/(\d{4})-[a-z0-9-]+\.md$/

/** Decisions count on from 0001 without a gap, and a page's heading says the number of its name. */
export function findDecisionFaults(files: readonly TextFile[]): Fault[] {
  const pages = files
    .filter(({ path }) => path.startsWith('docs/decisions/'))
    .map(({ path, text }) => ({ path, text, number: page.exec(path)?.[1] }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
  return pages.flatMap(({ path, text, number }, index) => {
    if (number === undefined) return [{ where: path, say: 'decision-name: call it 0001-noun-and-outcome.md' }]
    if (Number(number) !== index + 1)
      return [{ where: path, say: 'decision-number: does not follow the one before it' }]
    return text.startsWith(`# ${number} `) ? [] : [{ where: path, say: `decision-title: begin with "# ${number} "` }]
  })
}
