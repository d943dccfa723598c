import { type StaffDependencies, staffMessages } from '#features/staff/server/index.ts'
import type { Feature } from '#platform/http/feature.ts'
import { staffEndPlayerSessionsHandler } from './staff-end-player-sessions.ts'
import { staffFindPlayersHandler } from './staff-find-players.ts'
import { staffLiftSuspensionHandler } from './staff-lift-suspension.ts'
import { staffSuspendPlayerHandler } from './staff-suspend-player.ts'
import { staffViewPlayerHandler } from './staff-view-player.ts'

/** Players' accounts, as the operator's staff sees and stops them. */
export const staffAccount = (needs: Pick<StaffDependencies, 'audit'>): Feature => ({
  name: 'account',
  handlers: [
    staffFindPlayersHandler,
    staffViewPlayerHandler,
    staffSuspendPlayerHandler(needs),
    staffLiftSuspensionHandler(needs),
    staffEndPlayerSessionsHandler(needs),
  ],
  refusalTexts: {
    notPermitted: staffMessages.notPermitted,
    notFound: 'There is no player with this id.',
    alreadySuspended: 'This player is suspended already. Lift the suspension first to set another end.',
    excluded: 'This player is excluded from play. A suspension would end that early, so it is not possible.',
    notSuspended: 'This player is not suspended.',
    noSessions: 'This player is signed in nowhere.',
  },
})
