import { formatLocal, localName } from '#core/message/local-text.ts'
import { drawsOfTrip, quarters, tripsOfQuarter } from './basketball-model.ts'
import { basketballTeams } from './basketball-teams.ts'
import { basketball, basketballForm, basketballHome } from './basketball.ts'
import { defineLeague } from './define-league.ts'
import type { LeagueRules } from './league-help.ts'
import { sportsTexts } from './messages/index.ts'

const rules: LeagueRules = {
  model: () => [
    formatLocal(sportsTexts.basketballTrips, {
      quarters,
      trips: tripsOfQuarter,
      draws: drawsOfTrip.toLocaleString('en-PH'),
    }),
    formatLocal(sportsTexts.basketballStrengths, { home: basketballHome, form: basketballForm }),
    sportsTexts.goldenBasket,
  ],
  strengths: () => ({
    head: [sportsTexts.team, sportsTexts.inside, sportsTexts.outside, sportsTexts.guard],
    rows: basketballTeams.map(({ name, inside, outside, guard }) => [
      localName(name),
      String(inside),
      String(outside),
      String(guard),
    ]),
  }),
  markets: () => ({
    winner: sportsTexts.winnerRule,
    handicap: sportsTexts.handicapRule,
    totalPoints: sportsTexts.totalPointsRule,
  }),
}

/** The basketball league: eight towns, four matches a matchday. */
export const hardcourtLeague = defineLeague({
  code: 'hardcourt-league',
  name: 'Hardcourt League',
  sport: basketball,
  rtpBasisPoints: 9_190,
  clock: { bettingMs: 90_000, runningMs: 56_000, pauseMs: 12_000 },
  rules,
})
