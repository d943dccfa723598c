import { coinItem, pointsItem } from '#core/reward/reward-item.ts'
import { parseMoney } from '#core/money/parse-money.ts'

/** One player, or the number of a segment; `none`: no segment is chosen yet. */
export type Audience = 'player' | 'none' | number

/** The letter form's state. */
export type LetterDraft = {
  readonly audience: Audience
  readonly playerId: string
  readonly title: string
  readonly text: string
  readonly coins: string
  /** The turnover of the coins before they can be withdrawn. */
  readonly times: string
  readonly points: string
  readonly daysValid: string
}

export const blankLetter: LetterDraft = {
  audience: 'player',
  playerId: '',
  title: '',
  text: '',
  coins: '',
  times: '1',
  points: '',
  daysValid: '30',
}

/** Splits at empty lines. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')

/** Undefined: a field is no amount. */
export function itemsOf({ coins, times, points }: Pick<LetterDraft, 'coins' | 'times' | 'points'>) {
  const [coin, point] = [hundredthsOf(coins), hundredthsOf(points)]
  const betRate = Number(times)
  if (coin === undefined || point === undefined || !(betRate >= 0 && betRate <= 100)) return undefined
  return [
    ...(coin === 0 ? [] : [{ id: coinItem, count: coin, betRate }]),
    ...(point === 0 ? [] : [{ id: pointsItem, count: point, betRate: 0 }]),
  ]
}

function hundredthsOf(text: string): number | undefined {
  if (text.trim() === '') return 0
  const amount = parseMoney(text)
  return typeof amount === 'bigint' ? Number(amount) : undefined
}
