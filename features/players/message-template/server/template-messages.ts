import type { Language } from '#core/language/language.ts'
import type { LetterWords, MessageTemplate, TemplateReader } from '#core/message-template/message-template.ts'
import { type EmailKind, emailKinds, type WholeEmail } from '#features/players/email/server/index.ts'
import { smsParts } from '#platform/notifications/sms-parts.ts'
import { messageTemplateTexts as texts } from './messages.ts'

export type House = { readonly operator: string; readonly publicUrl: string }

type EmailWords = ReturnType<NonNullable<MessageTemplate['email']>['words']>

export type TemplateHouse = {
  readonly house: () => Promise<House>
  /** The e-mail that players get, with a link that belongs to nobody. */
  readonly sampleEmail: (kind: EmailKind, words: EmailWords) => Promise<WholeEmail>
}

/** A template in one language, by each of its channels. */
export async function messageIn(language: Language, template: MessageTemplate, house: TemplateHouse) {
  const reader = await readerIn(language, house)
  const { inbox, sms, push } = template
  const email = await emailOf(template, reader, house)
  const text = sms?.words(reader)
  return {
    language,
    inbox: inbox ? plainLetter(inbox.words(reader)) : null,
    email: email ? { ...email, unsubscribeUrl: email.unsubscribeUrl ?? null } : null,
    sms: text === undefined ? null : { text, ...smsParts(text) },
    push: push ? push.words(reader) : null,
  }
}

const plainLetter = ({ title, body }: LetterWords) => ({ title, body: [...body] })

export const readerIn = async (
  language: Language,
  { house }: Pick<TemplateHouse, 'house'>,
): Promise<TemplateReader> => ({
  language,
  ...(await house()),
})

export async function emailOf({ key, email }: MessageTemplate, reader: TemplateReader, { sampleEmail }: TemplateHouse) {
  return email && sampleEmail(emailKindOf(key, email.kind), email.words(reader))
}

function emailKindOf(key: string, named: string): EmailKind {
  const kind = emailKinds.find((each) => each === named)
  if (kind === undefined) throw new Error(`the template ${key} has no kind of e-mail called ${named}`)
  return kind
}

/** Members have no inbox: they get a letter as an e-mail, which says that players get it in theirs. */
export const letterAsEmail = ({ title, body }: LetterWords, language: Language, { sampleEmail }: TemplateHouse) =>
  sampleEmail('addressCode', { language, title, paragraphs: body, reason: texts.inboxTest })
