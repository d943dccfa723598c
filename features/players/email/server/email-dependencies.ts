import type { Clock, Instant } from '#core/clock/instant.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { MailMessage } from '#platform/notifications/mail-message.ts'
import type { Sender } from '#platform/notifications/message-service.ts'
import type { RateLimiter } from '#platform/rate-limit/rate-limit.ts'

type Letter = {
  readonly playerId: bigint
  readonly kind: 'account'
  readonly title: string
  readonly body: readonly string[]
  readonly now: Instant
}

type MayPromote = (db: Database, playerId: bigint, now: Instant) => Promise<boolean>

/** What e-mails to players are given, for their module and for features that send one. */
export type EmailDependencies = {
  readonly db: Database
  readonly limiter: RateLimiter
  readonly seal: Seal
  readonly hashToken: (token: string) => Buffer
  /** Undefined: no e-mail can be sent, and the pages say so. */
  readonly sender: Sender<MailMessage> | undefined
  readonly clock: Clock
  /** The lobby's public address, which links lead to. */
  readonly publicUrl: string
  readonly operatorName: () => Promise<string>
  /** Whether a promo that waits may still go to a player: the consent stands, and the player is not protected. */
  readonly mayPromote: MayPromote
  /** Writes into the player's inbox. */
  readonly writeLetter: (tx: Transaction, letter: Letter) => Promise<unknown>
}
