import { randomUUID } from 'node:crypto'
import { days, hours } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'
import { invalid, refuse } from '#core/contract/outcome.ts'
import type { Language } from '#core/language/language.ts'
import { changed, handleStaffChangeAfter, type StaffDependencies } from '#features/office/staff/server/index.ts'
import { internationalMobile, maskedMobile, playersByMobile } from '#features/players/account/server/index.ts'
import { maskedAddress } from '#features/players/email/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import { scheduleMail } from '#platform/notifications/mail.ts'
import { scheduleSms } from '#platform/notifications/sms.ts'
import type { Limit } from '#platform/rate-limit/rate-limit.ts'
import type { TestableStep } from '../../graph.ts'
import { testMessage } from '../../message-contract.ts'
import type { CampaignChannels } from '../campaign-channels.ts'
import { promoEmailWords, promoSmsText } from '../promo-content.ts'

type Channels = Pick<CampaignChannels, 'house' | 'sampleEmail' | 'tests'>
type Dependencies = Pick<StaffDependencies, 'audit' | 'limiter'> & { readonly channels: Channels }

/**
 * Sends what players would get to the member who writes it. It stands in no campaign's figures and in no player's log, and no
 * number of a player is taken: a test needs no consent, so it must not be a way around one.
 */
export const testMessageHandler = ({ audit, limiter, channels }: Dependencies) =>
  handleStaffChangeAfter(audit, testMessage, async ({ input, staff, db, now }) => {
    const { step, language, number } = input
    const to = step.kind === 'email' ? staff.email : number === null ? undefined : internationalMobile('63', number)
    if (to === undefined) return invalid(numberMissing)
    if (channels.tests[step.kind]?.sender === undefined) return refuse('channelOff')
    if (!(await limiter.take(testLimits(staff.staffId, to), now)).ok) return refuse('tryLater')
    if (step.kind === 'sms' && (await playersByMobile(db, [to])).length > 0) return refuse('numberOfPlayer')
    const sentTo = step.kind === 'email' ? maskedAddress(to) : maskedMobile(to)
    return {
      kind: 'ready',
      write: async (tx) => {
        await sendTest(tx, channels, { step, language, to, now })
        const after = { channel: step.kind, language, sentTo }
        return changed({ channel: step.kind, sentTo }, { subject: `staff:${staff.staffId}`, before: null, after })
      },
    }
  })

const numberMissing = {
  field: 'number',
  key: 'campaign.numberMissing',
  msg: 'Enter a Philippine mobile number, like 0917 123 4567.',
}

/** Enough to look at a message on one’s phone, and too few to write to somebody else with. */
const testLimits = (staffId: bigint, to: string): Limit[] => [
  { name: 'campaignTestPerMember', key: String(staffId), max: 10, window: hours(1) },
  { name: 'campaignTestPerAddress', key: to, max: 10, window: days(1) },
]

type Test = {
  readonly step: TestableStep
  readonly language: Language
  readonly to: string
  readonly now: Instant
}

const mark = '[Test]'

async function sendTest(tx: Transaction, { house, sampleEmail, tests }: Channels, { step, language, to, now }: Test) {
  const reference = `campaign-test:${randomUUID()}`
  if (step.kind === 'sms') {
    if (tests.sms === undefined) return
    const text = `${mark} ${promoSmsText(step, language, await house())}`
    return scheduleSms(tx, { to, text, reference }, { seal: tests.sms.seal, now })
  }
  if (tests.email === undefined) return
  const { subject, text, html, unsubscribeUrl } = await sampleEmail(
    'promos',
    promoEmailWords(step, language, await house()),
  )
  const message = {
    to,
    subject: `${mark} ${subject}`,
    text,
    html,
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
  }
  await scheduleMail(tx, { ...message, reference }, { seal: tests.email.seal, now })
}
