import { formatTimeOfDay } from '#core/clock/manila-format.ts'
import type { Language } from '#core/language/language.ts'
import { formatMessage } from '#core/message/format-message.ts'
import type { MessagesOf } from '#core/message/local-text.ts'
import { decimalOf } from '#core/money/basis-points.ts'
import { formatMoney } from '#core/money/format-money.ts'
import type { RuleBlock } from '#features/promotions/kit/server/index.ts'
import type { PlannedTournament, TournamentSettings } from '../rules.ts'
import { type TierPlaces, tierPlaces } from '../tier-places.ts'
import type { TournamentGames } from '../tournament-games.ts'
import type { tournamentTexts } from './messages/index.ts'

type Messages = MessagesOf<typeof tournamentTexts>
type Reader = { readonly messages: Messages; readonly language: Language }

/** The rules as players read them, from the settings that are executed. */
export const tournamentRule = (
  { tournaments, betRate }: TournamentSettings,
  { messages, language }: Reader,
): readonly RuleBlock[] => [
  {
    heading: messages.howToPlay,
    text: [
      messages.enter,
      messages.oncePerPerson,
      messages.replays,
      messages.voidedRound,
      messages.breaks,
      messages.pointsBack,
    ],
  },
  schedule(tournaments, { messages, language }),
  { heading: messages.ranking, text: [messages.rankedBy, messages.ties, messages.noScore] },
  {
    heading: messages.prizesHeading,
    text: [betRate === 0 ? messages.noPlaythrough : formatMessage(messages.paid, { times: decimalOf(betRate) })],
    table: {
      head: [messages.tournament, messages.place, messages.prize],
      rows: tournaments.flatMap(({ name, prizes }) =>
        tierPlaces(prizes).map((tier) => [name[language], placeText(tier, messages), formatMoney(tier.amount)]),
      ),
    },
  },
  { heading: messages.fairness, text: [messages.table] },
]

const schedule = (tournaments: readonly PlannedTournament[], { messages, language }: Reader): RuleBlock => ({
  heading: messages.scheduleHeading,
  table: {
    head: [
      messages.tournament,
      messages.opens,
      messages.lasts,
      messages.games,
      messages.counts,
      messages.bet,
      messages.entry,
    ],
    rows: tournaments.map((planned) => scheduleRow(planned, { messages, language })),
  },
})

function scheduleRow(planned: PlannedTournament, { messages, language }: Reader): readonly string[] {
  const { name, scoring, games, rounds, stake, entryPoints, lastsMinutes } = planned
  const counts = scoring === 'multiple' ? messages.bestMultipleOf : messages.bestTotalOf
  return [
    name[language],
    opensText(planned, messages),
    lastsMinutes % 60 === 0
      ? formatMessage(messages.hours, { count: lastsMinutes / 60 })
      : formatMessage(messages.minutes, { count: lastsMinutes }),
    gamesText(games, messages),
    formatMessage(counts, { count: rounds }),
    formatMessage(scoring === 'multiple' ? messages.betFrom : messages.betExactly, { amount: formatMoney(stake) }),
    entryPoints === 0n ? messages.free : formatMessage(messages.points, { count: Number(entryPoints / 100n) }),
  ]
}

function gamesText(games: TournamentGames, messages: Messages): string {
  const names = {
    slots: messages.slots,
    fish: messages.fish,
    games: messages.instantGames,
    bingo: messages.bingo,
  } as const
  return names[games]
}

function opensText({ day, opensAt }: PlannedTournament, messages: Messages): string {
  const name = [
    messages.monday,
    messages.tuesday,
    messages.wednesday,
    messages.thursday,
    messages.friday,
    messages.saturday,
    messages.sunday,
  ][day - 1]
  const time = formatTimeOfDay(opensAt)
  return name === undefined
    ? formatMessage(messages.everyDayAt, { time })
    : formatMessage(messages.weeklyAt, { day: name, time })
}

const placeText = ({ first, last }: Pick<TierPlaces<unknown>, 'first' | 'last'>, messages: Messages): string =>
  last === first ? String(last) : formatMessage(messages.placeRange, { first, last })
