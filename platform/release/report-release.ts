import type { Log } from '#platform/log/log.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import type { FileFault, ReleaseCheck } from './check-release.ts'

/** So many files that differ are named; an upgrade in the same folder would name them all. */
const namedMax = 20

export const namedFaults = (found: ReleaseCheck): readonly FileFault[] =>
  found.kind === 'checked' ? found.faults.slice(0, namedMax) : []

/** Names the files that differ to the alerts and in the log. */
export function reportRelease({ log, metrics }: { readonly log: Log; readonly metrics: Metrics }) {
  const differs = metrics.gauge({
    name: 'code_file_differs',
    help: 'A file of this process is not the one that was released, always 1',
    labels: ['file', 'fault'],
  })
  return (found: ReleaseCheck): void => {
    const files = namedFaults(found)
    differs.reset()
    for (const { path, fault } of files) differs.set({ file: path, fault }, 1)
    if (found.kind === 'checked' && found.faults.length > 0)
      log.error({ files, count: found.faults.length }, 'files differ from those that were released')
  }
}
