import type { Clock, Instant } from '#core/clock/instant.ts'
import type { Language } from '#core/language/language.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { EmailFact } from '../email-facts.ts'
import type { PushService } from '#platform/notifications/push.ts'

/** A session at which its player may be reached. */
export type ReachableSession = { readonly sessionId: bigint; readonly isExcluded: boolean }

export type NotificationDependencies = {
  readonly db: Database
  readonly clock: Clock
  readonly push: PushService
  /** Those of these sessions that still run, and those that an exclusion has ended. */
  readonly reachable: (db: Queryable, sessionIds: readonly bigint[], now: Instant) => Promise<ReachableSession[]>
  /** When each of these players was last seen. */
  readonly lastSeen: (db: Queryable, playerIds: readonly bigint[]) => Promise<ReadonlyMap<bigint, Instant>>
  readonly email: FactEmails
  /** Of the features whose facts are sent. */
  readonly topics: FactTopics
}

export type FactWords = {
  readonly language: Language
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly action: { readonly label: string; readonly url: string }
}

type FactEmail = {
  readonly playerId: bigint
  readonly kind: EmailFact
  readonly reference: string
  readonly words: FactWords
  readonly now: Instant
  readonly endsAt: Instant
}

/** The way of facts into mailboxes. */
export type FactEmails = {
  readonly send: (tx: Transaction, email: FactEmail) => Promise<void>
  /** Those of these players who have an address. */
  readonly readersAmong: (db: Queryable, playerIds: readonly bigint[]) => Promise<readonly bigint[]>
  readonly isExcluded: (db: Queryable, playerId: bigint, now: Instant) => Promise<boolean>
  readonly house: () => Promise<{ readonly operator: string; readonly publicUrl: string }>
}

export type FactTopics = {
  readonly withdrawalChanged: string
  readonly identityDecided: string
  readonly limitReached: string
  /** Events that somebody else may have caused, and of which the inbox and SMS notify the player, too. */
  readonly security: readonly string[]
  readonly supportWrote: string
  readonly chatAnswered: string
  readonly roundClosed: string
}
