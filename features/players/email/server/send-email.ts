import { hours } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { schedule } from '#platform/jobs/schedule.ts'
import { promos, stoppableKindOf } from '../chosen-facts.ts'
import { emailContent, type EmailWords, type WholeWords } from '../email-content.ts'
import type { EmailKind } from '../rules.ts'
import type { EmailDependencies } from './email-dependencies.ts'
import { emailJobName } from './email-job.ts'
import { contentContext, openAddress, sealAddress } from './sealed-email.ts'
import { emailLetters } from './messages/index.ts'
import { emailMessageInsert } from './store/email-message.store.ts'
import { unsubscribeLinks } from './unsubscribe.ts'
import { playerEmailFind } from './store/player-email.store.ts'

export type PlayerEmail = {
  readonly playerId: bigint
  readonly kind: EmailKind
  /** One e-mail a reference. */
  readonly reference: string
  /** Its reason and its way to unsubscribe follow from the kind, unless it has a reason of its own. */
  readonly words: Omit<EmailWords, 'unsubscribe'>
  readonly now: Instant
  /** Absent: the player's verified address. */
  readonly to?: string
  /** Afterwards it is of no use. Absent: a day. */
  readonly endsAt?: Instant
}

type SendEmail = (tx: Transaction, email: PlayerEmail) => Promise<void>

export type SendDependencies = Pick<EmailDependencies, 'seal' | 'sender' | 'operatorName' | 'hashToken' | 'publicUrl'>

const usualLifetime = hours(24)

/** Sends an e-mail in the transaction of its cause, if the player has an address and the house can send. */
export const sendEmailBy =
  (needs: SendDependencies): SendEmail =>
  async (tx, { playerId, kind, reference, words, now, to, endsAt = addDuration(now, usualLifetime) }) => {
    const { seal, sender, operatorName } = needs
    if (sender === undefined) return
    const known = to === undefined ? await playerEmailFind(tx, playerId) : undefined
    const address = to ?? (known && openAddress(seal, playerId, known.sealed))
    if (address === undefined) return
    const { whole, unsubscribeUrl } = withReason(needs, { playerId, kind, words })
    const content = { ...emailContent(whole, await operatorName()), unsubscribeUrl }
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

/** What the player has chosen can be turned off by one click; what is always sent says so. */
function withReason(
  needs: Pick<EmailDependencies, 'hashToken' | 'publicUrl'>,
  { playerId, kind, words }: Pick<PlayerEmail, 'playerId' | 'kind' | 'words'>,
): { readonly whole: WholeWords; readonly unsubscribeUrl: string | undefined } {
  const { language } = words
  const fact = stoppableKindOf(kind)
  if (fact === undefined)
    return { whole: { reason: emailLetters.alwaysReason[language], ...words }, unsubscribeUrl: undefined }
  const { page, oneClick } = unsubscribeLinks(needs, { playerId, fact })
  const unsubscribe = { label: emailLetters.stopThese[language], url: page }
  const reason = (fact === promos ? emailLetters.promosReason : emailLetters.chosenReason)[language]
  return { whole: { ...words, reason, unsubscribe }, unsubscribeUrl: oneClick }
}
