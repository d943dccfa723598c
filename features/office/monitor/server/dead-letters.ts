import type { Instant } from '#core/clock/instant.ts'
import { csvTime, handleStaffList } from '#features/office/staff/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import { jobDeadLetterDrop, jobDeadLetterRetry, jobDeadLettersForStaff } from '#platform/jobs/job-watch.store.ts'
import { deadLetterDrop, deadLetterRetry, deadLettersForStaff } from '#platform/outbox/dead-letter.ts'
import { type LetterKind, listDeadEvents, listDeadRuns } from '../contract.ts'

const payloadLengthMax = 2_000

/** Dead events by consumer. */
export const listDeadEventsHandler = handleStaffList(listDeadEvents, {
  read: async ({ input: { name, key, ...paging }, db, limit, countMax }) => {
    const filter = { name: name || undefined, key: key || undefined }
    const page = await deadLettersForStaff.read(db, { ...paging, filter, limit, countMax })
    const rows = page.rows.map(({ payload, ...row }) => ({
      ...row,
      payload: JSON.stringify(payload).slice(0, payloadLengthMax),
    }))
    return { ...page, rows }
  },
  csv: [
    { name: 'Failed (Manila)', cell: ({ diedAt }) => csvTime(diedAt) },
    { name: 'Consumer', cell: ({ consumer }) => consumer },
    { name: 'Topic', cell: ({ topic }) => topic },
    { name: 'Subject', cell: ({ key }) => key },
    { name: 'Event', cell: ({ payload }) => payload },
    { name: 'Attempts', cell: ({ attempts }) => attempts },
    { name: 'Error', cell: ({ error }) => error },
  ],
})

/** Dead runs by job. */
export const listDeadRunsHandler = handleStaffList(listDeadRuns, {
  read: async ({ input: { name, key, ...paging }, db, limit, countMax }) => {
    const filter = { name: name || undefined, key: key || undefined }
    return jobDeadLettersForStaff.read(db, { ...paging, filter, limit, countMax })
  },
  csv: [
    { name: 'Failed (Manila)', cell: ({ diedAt }) => csvTime(diedAt) },
    { name: 'Job', cell: ({ name }) => name },
    { name: 'Subject', cell: ({ key }) => key },
    { name: 'Was due (Manila)', cell: ({ dueAt }) => csvTime(dueAt) },
    { name: 'Attempts', cell: ({ attempts }) => attempts },
    { name: 'Error', cell: ({ error }) => error },
  ],
})

type Letter = { readonly kind: LetterKind; readonly id: bigint }

/** False if it no longer exists. */
export const letterReplay = (tx: Transaction, { kind, id }: Letter, now: Instant): Promise<boolean> =>
  kind === 'event' ? deadLetterRetry(tx, id, now) : jobDeadLetterRetry(tx, id, now)

export const letterDrop = (tx: Transaction, { kind, id }: Letter): Promise<boolean> =>
  kind === 'event' ? deadLetterDrop(tx, id) : jobDeadLetterDrop(tx, id)
