import { randomUUID } from 'node:crypto'
import { days, hours } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'
import { invalid, refuse } from '#core/contract/outcome.ts'
import type { StaffDependencies, StaffIdentity } from '#features/office/staff/server/index.ts'
import { internationalMobile, maskedMobile, playersByMobile } from '#features/players/account/server/index.ts'
import { maskedAddress } from '#features/players/email/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { MailMessage } from '#platform/notifications/mail-message.ts'
import { scheduleMail } from '#platform/notifications/mail.ts'
import type { Outgoing } from '#platform/notifications/message-channel.ts'
import { scheduleSms, type SmsMessage } from '#platform/notifications/sms.ts'
import type { Limit } from '#platform/rate-limit/rate-limit.ts'

/** By what members send tests to themselves, outside the players' delivery log. Undefined: the house has no such service. */
export type TestChannels = {
  readonly email: Outgoing<MailMessage> | undefined
  readonly sms: Outgoing<SmsMessage> | undefined
}
export type TestChannel = keyof TestChannels

export const isTestable = (tests: TestChannels, channel: TestChannel): boolean => tests[channel]?.sender !== undefined

type TestRequest = {
  readonly channel: TestChannel
  /** Of an SMS, as the member typed it. */
  readonly number: string | null
  readonly staff: Pick<StaffIdentity, 'staffId' | 'email'>
  readonly now: Instant
}

type Dependencies = Pick<StaffDependencies, 'limiter'> & { readonly tests: TestChannels }

/** To whom a test goes. No number of a player is taken: a test needs no consent, so it must not be a way around one. */
export async function testRecipient(db: Queryable, request: TestRequest, { limiter, tests }: Dependencies) {
  const { channel, number, staff, now } = request
  const to = channel === 'email' ? staff.email : number === null ? undefined : internationalMobile('63', number)
  if (to === undefined) return invalid(numberMissing)
  if (!isTestable(tests, channel)) return refuse('channelOff')
  if (!(await limiter.take(testLimits(staff.staffId, to), now)).ok) return refuse('tryLater')
  if (channel === 'sms' && (await playersByMobile(db, [to])).length > 0) return refuse('numberOfPlayer')
  return { kind: 'recipient', to, sentTo: channel === 'email' ? maskedAddress(to) : maskedMobile(to) } as const
}

const numberMissing = {
  field: 'number',
  key: 'messageTest.numberMissing',
  msg: 'Enter a Philippine mobile number, like 0917 123 4567.',
}

/** Enough to look at a message on one’s phone, and too few to write to somebody else with. */
const testLimits = (staffId: bigint, to: string): Limit[] => [
  { name: 'messageTestPerMember', key: String(staffId), max: 10, window: hours(1) },
  { name: 'messageTestPerAddress', key: to, max: 10, window: days(1) },
]

type TestContent =
  | { readonly sms: string }
  | { readonly email: Pick<MailMessage, 'subject' | 'text' | 'html' | 'unsubscribeUrl'> }

type Test = { readonly content: TestContent; readonly to: string; readonly now: Instant }

const mark = '[Test]'

/** Sends what players would get, marked. It stands in no player's log and in no campaign's figures. */
export async function sendTest(tx: Transaction, tests: TestChannels, { content, to, now }: Test): Promise<void> {
  const reference = `message-test:${randomUUID()}`
  if ('sms' in content) {
    if (tests.sms === undefined) return
    return scheduleSms(tx, { to, text: `${mark} ${content.sms}`, reference }, { seal: tests.sms.seal, now })
  }
  if (tests.email === undefined) return
  const { subject, text, html, unsubscribeUrl } = content.email
  const message = {
    to,
    subject: `${mark} ${subject}`,
    text,
    html,
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
  }
  await scheduleMail(tx, { ...message, reference }, { seal: tests.email.seal, now })
}
