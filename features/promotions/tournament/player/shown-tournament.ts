import type { ResponseOf } from '#core/contract/call.ts'
import { gameType } from '#core/enumerations/game-type.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatLately } from '#core/clock/manila-format.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { plainDecimal } from '#core/money/plain-decimal.ts'
import { withoutZeroCentavos } from '#core/money/short-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import type { BadgeProps } from '#platform/ui/badge/badge.tsx'
import type { readTournaments } from '../contract.ts'
import { messages } from './messages/en.ts'

export type TournamentList = ResponseOf<typeof readTournaments>
export type ShownTournament = TournamentList['tournaments'][number]

/** Where a tournament has its standings. */
export const tournamentHref = (tournamentId: string): string => `/activity/tournament?id=${tournamentId}`

type BetTerms = Pick<ShownTournament, 'games' | 'scoring' | 'stake'>

/** The lobby's tab with the games that count, of which only those that take the bet if it is the only one that counts. */
export const gamesHref = ({ games, scoring, stake }: BetTerms): string => {
  // Bingo is one of the instant games.
  const tab = `/lobby/home?type=${gameType[games === 'bingo' ? 'games' : games]}`
  const bet = withoutZeroCentavos(plainDecimal(BigInt(stake)))
  // The lobby's filter knows whole pesos.
  return scoring === 'total' && !bet.includes('.') ? `${tab}&bet=${bet}` : tab
}

/** A multiple of the bet, rounded down; or pesos. */
export const scoreText = (scoring: ShownTournament['scoring'], score: number): string =>
  scoring === 'total'
    ? formatMoney(wireCentavos(score))
    : formatMessage(messages.timesBet, {
        multiple: new Intl.NumberFormat('en-PH', { maximumFractionDigits: 2, roundingMode: 'floor' }).format(
          score / 10_000,
        ),
      })

export const stateBadge = {
  upcoming: { tone: 'neutral', text: messages.stateUpcoming },
  running: { tone: 'success', text: messages.stateRunning },
  counting: { tone: 'warning', text: messages.stateCounting },
  finished: { tone: 'neutral', text: messages.stateFinished },
  stopped: { tone: 'danger', text: messages.stateStopped },
} as const satisfies Readonly<Record<ShownTournament['state'], { tone: BadgeProps['tone']; text: string }>>

export const timeText = ({ state, startsAt, endsAt }: ShownTournament): string => {
  if (state === 'upcoming') return formatMessage(messages.opensAt, { time: formatLately(startsAt) })
  return formatMessage(state === 'running' ? messages.runsUntil : messages.endedAt, { time: formatLately(endsAt) })
}
