import { days, minutes } from '#core/clock/duration.ts'
import { subtractDuration } from '#core/clock/instant.ts'
import type { WorkQueues } from '#features/office/staff/server/index.ts'
import { alertCountNew } from './store/aml-alert.store.ts'
import { caseCountOpen, caseListDue } from './store/aml-case.store.ts'

/** The reporting officer's work. A case is listed by its number: a list of work never names its player. */
export const amlQueues: WorkQueues['queues'] = [
  {
    name: 'amlAlerts',
    label: 'AML alerts to review',
    permission: 'aml.view',
    page: '/aml',
    count: alertCountNew,
  },
  {
    name: 'amlCases',
    label: 'AML cases to decide',
    permission: 'aml.view',
    page: '/aml?tab=open',
    count: caseCountOpen,
    items: {
      dueAfter: days(7),
      list: async (db, _now, max) =>
        (await caseListDue(db, max)).map(({ id, openedAt, dueAt }) => ({
          ref: String(id),
          since: openedAt,
          about: `Case #${id}`,
          page: `/aml/${id}`,
          // The last minute of the last day, so that a list names that day.
          own: { dueAt: subtractDuration(dueAt, minutes(1)), owner: null },
        })),
    },
  },
]
