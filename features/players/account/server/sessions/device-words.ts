import { type Language, localeOf } from '#core/language/language.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { messagesIn } from '#core/message/local-text.ts'
import { accountLetters } from '../messages/index.ts'

/** Devices and places are stored in English, so that a device is the same device in every language. */
const stored = messagesIn(accountLetters, 'en')
const between = ' on '

/** "Chrome on Android", as it is stored, in the language of its reader. */
function deviceIn(language: Language, device: string): string {
  const messages = messagesIn(accountLetters, language)
  const at = device.lastIndexOf(between)
  if (at < 0) return device
  const browser = device.slice(0, at)
  const system = device.slice(at + between.length)
  return formatMessage(messages.device, {
    browser: browser === stored.unknownBrowser ? messages.unknownBrowser : browser,
    system: system === stored.unknownSystem ? messages.unknownSystem : system,
  })
}

const madeNames = new Map<Language, Intl.DisplayNames>()

/** Made when a language is read first: it takes longer than everything else here together. */
function countriesIn(language: Language): Intl.DisplayNames {
  const made = madeNames.get(language) ?? new Intl.DisplayNames([localeOf(language)], { type: 'region' })
  madeNames.set(language, made)
  return made
}

let codes: ReadonlyMap<string, string> | undefined

/** The code of a country that is stored by its English name. */
function codeOf(place: string): string | undefined {
  codes ??= new Map(countryCodes().map((code) => [countriesIn('en').of(code) ?? code, code]))
  return codes.get(place)
}

function countryCodes(): string[] {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index))
  return letters.flatMap((a) => letters.map((b) => a + b))
}

/** The location of a sign-in, as it is stored, in the language of its reader. */
function placeIn(language: Language, place: string): string {
  if (place === stored.unknownPlace) return accountLetters.unknownPlace[language]
  const code = codeOf(place)
  return code === undefined ? place : (countriesIn(language).of(code) ?? place)
}

type SignIn = { readonly device: string; readonly place: string }

/** Device and place of a sign-in for their reader. */
export const deviceWords = (language: Language, { device, place }: SignIn): SignIn => ({
  device: deviceIn(language, device),
  place: placeIn(language, place),
})
