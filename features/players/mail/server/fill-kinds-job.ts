import { minutes } from '#core/clock/duration.ts'
import type { Database } from '#platform/db/database.ts'
import type { Job } from '#platform/jobs/job.ts'
import { mailFillKinds } from './store/mail-kind.store.ts'

const slice = 1_000

export type FillDependencies = { readonly db: Database }

/** Fills in the kind of letters that were sent before kinds, and by servers of that version that still run. */
export const fillKindsJob = ({ db }: FillDependencies): Job => ({
  name: 'mail.fillKinds',
  when: { every: minutes(10) },
  run: async ({ signal }) => {
    while ((await db.transaction((tx) => mailFillKinds(tx, slice))) === slice) signal.throwIfAborted()
  },
})
