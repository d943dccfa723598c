import { type Arrangement, type RowName, rowNames, type RowScores, scoresOf } from './arrangement.ts'
import type { duelPays } from './pays.ts'

export type RowResult = 'won' | 'lost' | 'tied'
export type DuelResult = keyof typeof duelPays
export type Duel = { readonly rows: Readonly<Record<RowName, RowResult>>; readonly result: DuelResult }
export type Seat = { readonly rows: Arrangement; readonly scores: RowScores }

export const seatOf = (rows: Arrangement): Seat => ({ rows, scores: scoresOf(rows) })

/** Row against row: whoever wins more rows wins the duel. */
export function duelOf(own: RowScores, other: RowScores): Duel {
  const rows = {
    back: rowResult(own.back, other.back),
    middle: rowResult(own.middle, other.middle),
    front: rowResult(own.front, other.front),
  }
  return { rows, result: resultOf(rows) }
}

const rowResult = (own: number, other: number): RowResult => {
  if (own === other) return 'tied'
  return own > other ? 'won' : 'lost'
}

function resultOf(rows: Duel['rows']): DuelResult {
  const count = (result: RowResult): number => rowNames.filter((row) => rows[row] === result).length
  const [won, lost] = [count('won'), count('lost')]
  if (won === rowNames.length) return 'scoop'
  if (won === lost) return 'tied'
  return won > lost ? 'won' : 'lost'
}
