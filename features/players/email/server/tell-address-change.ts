import type { Instant } from '#core/clock/instant.ts'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { Language } from '#core/language/language.ts'
import { formatMessage } from '#core/message/format-message.ts'
import type { LetterWords } from '#core/message-template/message-template.ts'
import { languageOfPlayer } from '#features/players/language/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import { maskedAddress } from '../rules.ts'
import type { EmailDependencies } from './email-dependencies.ts'
import { emailLetters } from './messages/index.ts'
import { type SendDependencies, sendEmailBy } from './send-email.ts'

export type AddressChange = {
  readonly playerId: bigint
  readonly before: string | undefined
  readonly after: string | undefined
  readonly now: Instant
}

type Dependencies = SendDependencies & Pick<EmailDependencies, 'writeLetter'>

/** Notifies the inbox of every change, and the address that the account had: somebody else may have made it. */
export async function tellAddressChange(tx: Transaction, change: AddressChange, needs: Dependencies): Promise<void> {
  const { playerId, before, now } = change
  const language = await languageOfPlayer(tx, playerId)
  const { title, body: paragraphs } = changeWords(change, language)
  await needs.writeLetter(tx, { playerId, kind: 'account', title, body: paragraphs, now })
  if (before === undefined) return
  const words = { language, title, paragraphs }
  const reference = `email-changed:${playerId}:${now}`
  await sendEmailBy(needs)(tx, { playerId, kind: 'addressChanged', reference, words, to: before, now })
}

export function changeWords({ before, after, now }: Omit<AddressChange, 'playerId'>, language: Language): LetterWords {
  const facts = { time: formatInstant(now), address: maskedAddress(after ?? before ?? '') }
  const [title, happened] =
    after === undefined
      ? [emailLetters.removedTitle, emailLetters.removed]
      : before === undefined
        ? [emailLetters.addedTitle, emailLetters.added]
        : [emailLetters.changedTitle, emailLetters.changed]
  return {
    title: title[language],
    body: [
      formatMessage(happened[language], facts),
      emailLetters.ifItWasYou[language],
      emailLetters.ifNotYou[language],
    ],
  }
}
