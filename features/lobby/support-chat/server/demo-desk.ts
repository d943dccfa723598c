import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { minutesOfDay } from '../desk-hours.ts'
import { cannedAnswerAdd, cannedAnswerList } from './store/canned-answer.store.ts'
import { deskSave } from './store/desk.store.ts'

const everyDay = [1, 2, 3, 4, 5, 6, 7]

const answers = [
  {
    name: 'Greeting',
    en: 'Hi! Thank you for writing. Let me look into this for you.',
    fil: 'Hi! Salamat sa pagsulat. Titingnan ko ito para sa iyo.',
  },
  {
    name: 'Withdrawal in review',
    en: 'Your withdrawal is being reviewed. Your money is safe, and you’ll get a message as soon as it’s decided.',
    fil: 'Nire-review ang withdrawal mo. Ligtas ang pera mo, at makakatanggap ka ng mensahe kapag may desisyon na.',
  },
  {
    name: 'Photo of the receipt',
    en: 'Please send a photo of your payment receipt here, with the reference number visible.',
    fil: 'Magpadala dito ng photo ng resibo mo, na kita ang reference number.',
  },
]

/** The chat of the demonstration: always offered, with a few answers to try. */
export async function seedDemoDesk(db: Queryable, now: Instant): Promise<void> {
  // What somebody has changed since stays.
  if ((await cannedAnswerList(db)).length > 0) return
  await deskSave(db, { isOffered: true, days: everyDay, opensMinute: 0, closesMinute: minutesOfDay })
  for (const answer of answers) await cannedAnswerAdd(db, { ...answer, savedBy: 'demo', savedAt: now })
}
