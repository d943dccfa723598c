import * as v from 'valibot'
import { hours } from '#core/clock/duration.ts'
import { type Instant, instant, subtractDuration } from '#core/clock/instant.ts'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { Language } from '#core/language/language.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { languageOfPlayer } from '#features/players/language/server/index.ts'
import { isTexted, type SecurityMessage } from '#features/players/notification/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Consumer } from '#platform/outbox/consumer.ts'
import type { OutboxEvent } from '#platform/outbox/event.ts'
import type { AccountDependencies } from '../account-dependencies.ts'
import { accountLetters } from '../messages/index.ts'
import { playerFind, type PlayerRow } from '../store/player.store.ts'
import { scheduleSms } from '#platform/notifications/sms.ts'
import { sealedMobileContext } from '../sealed-mobile.ts'
import { signInDevicesSince } from '../store/sign-in-event.store.ts'
import { smsText } from '../sms-text.ts'
import { deviceWords } from './device-words.ts'
import { type SecurityTopic, securityTopics, securityWords } from './security-words.ts'

export type NoticeDependencies = Pick<AccountDependencies, 'configuration' | 'seal' | 'sms'> & {
  /** Writes a letter to the player in the caller's transaction. */
  readonly writeLetter: (
    tx: Transaction,
    letter: { playerId: bigint; kind: 'account'; title: string; body: readonly string[]; now: Instant },
  ) => Promise<unknown>
  /** Sends an e-mail, if the player has an address. */
  readonly sendEmail: (
    tx: Transaction,
    email: { playerId: bigint; kind: 'security'; reference: string; words: NoticeWords; now: Instant },
  ) => Promise<void>
}

type NoticeWords = { readonly language: Language; readonly title: string; readonly paragraphs: readonly string[] }

const payloadSchema = v.object({
  playerId: v.pipe(
    v.string(),
    v.transform((id) => BigInt(id)),
  ),
  at: v.pipe(v.number(), v.transform(instant)),
  device: v.optional(v.string(), ''),
  place: v.optional(v.string(), ''),
  account: v.optional(v.string(), ''),
  isReplaced: v.optional(v.boolean(), false),
  isAll: v.optional(v.boolean(), false),
  /** The unbound number, encrypted. */
  sealedMobile: v.optional(v.string()),
})
type NoticePayload = v.InferOutput<typeof payloadSchema>

/** Notifies the player of security events: in the inbox, by SMS if the number is proven, and by e-mail if there is an address. Each once. */
export const securityNotices = (needs: NoticeDependencies): Consumer => ({
  name: 'account.securityNotices',
  topics: securityTopics,
  handle: async (tx, events) => {
    for (const event of events) await tell(tx, event, needs)
  },
})

const isTopic = (topic: string): topic is SecurityTopic => securityTopics.some((known) => known === topic)

async function tell(tx: Transaction, event: OutboxEvent, needs: NoticeDependencies): Promise<void> {
  const payload = v.parse(payloadSchema, event.payload)
  const player = await playerFind(tx, payload.playerId)
  if (!player || !isTopic(event.topic) || isOfRegistration(event.topic, payload, player)) return
  const language = await languageOfPlayer(tx, payload.playerId)
  const { title, paragraphs, textBy } = noticeWords({ topic: event.topic, ...payload }, language)
  const { playerId, at: now } = payload
  await needs.writeLetter(tx, { playerId, kind: 'account', title, body: paragraphs, now })
  if (await isOneOfManyDevices(tx, event.topic, payload)) return
  const words = { language, title, paragraphs }
  await needs.sendEmail(tx, { playerId, kind: 'security', reference: `security:${event.id}`, words, now })
  const to = await numberToTell(tx, { topic: event.topic, payload, player }, needs)
  if (to === undefined || !needs.sms) return
  const { operatorName: operator } = await needs.configuration()
  const reference = `notice-${event.id}`
  await scheduleSms(tx, { to, text: textBy(operator), reference }, { seal: needs.seal, now: payload.at })
}

type NoticeFacts = Omit<NoticePayload, 'playerId' | 'sealedMobile'> & { readonly topic: SecurityTopic }

export function noticeWords({ topic, ...facts }: NoticeFacts, language: Language) {
  const time = formatInstant(facts.at)
  const { title, happened } = securityWords[topic]({ ...facts, ...deviceWords(language, facts), time, language })
  const otherwise = otherwiseOf(topic)
  return {
    title,
    paragraphs: [happened, accountLetters.ifItWasYou[language], otherwise.letter[language]],
    textBy: (operator: string) => smsText(formatMessage(otherwise.sms[language], { operator, happened })),
  }
}

/** A newly registered player knows the number just entered. */
const isOfRegistration = (topic: SecurityTopic, { at }: NoticePayload, { registeredAt }: PlayerRow): boolean =>
  topic === 'MOBILE_BOUND' && at === registeredAt

/** What to do if it was not the player. Without a number, or an open account, a new password does not help. */
const otherwiseOf = (topic: SecurityTopic) =>
  topic === 'MOBILE_UNBOUND' || topic === 'ACCOUNT_CLOSED'
    ? { letter: accountLetters.ifNotYouContact, sms: accountLetters.smsIfNotYouContact }
    : { letter: accountLetters.ifNotYouReset, sms: accountLetters.smsIfNotYouReset }

/** The choice that a player has about its SMS. Undefined: there is none. */
export const messageOf: Readonly<Record<SecurityTopic, SecurityMessage | undefined>> = {
  NEW_DEVICE: 'newDevice',
  PASSWORD_CHANGED: 'passwordChanged',
  MOBILE_BOUND: undefined,
  MOBILE_UNBOUND: 'mobileRemoved',
  BANK_ACCOUNT_BOUND: 'bankAccount',
  WITHDRAWAL_PASSWORD_SET: 'withdrawalPassword',
  ACCOUNT_CLOSED: 'accountClosed',
  PASSKEY_ADDED: 'passkey',
  PASSKEY_REMOVED: 'passkey',
}

const devicesWindow = hours(1)
const devicesNotifiedMax = 5

type Notice = { readonly topic: SecurityTopic; readonly payload: NoticePayload; readonly player: PlayerRow }

/**
 * The proven number, unless the player wants no SMS about this. A newly bound number gets none: the player who bound it
 * holds that phone.
 */
async function numberToTell(
  tx: Transaction,
  { topic, payload, player }: Notice,
  { seal }: NoticeDependencies,
): Promise<string | undefined> {
  const message = messageOf[topic]
  if (message === undefined || !(await isTexted(tx, { message, ...payload }))) return undefined
  if (topic === 'MOBILE_UNBOUND') {
    const sealed = Buffer.from(payload.sealedMobile ?? '', 'base64')
    return seal.open(sealed, sealedMobileContext(payload.playerId))?.toString('utf8')
  }
  return player.mobile ?? undefined
}

/**
 * An attacker with the password can sign in as a thousand devices: phone and mailbox are notified of the first few, the inbox
 * of all.
 */
async function isOneOfManyDevices(
  tx: Transaction,
  topic: SecurityTopic,
  { playerId, at }: NoticePayload,
): Promise<boolean> {
  if (topic !== 'NEW_DEVICE') return false
  const since = subtractDuration(at, devicesWindow)
  return (await signInDevicesSince(tx, { playerId, since, until: at })) > devicesNotifiedMax
}
