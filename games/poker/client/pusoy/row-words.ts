import { formatMessage } from '#core/message/format-message.ts'
import { money } from '#games/client/hud.ts'
import type { RowName, RowScores } from '../../math/pusoy/arrangement.ts'
import type { Duel, RowResult, Seat } from '../../math/pusoy/duels.ts'
import type { DuelView, PusoyView } from '../../math/pusoy/round.ts'
import type { SpecialHand } from '../../math/pusoy/special-hand.ts'
import { handName } from '../hand-name.ts'
import { messages } from '../messages/en.ts'

export const rowWords: Readonly<Record<RowName, string>> = {
  back: messages.backRow,
  middle: messages.middleRow,
  front: messages.frontRow,
}
export const rowResultWords: Readonly<Record<RowResult, string>> = {
  won: messages.youWinRow,
  lost: messages.youLoseRow,
  tied: messages.rowTied,
}
const specialWords: Readonly<Record<SpecialHand, string>> = {
  dragon: messages.dragon,
  sixPairs: messages.sixPairs,
  threeFlushes: messages.threeFlushes,
}

export const computerName = (at: number): string => formatMessage(messages.computer, { number: at + 1 })

export const rowsSpoken = ({ back, middle, front }: RowScores): string =>
  formatMessage(messages.rowsAre, { back: handName(back), middle: handName(middle), front: handName(front) })

/** The caption of a row that was compared; `rowSpoken` is its longer form for those who listen. */
export const rowCaption = (row: RowName, duels: readonly Duel[]): string =>
  formatMessage(messages.rowsWon, {
    row: rowWords[row],
    won: duels.filter(({ rows }) => rows[row] === 'won').length,
  })

export const rowSpoken = (row: RowName, { others, duels }: PusoyView): string =>
  [rowCaption(row, duels), ...others.map((seat, at) => rowAgainst(row, seat, { at, duel: duels[at] }))].join(' ')

const rowAgainst = (row: RowName, { scores }: Seat, { at, duel }: { at: number; duel: Duel | undefined }): string =>
  formatMessage(messages.rowAgainst, {
    name: computerName(at),
    hand: handName(scores[row]),
    result: rowResultWords[duel?.rows[row] ?? 'tied'],
  })

/** A duel in one line: how it went, in rows. */
export function duelText({ rows, result }: Duel): string {
  if (result === 'scoop') return messages.scoop
  if (result === 'tied') return messages.duelTied
  return `${result === 'won' ? messages.duelWon : messages.duelLost} ${scoreText(rows)}`
}

function scoreText(rows: Duel['rows']): string {
  const count = (result: RowResult): number => Object.values(rows).filter((each) => each === result).length
  return formatMessage(messages.duelScore, { won: count('won'), lost: count('lost') })
}

export const duelSpoken = (duel: DuelView, at: number): string =>
  formatMessage(messages.duelSpoken, { name: computerName(at), result: duelText(duel), amount: money(duel.win) })

export const specialText = ({ special, specialWin }: PusoyView): string =>
  special === null
    ? ''
    : formatMessage(messages.specialPays, { hand: specialWords[special], amount: money(specialWin) })

/** What the duels came to, in one sentence. */
export function resultText({ duels }: PusoyView): string {
  const count = duels.filter(({ result }) => result === 'won' || result === 'scoop').length
  const amount = money(duels.reduce((sum, { win }) => sum + win, 0))
  if (count > 0) return formatMessage(messages.duelsWon, { count, amount })
  return duels.some(({ win }) => win > 0) ? formatMessage(messages.duelsReturned, { amount }) : messages.noDuelWon
}
