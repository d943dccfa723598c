import { expect, test } from 'vitest'
import { createMetrics } from '#platform/metrics/metrics.ts'
import { createLog } from '#platform/log/log.ts'
import type { FileFault, ReleaseCheck } from './check-release.ts'
import { reportRelease } from './report-release.ts'

const checkOf = (faults: readonly FileFault[]): ReleaseCheck => ({
  kind: 'checked',
  version: '1.2.3',
  commit: 'abc',
  filesSha256: '0'.repeat(64),
  files: 100,
  faults,
})
const fault = (n: number): FileFault => ({ path: `core/file${String(n).padStart(2, '0')}.ts`, fault: 'changed' })

test('the first twenty files that differ are named to the alerts, and none once they are as released', async () => {
  const metrics = createMetrics({ version: 'test' })
  const report = reportRelease({ metrics, log: createLog({ level: 'silent', style: 'lines' }) })
  report(checkOf(Array.from({ length: 21 }, (_, n) => fault(n))))
  const text = await metrics.text()
  expect(text).toContain('code_file_differs{file="core/file19.ts",fault="changed"} 1')
  expect(text).not.toContain('core/file20.ts')
  report(checkOf([]))
  expect(await metrics.text()).not.toContain('code_file_differs{')
  report({ kind: 'checkout' })
  expect(await metrics.text()).not.toContain('code_file_differs{')
})
