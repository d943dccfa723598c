import { basketballTeams } from './basketball-teams.ts'
import { basketball } from './basketball.ts'
import { defineLeague } from './define-league.ts'

/** The basketball league: eight towns, four matches a matchday. */
export const hardcourtLeague = defineLeague({
  code: 'hardcourt-league',
  name: 'Hardcourt League',
  sport: basketball,
  rtpBasisPoints: 9_190,
  clock: { bettingMs: 90_000, runningMs: 56_000, pauseMs: 12_000 },
  model: [
    'A match is four quarters of ten trips to the basket for each side. A trip of both sides is one draw below 10,000: its hundreds decide what home scores, its rest what away scores.',
    'Of a hundred trips, “outside” bring three points and “inside” two, less the guard of the other team. Home gets 1 more two-pointer, a team in good form 1 more, in poor form 1 fewer; form is drawn when the matchday opens and shown beside the name.',
    'A match that is even after forty trips is decided by the golden trip: one draw among all trips that leave one side ahead, each as likely as the strengths say.',
  ],
  strengths: {
    head: ['Team', 'Inside', 'Outside', 'Guard'],
    rows: basketballTeams.map(({ name, inside, outside, guard }) => [
      name,
      String(inside),
      String(outside),
      String(guard),
    ]),
  },
})
