import { formatMessage } from '#core/message/format-message.ts'
import { goalsLine, otherScore } from '../math/football.ts'
import { footballTeams } from '../math/football-teams.ts'
import type { PickLabel } from './league-face.ts'
import { messages } from './messages/en.ts'

type Label = (home: string, away: string) => string

const labels: Readonly<Record<string, Label>> = {
  home: (home) => home,
  draw: () => messages.pickDraw,
  away: (_home, away) => away,
  homeOrDraw: (home) => formatMessage(messages.teamOrDraw, { team: home }),
  homeOrAway: (home, away) => formatMessage(messages.teamOrTeam, { home, away }),
  drawOrAway: (_home, away) => formatMessage(messages.drawOrTeam, { team: away }),
  over: () => formatMessage(messages.overLine, { line: goalsLine }),
  under: () => formatMessage(messages.underLine, { line: goalsLine }),
  both: () => messages.yes,
  notBoth: () => messages.no,
  [otherScore]: () => messages.otherScore,
}

/** What a pick of the football league is called. */
export const footballLabel: PickLabel = (selection, { home, away }) => {
  const named = labels[selection]
  if (named !== undefined) return named(footballTeams[home]?.short ?? '', footballTeams[away]?.short ?? '')
  return selection.slice('score-'.length).replace('-', ' : ')
}
