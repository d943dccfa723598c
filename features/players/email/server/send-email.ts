import { hours } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { schedule } from '#platform/jobs/schedule.ts'
import { emailContent, type EmailWords } from '../email-content.ts'
import type { EmailKind } from '../rules.ts'
import type { EmailDependencies } from './email-dependencies.ts'
import { emailJobName } from './email-job.ts'
import { contentContext, openAddress, sealAddress } from './sealed-email.ts'
import { emailMessageInsert } from './store/email-message.store.ts'
import { playerEmailFind } from './store/player-email.store.ts'

export type PlayerEmail = {
  readonly playerId: bigint
  readonly kind: EmailKind
  /** One e-mail a reference. */
  readonly reference: string
  readonly words: EmailWords
  readonly now: Instant
  /** Absent: the player's verified address. */
  readonly to?: string
  /** Afterwards it is of no use. Absent: a day. */
  readonly endsAt?: Instant
}

export type SendEmail = (tx: Transaction, email: PlayerEmail) => Promise<void>

const usualLifetime = hours(24)

/** Sends an e-mail in the transaction of its cause, if the player has an address and the house can send. */
export const sendEmailBy =
  ({ seal, sender, operatorName }: Pick<EmailDependencies, 'seal' | 'sender' | 'operatorName'>): SendEmail =>
  async (tx, { playerId, kind, reference, words, now, to, endsAt = addDuration(now, usualLifetime) }) => {
    if (sender === undefined) return
    const known = to === undefined ? await playerEmailFind(tx, playerId) : undefined
    const address = to ?? (known && openAddress(seal, playerId, known.sealed))
    if (address === undefined) return
    const content = { ...emailContent(words, await operatorName()), unsubscribeUrl: words.unsubscribe?.url }
    const id = await emailMessageInsert(tx, {
      playerId,
      kind,
      reference,
      address: sealAddress(seal, playerId, address),
      content: seal.seal(Buffer.from(JSON.stringify(content)), contentContext(reference)),
      now,
      endsAt,
    })
    if (id === undefined) return
    await schedule(tx, { name: emailJobName, key: String(id), runAt: now, payload: { id: String(id) } })
  }
