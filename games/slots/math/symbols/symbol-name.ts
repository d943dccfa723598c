import { type LocalText, localCatalogue } from '#core/message/local-text.ts'
import { messages as en } from './messages/en.ts'
import { messages as fil } from './messages/fil.ts'

const names: Readonly<Record<string, LocalText>> = localCatalogue({ en, fil })

/** What a symbol is called in the rules, by its name in a model. */
export function symbolName(symbol: string): LocalText {
  const name = names[`symbol.${symbol}`]
  if (name === undefined) throw new Error(`the symbol ${symbol} is called nothing`)
  return name
}

/** The same where it begins a row. */
export function symbolTitle(symbol: string): LocalText {
  const { en: english, fil: filipino } = symbolName(symbol)
  return { en: capital(english), fil: capital(filipino) }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
