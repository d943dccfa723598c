import type { Instant } from '#core/clock/instant.ts'
import type { Language } from '#core/language/language.ts'
import type { TestChannels } from '#features/players/message-template/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { MailMessage } from '#platform/notifications/mail-message.ts'
import type { Sender } from '#platform/notifications/message-service.ts'
import type { SmsMessage } from '#platform/notifications/sms.ts'

export type PromoWords = {
  readonly language: Language
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly action: { readonly label: string; readonly url: string }
}

export type House = { readonly operator: string; readonly publicUrl: string }

type PromoEmail = {
  readonly playerId: bigint
  readonly kind: 'promos'
  readonly reference: string
  readonly words: PromoWords
  readonly now: Instant
  /** Afterwards it must not leave. */
  readonly endsAt: Instant
}

export type PromoPush = {
  readonly title: string
  readonly body: string
  readonly path: string
  readonly tag: string
  readonly endsAt: Instant
}

/** Sends to the browsers of a player. False: none of them takes notifications any more. */
export type PromoDelivery = (push: PromoPush, now: Instant) => Promise<boolean>

export type SampleEmail = Pick<MailMessage, 'subject' | 'text' | 'unsubscribeUrl'> & { readonly html: string }

/** The ways out of the product. Undefined: the house has none, so that nobody is reached by it. */
export type CampaignChannels = {
  readonly email: ((tx: Transaction, email: PromoEmail) => Promise<void>) | undefined
  readonly sms: Sender<SmsMessage> | undefined
  /** Undefined: no browser of the player is signed in with notifications on. */
  readonly push: (db: Queryable, playerId: bigint, now: Instant) => Promise<PromoDelivery | undefined>
  readonly house: () => Promise<House>
  /** The e-mail that players get, with a link that belongs to nobody. */
  readonly sampleEmail: (kind: 'promos', words: PromoWords) => Promise<SampleEmail>
  readonly tests: TestChannels
}
