import * as v from 'valibot'
import { expiryIn, expiryOut, instantIn, instantOut } from '#core/clock/wire-instant.ts'
import { idIn } from '#core/contract/id-in.ts'
import { idOut } from '#core/contract/id-out.ts'
import { reasonIn, staffCall, staffChange, staffSave } from '#core/contract/staff-call.ts'
import { staffList } from '#core/contract/staff-list.ts'
import { playerTagIn, playerTagsIn } from '#core/player-tag.ts'
import { playerLocks } from './player-locks.ts'

const states = ['active', 'suspended', 'excluded'] as const
const stateOut = v.picklist(states)
const accountTypeOut = v.picklist(['username', 'phone', 'line'])

export const findPlayers = staffList({
  path: 'playerFind',
  summary:
    'Finds players by any part of ID, account, nickname, verified name or mobile number; without a text, the newest. 25 at a time.',
  permission: 'player.view',
  filter: {
    text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(50)), ''),
    state: v.optional(v.picklist(['', ...states]), ''),
    tag: v.optional(playerTagIn),
    from: v.optional(instantIn),
    until: v.optional(instantIn),
  },
  sorts: ['newest', 'oldest'],
  row: {
    id: idOut,
    account: v.string(),
    accountType: accountTypeOut,
    nickname: v.string(),
    mobile: v.string(),
    state: stateOut,
    registeredAt: instantOut,
    isDemo: v.boolean(),
  },
})

export const viewPlayer = staffCall({
  path: 'player',
  summary: 'Returns a player’s account: profile, status, sessions, sign-ins, declarations and agreements.',
  permission: 'player.view',
  request: v.object({ playerId: idIn }),
  response: v.object({
    id: idOut,
    uuid: v.string(),
    account: v.string(),
    accountType: accountTypeOut,
    nickname: v.string(),
    avatar: v.number(),
    /** Masked, unless the role may see it. */
    mobile: v.string(),
    hasLine: v.boolean(),
    birthDate: v.string(),
    inviteCode: v.string(),
    superiorId: v.nullable(idOut),
    registeredAt: instantOut,
    withdrawalHoldUntil: v.nullable(instantOut),
    isDemo: v.boolean(),
    /** The effective state: a suspension whose end has passed is over. */
    state: stateOut,
    stateUntil: expiryOut,
    stateReason: v.string(),
    locks: v.array(v.picklist(playerLocks)),
    tags: v.array(v.string()),
    sessions: v.array(
      v.object({
        id: idOut,
        deviceKind: v.picklist(['phone', 'desktop', 'app']),
        device: v.string(),
        place: v.string(),
        signedInAt: instantOut,
        lastActionAt: instantOut,
      }),
    ),
    signIns: v.array(v.object({ at: instantOut, device: v.string(), place: v.string(), succeeded: v.boolean() })),
    declarations: v.array(v.object({ name: v.string(), version: v.string(), at: instantOut })),
    agreements: v.array(v.object({ name: v.string(), version: v.string(), at: instantOut })),
  }),
  refusals: { notFound: 1074 },
})

export const suspendPlayer = staffChange({
  path: 'playerSuspend',
  summary: 'Suspends a player until a time or until lifted. All sessions end at once.',
  permission: 'player.suspend',
  request: v.object({ playerId: idIn, until: expiryIn, reason: reasonIn }),
  response: v.object({ sessionsEnded: v.number() }),
  refusals: { notFound: 1074, alreadySuspended: 1075, excluded: 1076 },
})

export const liftSuspension = staffChange({
  path: 'playerLiftSuspension',
  summary: 'Lifts a suspension before its end. An exclusion cannot be lifted here.',
  permission: 'player.lift',
  request: v.object({ playerId: idIn, reason: reasonIn }),
  response: v.object({}),
  refusals: { notFound: 1074, notSuspended: 1077 },
})

export const endPlayerSessions = staffChange({
  path: 'playerEndSessions',
  summary: 'Signs a player out of every device.',
  permission: 'player.endSessions',
  request: v.object({ playerId: idIn, reason: reasonIn }),
  response: v.object({ sessionsEnded: v.number() }),
  refusals: { notFound: 1074, noSessions: 1078 },
})

export const lockPlayer = staffChange({
  path: 'playerLock',
  summary: 'Locks play, deposits, withdrawals or rewards for a player, or unlocks them.',
  permission: 'player.lock',
  request: v.object({ playerId: idIn, lock: v.picklist(playerLocks), isLocked: v.boolean(), reason: reasonIn }),
  response: v.object({ locks: v.array(v.picklist(playerLocks)) }),
  refusals: { notFound: 1074, nothingToChange: 1004 },
})

export const tagPlayer = staffSave({
  path: 'playerTag',
  summary: 'Replaces a player’s tags. Promotions can include or exclude players by tag.',
  permission: 'player.tag',
  request: v.object({ playerId: idIn, tags: playerTagsIn, expected: playerTagsIn, reason: reasonIn }),
  response: v.object({ tags: v.array(v.string()) }),
  refusals: { notFound: 1074, nothingToChange: 1004 },
})

export const revealPlayer = staffChange({
  path: 'playerReveal',
  summary:
    'Returns a player’s full mobile number to roles that otherwise see it masked. Needs a reason, which is logged.',
  permission: 'player.reveal',
  request: v.object({ playerId: idIn, reason: reasonIn }),
  response: v.object({ account: v.string(), mobile: v.string() }),
  refusals: { notFound: 1074 },
})

export const sendPasswordCode = staffChange({
  path: 'playerSendPasswordCode',
  summary: 'Sends a password reset code to the player’s own phone. The staff never sees it.',
  permission: 'player.sendPasswordCode',
  request: v.object({ playerId: idIn, reason: reasonIn }),
  response: v.object({ sentTo: v.string() }),
  refusals: { notFound: 1074, noMobile: 1079, tryLater: 1020, codeUnavailable: 1184 },
})

export const requestUnbind = staffChange({
  path: 'playerUnbindRequest',
  summary: 'Requests that the mobile number be unlinked from an account. Another member has to approve.',
  permission: 'player.requestUnbind',
  request: v.object({ playerId: idIn, requestKey: v.pipe(v.string(), v.uuid()), reason: reasonIn }),
  response: v.object({ approvalId: idOut }),
  refusals: { notFound: 1074, noMobile: 1079, signsInByMobile: 1185, sentBefore: 1151 },
})
