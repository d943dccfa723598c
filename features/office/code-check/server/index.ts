import * as v from 'valibot'
import { days } from '#core/clock/duration.ts'
import { subtractDuration } from '#core/clock/instant.ts'
import { answer } from '#core/contract/outcome.ts'
import { handleStaff, staffMessages, type WorkQueues } from '#features/office/staff/server/index.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { fileFaults, viewCodeChecks } from '../contract.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'
import { codeChangedCount, codeCheckList } from './store/code-check.store.ts'

/** A process that was not checked for so long does not run any more. */
const shownFor = days(2)
const named = v.array(v.object({ path: v.string(), fault: v.picklist(fileFaults) }))

/** Whether the files of the running processes are those that were released. */
export const codeCheck: FeatureModule & WorkQueues = {
  name: 'code-check',
  desk: {
    fieldMeanings: staffFieldMeanings,
    handlers: [
      handleStaff(viewCodeChecks, async ({ db, now }) => {
        const checks = await codeCheckList(db, subtractDuration(now, shownFor))
        return answer({ checks: checks.map((check) => ({ ...check, named: v.parse(named, check.named) })) })
      }),
    ],
    refusalTexts: { notPermitted: staffMessages.notPermitted },
  },
  queues: [
    {
      name: 'code',
      label: 'Servers with changed files',
      permission: 'monitor.view',
      page: '/monitor',
      count: (db, now) => codeChangedCount(db, subtractDuration(now, shownFor)),
    },
  ],
}

export { codeChecker } from './code-checker.ts'
