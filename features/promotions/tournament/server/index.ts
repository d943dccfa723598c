import { activityRefusalTexts, type PromotionModule, servedPromotion } from '#features/promotions/kit/server/index.ts'
import { standingsReader } from './standings-view.ts'
import { staffTournament } from './desk/staff-tournament.ts'
import { enterTournamentHandler } from './enter-tournament.ts'
import { entryData } from './entry-data.ts'
import { fieldMeanings } from './field-meanings.ts'
import { tournamentTexts } from './messages/index.ts'
import { readStandingsHandler, readTournamentsHandler } from './read-tournaments.ts'
import type { TournamentDependencies } from './tournament-dependencies.ts'
import { tournamentFollowsPlay } from './tournament-follows-play.ts'
import { tournamentJob } from './tournament-job.ts'
import { tournamentKind } from './tournament-kind.ts'
import { readTournamentEntrantHandler, readTournamentTableHandler } from './tournament-table.ts'
import { watchTournamentRoundHandler } from './watch-tournament-round.ts'
import { tournamentTemplates } from './tournament-templates.ts'

/** Tournaments at fixed hours, whose final tables everybody can recompute. */
export const tournamentFeature = (needs: TournamentDependencies): PromotionModule => {
  const consumer = tournamentFollowsPlay(needs)
  const standingsOf = standingsReader(needs.db)
  return {
    served: servedPromotion({ kind: tournamentKind, byHand: 'contest' }),
    name: 'tournament',
    player: {
      handlers: [
        readTournamentsHandler(standingsOf),
        readStandingsHandler(standingsOf),
        enterTournamentHandler(needs),
        readTournamentEntrantHandler,
        readTournamentTableHandler,
        watchTournamentRoundHandler(needs),
      ],
      fieldMeanings,
      refusalTexts: {
        ...activityRefusalTexts,
        notOpen: tournamentTexts.notOpen,
        alreadyClaimed: tournamentTexts.alreadyEntered,
        conditionNotReached: tournamentTexts.notEnoughPoints,
        restricted: tournamentTexts.restricted,
        roundNotShown: tournamentTexts.roundNotShown,
      },
    },
    desk: staffTournament(needs),
    consumers: [consumer],
    jobs: [tournamentJob({ ...needs, consumer })],
    personalData: [entryData],
    messageTemplates: tournamentTemplates,
  }
}
