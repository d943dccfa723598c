import { hours } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { schedule } from '#platform/jobs/schedule.ts'
import { promos, type StoppableKind, stoppableKindOf } from '../chosen-facts.ts'
import { type EmailContent, emailContent, type EmailWords } from '../email-content.ts'
import type { EmailKind } from '../rules.ts'
import type { EmailDependencies } from './email-dependencies.ts'
import { emailJobName } from './email-job.ts'
import { contentContext, openAddress, sealAddress } from './sealed-email.ts'
import { emailLetters } from './messages/index.ts'
import { emailMessageInsert } from './store/email-message.store.ts'
import { sampleLinks, type UnsubscribeLinks, unsubscribeLinks } from './unsubscribe.ts'
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
    const content = contentOf({ kind, words }, await operatorName(), (fact) =>
      unsubscribeLinks(needs, { playerId, fact }),
    )
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

/** What a player would get, for staff to look at: its link to unsubscribe belongs to nobody. */
export const sampleEmailBy =
  (needs: Pick<EmailDependencies, 'operatorName' | 'publicUrl'>) =>
  async (kind: EmailKind, words: PlayerEmail['words']): Promise<WholeEmail> =>
    contentOf({ kind, words }, await needs.operatorName(), () => sampleLinks(needs))

export type WholeEmail = EmailContent & { readonly unsubscribeUrl: string | undefined }
type LinksOf = (fact: StoppableKind) => UnsubscribeLinks

/** What the player has chosen can be turned off by one click; what is always sent says so. */
function contentOf(
  { kind, words }: Pick<PlayerEmail, 'kind' | 'words'>,
  operatorName: string,
  linksOf: LinksOf,
): WholeEmail {
  const { language } = words
  const fact = stoppableKindOf(kind)
  if (fact === undefined) {
    const whole = { reason: emailLetters.alwaysReason[language], ...words }
    return { ...emailContent(whole, operatorName), unsubscribeUrl: undefined }
  }
  const { page, oneClick } = linksOf(fact)
  const unsubscribe = { label: emailLetters.stopThese[language], url: page }
  const reason = (fact === promos ? emailLetters.promosReason : emailLetters.chosenReason)[language]
  return { ...emailContent({ ...words, reason, unsubscribe }, operatorName), unsubscribeUrl: oneClick }
}
