import type { Instant } from '#core/clock/instant.ts'
import type { StaffDependencies } from '#features/office/staff/server/index.ts'
import type { Database } from '#platform/db/database.ts'
import type { Log } from '#platform/log/log.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import { checkRelease, type FileFault, type ReleaseCheck } from '#platform/release/check-release.ts'
import { namedFaults, reportRelease } from '#platform/release/report-release.ts'
import { type CodeCheck, codeCheckSave } from './store/code-check.store.ts'

export type CodeCheckDependencies = Pick<StaffDependencies, 'audit'> & {
  readonly db: Database
  readonly log: Log
  readonly metrics: Metrics
  /** The folder that the process runs from. */
  readonly root: string
  /** Machine and role: `web1 api`. */
  readonly process: string
  readonly version: string
}

/** Checks the files of this process, and says so in the audit log, in the log and to the alerts. */
export function codeChecker(needs: CodeCheckDependencies): (now: Instant) => Promise<CodeCheck> {
  const report = reportRelease(needs)
  return async (now) => {
    const found = await checkRelease(needs.root)
    report(found)
    const check = viewOf(found, needs, now)
    await needs.db.transaction(async (tx) => {
      await codeCheckSave(tx, check)
      // A clone changes while it is worked on: that it does is no news.
      if (check.state !== 'checkout') await needs.audit.append(tx, auditEntryOf(check, namedFaults(found), now))
    })
    return check
  }
}

type ProcessName = Pick<CodeCheckDependencies, 'process' | 'version'>

function viewOf(found: ReleaseCheck, { process, version }: ProcessName, now: Instant): CodeCheck {
  const base = { process, version, filesSha256: null, files: 0, faults: 0, named: [], checkedAt: now }
  if (found.kind === 'checkout') return { ...base, state: 'checkout', commit: null }
  const { commit } = found
  if (found.kind === 'unlisted') return { ...base, state: 'unlisted', commit }
  const { filesSha256, files, faults } = found
  const state = faults.length === 0 ? 'same' : 'changed'
  return { ...base, state, commit, filesSha256, files, faults: faults.length, named: namedFaults(found) }
}

const auditEntryOf = (check: CodeCheck, faults: readonly FileFault[], now: Instant) => ({
  at: now,
  actor: { id: null, name: 'house' },
  action: 'code.check',
  subject: `code:${check.process}`,
  before: null,
  after: {
    state: check.state,
    version: check.version,
    commit: check.commit ?? '',
    filesSha256: check.filesSha256 ?? '',
    files: check.files,
    differing: faults.map(({ path, fault }) => `${fault} ${path}`),
  },
  reason: '',
  ip: '',
})
