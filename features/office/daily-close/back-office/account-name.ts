import { inWords } from '#platform/office-ui/in-words.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { accountMessages as messages } from '../messages.ts'

type NameOf = (key: string) => string

const singles: Readonly<Record<string, string>> = {
  jackpot: messages.jackpot,
  adjustment: messages.adjustment,
  debt: messages.debt,
  synthetic: messages.synthetic,
}

const kinds: Readonly<Record<string, string>> = {
  game: messages.game,
  promo: messages.promotion,
  psp: messages.paymentProvider,
  bank: messages.bank,
}

/** A house account in words: `game:bituin-studio` is Games of Bituin Studio. */
export function houseAccountName(account: string, providerName: NameOf): string {
  const colon = account.indexOf(':')
  if (colon < 0) return singles[account] ?? account
  const [kind, key] = [account.slice(0, colon), account.slice(colon + 1)]
  const text = kinds[kind]
  const name = kind === 'promo' ? inWords(key.replaceAll('-', ' ')) : providerName(key)
  return text === undefined ? account : formatMessage(text, { name })
}
