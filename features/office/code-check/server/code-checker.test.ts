import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { days } from '#core/clock/duration.ts'
import { viewWork } from '#features/office/dashboard/contract.ts'
import { createMetrics, type Metrics } from '#platform/metrics/metrics.ts'
import { hashFiles, releaseFilesName, releaseName, sha256 } from '#platform/release/check-release.ts'
import { openTestBackOffice, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { viewCodeChecks } from '../contract.ts'
import { codeChecker } from './code-checker.ts'

let metrics: Metrics
let office: TestBackOffice
let root: string
beforeAll(async () => {
  office = await openTestBackOffice()
  root = await mkdtemp(join(tmpdir(), 'release-'))
  await mkdir(join(root, 'core'))
  await writeFile(join(root, 'core/money.ts'), 'export const peso = 100')
})
afterAll(async () => {
  await office.close()
  await rm(root, { recursive: true, force: true })
})

const checkerOf = (process: string) => {
  metrics = createMetrics({ version: 'test' })
  return codeChecker({ ...office.site.context, metrics, audit: office.needs.audit, root, process, version: '1.2.3' })
}
const shown = async () => {
  const member = await office.newStaff('opsManager')
  return (await office.send(viewCodeChecks, {}, member.token)).body.checks
}
const lastLine = async () =>
  (
    await office.site.context.db.pool.query(
      `select action, subject, after from staff_audit where action = 'code.check' order by seq desc limit 1`,
    )
  ).rows[0]

test('a clone says so, and writes no line into the audit log', async () => {
  expect(await checkerOf('dev all 8081')(office.site.clock.now())).toMatchObject({
    state: 'checkout',
    commit: null,
    files: 0,
  })
  expect(await lastLine()).toBeUndefined()
  expect(await shown()).toMatchObject([{ process: 'dev all 8081', state: 'checkout' }])
})

test('a planted change is named on the page, in the metric, in the log and in the audit log', async () => {
  const list = JSON.stringify(await hashFiles(root))
  await writeFile(join(root, releaseFilesName), list)
  await writeFile(
    join(root, releaseName),
    JSON.stringify({ version: '1.2.3', commit: 'abc', filesSha256: sha256(list) }),
  )
  const check = checkerOf('web1 api 8081')
  expect(await check(office.site.clock.now())).toMatchObject({ state: 'same', files: 1, faults: 0 })
  expect(await lastLine()).toMatchObject({ subject: 'code:web1 api 8081', after: { state: 'same', differing: [] } })
  expect(await metrics.text()).not.toContain('code_file_differs{')

  await writeFile(join(root, 'core/money.ts'), 'export const peso = 101')
  const named = [{ path: 'core/money.ts', fault: 'changed' }]
  expect(await check(office.site.clock.now())).toMatchObject({ state: 'changed', faults: 1, named })
  expect(await lastLine()).toMatchObject({ after: { state: 'changed', differing: ['changed core/money.ts'] } })
  expect(await metrics.text()).toContain('code_file_differs{file="core/money.ts",fault="changed"} 1')
  expect(office.site.logLines.some((line) => line.includes('core/money.ts'))).toBe(true)
  expect(await shown()).toMatchObject([
    { process: 'web1 api 8081', state: 'changed', named, filesSha256: sha256(list) },
    { process: 'dev all 8081' },
  ])
  const member = await office.newStaff('opsManager')
  const work = await office.send(viewWork, {}, member.token)
  expect(JSON.stringify(work.body)).toContain('"name":"code"')

  await writeFile(join(root, 'core/money.ts'), 'export const peso = 100')
  expect(await check(office.site.clock.now())).toMatchObject({ state: 'same' })
  expect(await metrics.text()).not.toContain('code_file_differs{')
})

test('a process that is gone leaves the page', async () => {
  office.site.clock.advance(days(2))
  expect(await shown()).toEqual([])
})
