import type { Language } from '#core/language/language.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { customerServiceTexts } from './messages/index.ts'

type ReportAnswer = { readonly number: string; readonly text: string; readonly answer: string }

/** The answer in the player's inbox, quoting the report. */
export const answerLetter = ({ number, text, answer }: ReportAnswer, language: Language) => ({
  title: formatMessage(customerServiceTexts.answerTitle[language], { number }),
  body: [...paragraphsOf(answer), formatMessage(customerServiceTexts.youWrote[language], { text: quoted(text) })],
})

const quotedMax = 300
const quoted = (text: string): string => `${text.slice(0, quotedMax)}${text.length > quotedMax ? '…' : ''}`

const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
