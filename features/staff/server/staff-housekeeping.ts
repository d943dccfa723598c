import { days, hours } from '#core/clock/duration.ts'
import { subtractDuration } from '#core/clock/instant.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import { staffTicketDeleteOld } from './staff-ticket.store.ts'

/** Tickets that opened or ran out long ago. Sessions stay: they tell who was in, and from where. */
export const staffHousekeeping = ({ db }: Pick<StaffDependencies, 'db'>): Job[] => [
  {
    name: 'staff.sweepTickets',
    when: { every: hours(24) },
    run: async ({ now }) => void (await staffTicketDeleteOld(db, subtractDuration(now, days(7)))),
  },
]
