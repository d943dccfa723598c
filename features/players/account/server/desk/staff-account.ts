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
    notFound: 'Player not found.',
    alreadySuspended: 'This player is already suspended. To change the end, lift the suspension first.',
    excluded: 'This player is excluded from play. A suspension would shorten the exclusion, so nothing was changed.',
    notSuspended: 'This player is not suspended.',
    stale: staffMessages.stale,
    nothingToChange: 'Nothing to change. It’s already set this way.',
    noMobile: 'This account has no mobile number.',
    tryLater: 'No code was sent: one was sent a moment ago, or 10 were sent today. Wait and try again.',
    codeUnavailable: 'No code was sent: the SMS service isn’t set up.',
    signsInByMobile: 'This player signs in with the mobile number, so it can’t be unlinked.',
    sentBefore: 'This request is already waiting for approval.',
    noSessions: 'This player has no active sessions.',
  },
})
