import type { TournamentState } from './rules.ts'

/** States as members read them, on the page and in its export. */
export const tournamentStateWords = {
  upcoming: 'Upcoming',
  running: 'Running',
  counting: 'Counting',
  finished: 'Finished',
  stopped: 'Stopped',
} as const satisfies Readonly<Record<TournamentState, string>>

/** What the ranking counts. */
export const scoringWords = { multiple: 'Best multiple', total: 'Total at one bet' } as const
