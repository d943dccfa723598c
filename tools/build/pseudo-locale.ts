import type { Message } from '#core/message/format-message.ts'
import { catalogueIn, type ReadCatalogue } from './inline-messages.ts'

/**
 * The catalogues of en-XA: each English text a third longer, with accents and brackets. A screen in it shows where a longer
 * language would not fit, and which words are in no catalogue.
 */
export const pseudoCatalogue: ReadCatalogue = async (english) => {
  const catalogue = await catalogueIn('en')(english)
  return Object.fromEntries(Object.entries(catalogue).map(([key, message]) => [key, pseudoMessage(message)]))
}

export const pseudoMessage = (message: Message): Message =>
  typeof message === 'string' ? pseudoText(message) : { one: pseudoText(message.one), other: pseudoText(message.other) }

/** Brackets count as two of the added letters. A text without letters, such as `{a} · {b}`, stays as it is. */
export function pseudoText(text: string): string {
  const parts = text.split(/(\{\w+\})/)
  const words = parts.filter((_part, at) => at % 2 === 0).join('')
  if (!/\p{Letter}/u.test(words)) return text
  const added = Math.max(0, Math.ceil(words.length * growth) - 2)
  let owed = 0
  const lengthened = (letter: string): string => {
    owed += added / words.length
    const vowel = accents.get(letter)
    if (vowel === undefined) return letter
    const repeats = Math.round(owed)
    owed -= repeats
    return vowel.repeat(1 + Math.max(0, repeats))
  }
  return `[${parts.map((part, at) => (at % 2 === 0 ? [...part].map(lengthened).join('') : part)).join('')}]`
}

const growth = 0.35

/** Letters of the product's own font. */
const [plain, accented] = ['aeiouyAEIOUY', 'áéíóúýÁÉÍÓÚÝ']
const accents = new Map(Array.from(plain, (letter, at) => [letter, accented[at] ?? letter]))
