import { formatMessage } from '#core/message/format-message.ts'
import { messages } from './messages/en.ts'

// Of the normal distribution: each group has a hundred players at least.
const deviations = 1.96

type Group = { readonly count: number; readonly players: number }

const percentText = (share: number): string => `${(share * 100).toFixed(1)}%`

export const shareText = (count: number, players: number): string => percentText(count / players)

/** Percentage points that players in the campaign are above those held back, with the margin of 95 %. */
export function differenceOf(reached: Group, held: Group): string {
  const points = (shareOf(reached) - shareOf(held)) * 100
  const margin = deviations * Math.hypot(errorOf(reached), errorOf(held)) * 100
  const text = formatMessage(messages.points, { points: signed(points), margin: margin.toFixed(1) })
  return Math.abs(points) > margin ? text : formatMessage(messages.maybeChance, { difference: text })
}

const shareOf = ({ count, players }: Group): number => count / players
const errorOf = (group: Group): number => Math.sqrt((shareOf(group) * (1 - shareOf(group))) / group.players)
const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`
