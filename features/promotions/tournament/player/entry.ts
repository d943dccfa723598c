import type { PromotionEntry } from '#features/promotions/kit/player/index.ts'
import { lazyScreen } from '#platform/browser/router/screen.ts'
import { messages } from './messages/en.ts'

export const tournamentEntry: PromotionEntry = {
  pages: [
    {
      path: '/activity/tournament',
      desktopPath: '/lobby/activity/tournament',
      title: messages.title,
      access: 'public',
      screen: lazyScreen(() => import('./tournament-page.tsx').then((m) => m.TournamentPage)),
    },
    {
      path: '/activity/tournament/round',
      title: messages.replayTitle,
      access: 'public',
      screen: lazyScreen(() => import('./counted-round-page.tsx').then((m) => m.CountedRoundPage)),
    },
  ],
  gameNote: lazyScreen(() => import('./tournament-row.tsx').then((m) => m.TournamentNote)),
  homeRow: lazyScreen(() => import('./tournament-row.tsx').then((m) => m.TournamentRow)),
}
