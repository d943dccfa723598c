import { days, hours } from '#core/clock/duration.ts'
import { subtractDuration } from '#core/clock/instant.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import { sendMailJob } from '#platform/notifications/mail.ts'
import { staffTicketDeleteOld } from './store/staff-ticket.store.ts'

/** What is written to members, and tickets that opened or ran out long ago. Sessions stay: they tell who was in, and from where. */
export const staffHousekeeping = ({ db, mail }: Pick<StaffDependencies, 'db' | 'mail'>): Job[] => [
  sendMailJob(mail),
  {
    name: 'staff.sweepTickets',
    when: { every: hours(24) },
    run: async ({ now }) => void (await staffTicketDeleteOld(db, subtractDuration(now, days(7)))),
  },
]
