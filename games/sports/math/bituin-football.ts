import { defineLeague } from './define-league.ts'
import { footballTeams } from './football-teams.ts'
import { football } from './football.ts'

/** The football league: ten towns, five matches a matchday. */
export const bituinFootball = defineLeague({
  code: 'bituin-football',
  name: 'Bituin Football',
  sport: football,
  rtpBasisPoints: 9_150,
  clock: { bettingMs: 100_000, runningMs: 50_000, pauseMs: 12_000 },
  model: [
    'A match is thirty chances, one every three minutes. Each is one draw below 1,000: so many of the thousand are a goal of the home team, so many of the away team, the rest is none.',
    'How many: the attack of one team times the leak of the other, divided by 100 and rounded down. The home team gets 8 more. A team in good form gets 4 more that day, in poor form 4 fewer; form is drawn when the matchday opens and shown beside the name.',
  ],
  strengths: {
    head: ['Team', 'Attack', 'Leak'],
    rows: footballTeams.map(({ name, attack, leak }) => [name, String(attack), String(leak)]),
  },
})
