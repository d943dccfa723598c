import { days } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { MailKind } from '../mail-kind.ts'
import { sendMail } from './send-mail.ts'

type Letter = {
  readonly playerId: bigint
  readonly kind: Exclude<MailKind, 'news'>
  readonly title: string
  readonly body: readonly string[]
  readonly now: Instant
}

const letterLasts = days(180)

/** A letter about the player's account, in the transaction of what it is about: the same at the same moment is one. */
export const writeToPlayer = (tx: Transaction, { playerId, kind, title, body, now }: Letter) =>
  sendMail(tx, {
    playerId,
    kind,
    source: 'account',
    sourceKey: `${title} ${now}`,
    title,
    body: [...body],
    items: [],
    sentAt: now,
    expiresAt: addDuration(now, letterLasts),
  })
