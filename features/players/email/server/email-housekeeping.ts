import { days, hours } from '#core/clock/duration.ts'
import { subtractDuration } from '#core/clock/instant.ts'
import type { Job } from '#platform/jobs/job.ts'
import { failedContentLasts, logLasts } from '../rules.ts'
import type { EmailDependencies } from './email-dependencies.ts'
import { emailCodeDeleteOld } from './store/email-code.store.ts'
import { emailMessagesDeleteOld, emailMessagesForgetContent } from './store/email-message.store.ts'

/** Deletes codes after a day, what failed messages said after a day, and the delivery log after 180. */
export const emailHousekeeping = ({ db }: Pick<EmailDependencies, 'db'>): Job => ({
  name: 'email.deleteOld',
  when: { every: hours(6) },
  async run({ now }) {
    await emailCodeDeleteOld(db, subtractDuration(now, days(1)))
    await emailMessagesForgetContent(db, subtractDuration(now, failedContentLasts))
    await emailMessagesDeleteOld(db, subtractDuration(now, logLasts))
  },
})
