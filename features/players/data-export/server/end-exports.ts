import { minutes } from '#core/clock/duration.ts'
import type { Job } from '#platform/jobs/job.ts'
import { givenUpBefore } from '../rules.ts'
import type { DataExportDependencies } from './data-export-dependencies.ts'
import { exportsEnd } from './store/data-export.store.ts'

/** Deletes what expired. A copy is refused from its very end on, whether this has run or not. */
export const endExportsJob = ({ db }: Pick<DataExportDependencies, 'db'>): Job => ({
  name: 'dataExport.end',
  when: { every: minutes(30) },
  run: async ({ now }) => void (await exportsEnd(db, now, givenUpBefore(now))),
})
