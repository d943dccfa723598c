import { days, hours } from '#core/clock/duration.ts'
import { subtractDuration } from '#core/clock/instant.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import { sendMailJob } from '#platform/notifications/mail.ts'
import { staffTicketDeleteOld } from './store/staff-ticket.store.ts'

/** Deletes expired messages and tickets. Sessions are kept as a record of sign-ins and their origin. */
export const staffHousekeeping = ({ db, mail }: Pick<StaffDependencies, 'db' | 'mail'>): Job[] => [
  sendMailJob(mail),
  {
    name: 'staff.sweepTickets',
    when: { every: hours(24) },
    run: async ({ now }) => void (await staffTicketDeleteOld(db, subtractDuration(now, days(7)))),
  },
]
