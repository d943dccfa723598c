import type { Instant } from '#core/clock/instant.ts'
import type { RewardItem } from '#core/reward/reward-item.ts'
import type { MailKind } from './mail-kind.ts'

export type Letter = {
  readonly id: bigint
  readonly playerId: bigint
  readonly kind: MailKind
  readonly title: string
  /** Paragraphs. */
  readonly body: readonly string[]
  readonly items: readonly RewardItem[]
  readonly sentAt: Instant
  readonly expiresAt: Instant
  readonly readAt: Instant | null
  readonly receivedAt: Instant | null
}
