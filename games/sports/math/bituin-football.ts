import { formatLocal, localName } from '#core/message/local-text.ts'
import { defineLeague } from './define-league.ts'
import { chances, drawsOfChance, minutesOfChance } from './football-model.ts'
import { footballTeams } from './football-teams.ts'
import { football, footballForm, footballHome, goalsLine } from './football.ts'
import type { LeagueRules } from './league-help.ts'
import { sportsTexts } from './messages/index.ts'

const rules: LeagueRules = {
  model: () => [
    formatLocal(sportsTexts.footballChances, {
      chances,
      minutes: minutesOfChance,
      draws: drawsOfChance.toLocaleString('en-PH'),
    }),
    formatLocal(sportsTexts.footballStrengths, { home: footballHome, form: footballForm }),
  ],
  strengths: () => ({
    head: [sportsTexts.team, sportsTexts.attack, sportsTexts.leak],
    rows: footballTeams.map(({ name, attack, leak }) => [localName(name), String(attack), String(leak)]),
  }),
  markets: () => ({
    matchResult: formatLocal(sportsTexts.matchResultRule, { minutes: chances * minutesOfChance }),
    doubleChance: sportsTexts.doubleChanceRule,
    goals: formatLocal(sportsTexts.goalsRule, {
      line: goalsLine,
      over: Math.ceil(goalsLine),
      under: Math.floor(goalsLine),
    }),
    bothScore: sportsTexts.bothScoreRule,
    correctScore: sportsTexts.correctScoreRule,
  }),
}

/** The football league: ten towns, five matches a matchday. */
export const bituinFootball = defineLeague({
  code: 'bituin-football',
  name: 'Bituin Football',
  sport: football,
  rtpBasisPoints: 9_150,
  clock: { bettingMs: 100_000, runningMs: 50_000, pauseMs: 12_000 },
  rules,
})
