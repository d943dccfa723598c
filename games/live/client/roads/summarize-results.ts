import { formatMessage } from '#core/message/format-message.ts'
import { messages } from '../messages/en.ts'
import type { RoadResult } from './big-road.ts'
import type { RoadSide } from './lay-out-streaks.ts'

export type SideNames = Readonly<Record<RoadSide | 'tie', string>>
export type ResultCounts = Readonly<Record<RoadSide | 'tie', number>>

export const countResults = (results: readonly RoadResult[]): ResultCounts => {
  const count = (side: RoadSide | 'tie'): number => results.filter(({ end }) => end === side).length
  return { red: count('red'), blue: count('blue'), tie: count('tie') }
}

/** What the roads show, in words: how often each side won, and which one has won last. */
export function summarizeResults(results: readonly RoadResult[], names: SideNames): string {
  if (results.length === 0) return messages.noResultsYet
  const { red, blue, tie } = countResults(results)
  const counts = formatMessage(messages.resultCounts, {
    count: results.length,
    first: names.red,
    firstCount: red,
    second: names.blue,
    secondCount: blue,
    tie: names.tie,
    tieCount: tie,
  })
  const wins = results.flatMap(({ end }) => (end === 'tie' ? [] : [end]))
  const last = wins.at(-1)
  if (last === undefined) return counts
  const before = wins.findLastIndex((end) => end !== last)
  const count = wins.length - 1 - before
  const side = names[last]
  return `${counts} ${count === 1 ? formatMessage(messages.streakNow, { side }) : formatMessage(messages.streakInRow, { side, count, tie: names.tie })}`
}
