import { staffMessages } from '#features/office/staff/server/index.ts'
import type { ServedCalls } from '#platform/http/served-calls.ts'
import type { PlayerSearchDependencies } from './player-search.ts'
import { staffEndPlayerSessionsHandler } from './staff-end-player-sessions.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'
import { staffFindPlayersHandler } from './staff-find-players.ts'
import { staffLiftSuspensionHandler } from './staff-lift-suspension.ts'
import { type LockDependencies, staffLockPlayerHandler } from './staff-lock-player.ts'
import { staffRevealPlayerHandler } from './staff-reveal-player.ts'
import { type PasswordCodeDependencies, staffSendPasswordCodeHandler } from './staff-send-password-code.ts'
import { staffSuspendPlayerHandler } from './staff-suspend-player.ts'
import { staffTagPlayerHandler } from './staff-tag-player.ts'
import { staffViewPlayerHandler } from './staff-view-player.ts'
import { staffRequestUnbindHandler } from '../unbind-mobile.ts'

export type AccountDeskDependencies = PasswordCodeDependencies & LockDependencies & PlayerSearchDependencies

/** Players' accounts, as the operator's staff sees and stops them. */
export const staffAccount = (needs: AccountDeskDependencies): ServedCalls => ({
  fieldMeanings: staffFieldMeanings,
  handlers: [
    staffFindPlayersHandler(needs),
    staffViewPlayerHandler,
    staffSuspendPlayerHandler(needs),
    staffLiftSuspensionHandler(needs),
    staffEndPlayerSessionsHandler(needs),
    staffLockPlayerHandler(needs),
    staffTagPlayerHandler(needs),
    staffRevealPlayerHandler(needs),
    staffSendPasswordCodeHandler(needs),
    staffRequestUnbindHandler(needs),
  ],
  refusalTexts: {
    notPermitted: staffMessages.notPermitted,
    notFound: 'There is no player with this id.',
    alreadySuspended: 'This player is suspended already. Lift the suspension first to set another end.',
    excluded: 'This player is excluded from play. A suspension would end that early, so it is not possible.',
    notSuspended: 'This player is not suspended.',
    stale: staffMessages.stale,
    nothingToChange: 'That is how it stands already.',
    noMobile: 'This account has no mobile number.',
    tryLater: 'A code was sent a moment ago, or ten today. Please wait.',
    codeUnavailable: 'No message can be sent: the SMS service is not set up.',
    signsInByMobile: 'This player signs in by the number itself. Without it there would be no way in.',
    sentBefore: 'This was asked for already.',
    noSessions: 'This player is signed in nowhere.',
  },
})
