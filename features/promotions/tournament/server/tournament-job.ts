import { seconds } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { Consumer } from '#platform/outbox/consumer.ts'
import type { Job } from '#platform/jobs/job.ts'
import { stateOf } from '../rules.ts'
import { finishTournament } from './finish-tournament.ts'
import { leaveTournament } from './leave-tournament.ts'
import { payPrizes, settlePrizes } from './pay-prizes.ts'
import { prepareTournaments } from './prepare-tournaments.ts'
import { tournamentSettle } from './store/tournament-step.store.ts'
import { type Tournament, tournamentFind, tournamentsUnsettled } from './store/tournament.store.ts'
import { returnPoints, tellResults } from './tell-results.ts'
import type { TournamentDependencies } from './tournament-dependencies.ts'

type JobDependencies = TournamentDependencies & { readonly consumer: Consumer }
type Step = { readonly tournament: Tournament; readonly signal: AbortSignal; readonly now: Instant }

/** Takes each tournament through its steps: prepared, counted, finished, paid, settled. Each step is done once. */
export const tournamentJob = (needs: JobDependencies): Job => ({
  name: 'tournament.course',
  when: { every: seconds(15) },
  run: async ({ now, signal }) => {
    await prepareTournaments(needs.db, now)
    for (const tournament of await tournamentsUnsettled(needs.db)) {
      signal.throwIfAborted()
      await takeStep(needs, { tournament, signal, now })
    }
  },
})

async function takeStep(needs: JobDependencies, step: Step): Promise<void> {
  const { tournament, now } = step
  const state = stateOf(tournament, now)
  if (state === 'upcoming' || state === 'running') {
    await leaveTournament(needs.db, tournament.id, now)
    await returnPoints(needs, step)
    return
  }
  if (state === 'counting') await finishTournament(needs, tournament, now)
  const current = await tournamentFind(needs.db, tournament.id)
  if (current?.stoppedAt) await closeStopped(needs, { ...step, tournament: current })
  else if (current?.finishedAt) await closeFinished(needs, { ...step, tournament: current })
}

async function closeFinished(needs: JobDependencies, step: Step): Promise<void> {
  await payPrizes(needs, step.tournament, step.now)
  await tellResults(needs.db, step)
  await returnPoints(needs, step)
  await settlePrizes(needs, step.tournament, step.now)
}

/** Its prizes returned to the budget when it was stopped. */
async function closeStopped(needs: JobDependencies, step: Step): Promise<void> {
  await returnPoints(needs, step)
  await tellResults(needs.db, step)
  await needs.db.transaction((tx) => tournamentSettle(tx, step.tournament.id, step.now))
}
