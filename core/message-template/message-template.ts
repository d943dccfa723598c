import { instant } from '../clock/instant.ts'
import type { Language } from '../language/language.ts'
import { centavos } from '../money/centavos.ts'

/** `always`: no player can turn it off. `unlessOff`: until the player turns it off. `ifChosen`: once the player has turned it on. */
export const sendingTerms = ['always', 'unlessOff', 'ifChosen'] as const
export type SendingTerm = (typeof sendingTerms)[number]

export const templateKinds = ['money', 'reward', 'account', 'support', 'code', 'play'] as const
export type TemplateKind = (typeof templateKinds)[number]

export const templateChannels = ['inbox', 'email', 'sms', 'push'] as const
export type TemplateChannel = (typeof templateChannels)[number]

export type TemplateReader = { readonly language: Language; readonly operator: string; readonly publicUrl: string }

type Way<Words> = {
  readonly sent: SendingTerm
  /** With example values, by the code that writes to players. */
  readonly words: (reader: TemplateReader) => Words
}

export type LetterWords = { readonly title: string; readonly body: readonly string[] }

type EmailWords = {
  readonly language: Language
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly code?: string
  readonly reason?: string
  readonly action?: { readonly label: string; readonly url: string }
}

type PushWords = { readonly title: string; readonly body: string; readonly path: string }

/** A fixed message to players, which the staff can read and try out. */
export type MessageTemplate = {
  /** Unique over all features, like `withdrawal.paid`. */
  readonly key: string
  readonly kind: TemplateKind
  /** As the staff knows it. */
  readonly name: string
  /** A sentence: when players get it. */
  readonly when: string
  readonly inbox?: Way<LetterWords>
  /** Its kind decides what stands below it: why it was sent, and how to turn it off. */
  readonly email?: Way<EmailWords> & { readonly kind: string }
  readonly sms?: Way<string>
  readonly push?: Way<PushWords>
}

type LetterTemplate = Pick<MessageTemplate, 'key' | 'kind' | 'name' | 'when'> & {
  readonly words: (language: Language) => LetterWords
}

/** A message that every player gets in the inbox alone. */
export const letterTemplate = ({ words, ...about }: LetterTemplate): MessageTemplate => ({
  ...about,
  inbox: { sent: 'always', words: ({ language }) => words(language) },
})

/** The values of a template's facts. */
export const templateExample = {
  at: instant(Date.UTC(2026, 10, 22, 13, 4)),
  amount: centavos(150_000n),
  otherAmount: centavos(120_000n),
} as const
