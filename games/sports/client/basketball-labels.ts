import { formatMessage } from '#core/message/format-message.ts'
import { basketballTeams } from '../math/basketball-teams.ts'
import type { PickLabel } from './league-face.ts'
import { messages } from './messages/en.ts'

/** What a pick of the basketball league is called: with the line it is measured by. */
export const basketballLabel: PickLabel = (selection, { home, away, lines: [handicap = 0, total = 0] }) => {
  const [one, other] = [basketballTeams[home]?.short ?? '', basketballTeams[away]?.short ?? '']
  const texts: Readonly<Record<string, string>> = {
    home: one,
    away: other,
    homeCover: `${one} ${halves(handicap)}`,
    awayCover: `${other} ${halves(-handicap)}`,
    over: formatMessage(messages.overLine, { line: halves(total).slice(1) }),
    under: formatMessage(messages.underLine, { line: halves(total).slice(1) }),
  }
  return texts[selection] ?? selection
}

/** A line is counted in halves, and always odd. */
const halves = (twice: number): string => {
  const whole = Math.floor(Math.abs(twice) / 2)
  return `${twice < 0 ? '−' : '+'}${whole}.5`
}
