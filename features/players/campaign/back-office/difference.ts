import { formatMessage } from '#core/message/format-message.ts'
import { messages } from './messages/en.ts'

// Of the normal distribution: each group has a hundred players at least.
const deviations = 1.96

type Group = { readonly count: number; readonly players: number }

const oneDigit = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const
const percent = new Intl.NumberFormat('en-PH', oneDigit)
const signedPercent = new Intl.NumberFormat('en-PH', { ...oneDigit, signDisplay: 'exceptZero' })

export const shareText = (group: Group): string => percent.format(shareOf(group))

/** How far players in the campaign are above those held back, with the margin of 95 %. */
export function differenceOf(reached: Group, held: Group): string {
  const difference = shareOf(reached) - shareOf(held)
  const margin = deviations * Math.hypot(errorOf(reached), errorOf(held))
  const text = formatMessage(messages.withMargin, {
    difference: signedPercent.format(difference),
    margin: percent.format(margin),
  })
  return Math.abs(difference) > margin ? text : formatMessage(messages.maybeChance, { difference: text })
}

const shareOf = ({ count, players }: Group): number => count / players
const errorOf = (group: Group): number => Math.sqrt((shareOf(group) * (1 - shareOf(group))) / group.players)
