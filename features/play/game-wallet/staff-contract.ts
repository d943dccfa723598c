import * as v from 'valibot'
import { idIn } from '#core/contract/id-in.ts'
import { idOut } from '#core/contract/id-out.ts'
import { instantIn, instantOut } from '#core/clock/wire-instant.ts'
import { reasonIn, staffCall, staffChange, staffSave } from '#core/contract/staff-call.ts'
import { staffList } from '#core/contract/staff-list.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import { pesos } from '#core/money/centavos.ts'
import { multiplierIn, multiplierOut } from '#core/money/wire-basis-points.ts'
import { centavosIn, centavosOut } from '#core/money/wire-money.ts'
import { adapterNames } from './adapter-names.ts'

const codeIn = v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z0-9_.:-]{1,64}$/, 'Use letters, digits and _ . : -'))
const providerIdIn = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'Use up to 40 lowercase letters, digits and dashes.'),
)
/** The maximum stake of one free round. */
const freeRoundStakeMax = pesos(1_000n)
/** The maximum turnover of winnings. */
const playTimesMax = basisPoints(1_000_000)
const states = ['enabled', 'paused', 'disabled'] as const

/** The editable terms of a provider. */
const termsIn = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1, 'Enter a name.'), v.maxLength(80)),
  state: v.picklist(states),
  adapter: v.nullable(v.picklist(adapterNames)),
  mayVoidRound: v.boolean(),
  mayAdjust: v.boolean(),
  mayPromo: v.boolean(),
  mayJackpot: v.boolean(),
  lateWinHours: v.nullable(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1, 'Enter 1 hour or more.'),
      v.maxValue(720, 'Enter 720 hours or less.'),
    ),
  ),
  promoBetRate: multiplierIn,
  requestsPerSecond: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)),
  /** Where its catalogue is fetched and, without an adapter, its rounds are queried. */
  inquiryUrl: v.nullable(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(500),
      v.regex(/^https?:\/\/[\x21-\x7e]+$/, 'Enter a web address that starts with http:// or https://.'),
    ),
  ),
})

export const listProviders = staffCall({
  path: 'gameProviderList',
  summary: 'Lists game providers with their permissions, active keys without secrets, and open differences.',
  permission: 'gameProvider.view',
  request: v.object({}),
  response: v.object({
    providers: v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        state: v.picklist(states),
        adapter: v.nullable(v.picklist(adapterNames)),
        mayVoidRound: v.boolean(),
        mayAdjust: v.boolean(),
        mayPromo: v.boolean(),
        mayJackpot: v.boolean(),
        lateWinHours: v.nullable(v.number()),
        promoBetRate: multiplierOut,
        requestsPerSecond: v.number(),
        inquiryUrl: v.nullable(v.string()),
        keys: v.array(v.object({ id: v.string(), createdAt: instantOut })),
        openDifferences: idOut,
        /** The last day whose rounds were compared one by one. */
        comparedDay: v.nullable(v.string()),
      }),
    ),
  }),
  refusals: {},
})

export const listProviderNames = staffCall({
  path: 'gameProviderNames',
  summary: 'Lists the ID and name of every game provider, for all members.',
  permission: 'session.own',
  request: v.object({}),
  response: v.object({ providers: v.array(v.object({ id: v.string(), name: v.string() })) }),
  refusals: {},
})

export const addProvider = staffChange({
  path: 'gameProviderAdd',
  summary: 'Adds a game provider. Its calls are refused until it has a key.',
  permission: 'gameProvider.save',
  request: v.object({ providerId: providerIdIn, terms: termsIn, reason: reasonIn }),
  response: v.object({}),
  refusals: { providerExists: 1120, addressPrivate: 1127 },
})

export const saveProvider = staffSave({
  path: 'gameProviderSave',
  summary: 'Changes a game provider’s details and permissions. Takes effect within two seconds.',
  permission: 'gameProvider.save',
  request: v.object({ providerId: providerIdIn, terms: termsIn, expected: termsIn, reason: reasonIn }),
  response: v.object({}),
  refusals: { providerNotFound: 1074, nothingToChange: 1004, keysInUse: 1126, addressPrivate: 1127 },
})

export const addProviderKey = staffChange({
  path: 'gameProviderKeyAdd',
  summary: 'Creates a key for a provider and returns its secret, once. Two keys can be active.',
  permission: 'gameProvider.addKey',
  request: v.object({
    providerId: providerIdIn,
    /** What an aggregator supplied: a shared secret, a public key, or a token with its secret. */
    given: v.optional(
      v.object({
        id: v.optional(codeIn),
        secret: v.pipe(v.string(), v.trim(), v.minLength(16, 'Enter at least 16 characters.'), v.maxLength(4000)),
      }),
    ),
    reason: reasonIn,
  }),
  response: v.object({
    keyId: v.string(),
    /** Null if the other side generated it. */
    secret: v.nullable(v.string()),
  }),
  refusals: { providerNotFound: 1074, twoKeysLive: 1121, keyIdTaken: 1122, keyUnreadable: 1123 },
})

export const endProviderKey = staffChange({
  path: 'gameProviderKeyEnd',
  summary: 'Revokes a provider’s key. Requests signed with it are refused within two seconds.',
  permission: 'gameProvider.endKey',
  request: v.object({ keyId: codeIn, reason: reasonIn }),
  response: v.object({}),
  refusals: { keyNotFound: 1074 },
})

const numbersOut = v.record(v.string(), v.string())
export const differenceKinds = ['roundTotals', 'counters', 'rounds'] as const

export const listDifferences = staffList({
  path: 'gameDifferenceList',
  summary: 'Lists differences between the providers’ figures and ours, newest first, 25 at a time.',
  permission: 'gameProvider.view',
  filter: {
    providerId: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
    kind: v.optional(v.picklist(['', ...differenceKinds]), ''),
    isResolved: v.optional(v.boolean(), false),
  },
  sorts: ['newest', 'oldest'],
  row: {
    id: idOut,
    providerId: v.string(),
    kind: v.picklist(differenceKinds),
    subject: v.string(),
    ours: numbersOut,
    theirs: numbersOut,
    foundAt: instantOut,
    resolvedAt: v.nullable(instantOut),
    resolvedBy: v.nullable(v.string()),
  },
})

export const resolveDifference = staffChange({
  path: 'gameDifferenceResolve',
  summary: 'Resolves a difference by recording its cause. It opens again if the next comparison still finds it.',
  permission: 'gameDifference.resolve',
  request: v.object({ differenceId: idIn, reason: reasonIn }),
  response: v.object({}),
  refusals: { differenceNotFound: 1074 },
})

export const listFreeRounds = staffList({
  path: 'gameFreeRoundList',
  summary: 'Lists granted free rounds, newest first, 25 at a time, of one player or all.',
  permission: 'gameProvider.view',
  filter: { playerId: v.optional(v.nullable(idIn), null) },
  sorts: ['newest', 'oldest'],
  row: {
    id: v.string(),
    playerId: idOut,
    providerId: v.string(),
    gameCode: v.string(),
    rounds: v.number(),
    used: v.number(),
    stake: centavosOut,
    betRate: multiplierOut,
    expiresAt: instantOut,
    grantedAt: instantOut,
    grantedBy: v.string(),
    cancelledAt: v.nullable(instantOut),
  },
  ids: 'text',
})

export const cancelFreeRounds = staffChange({
  path: 'gameFreeRoundCancel',
  summary: 'Cancels the unplayed free rounds of one grant. Winnings so far stay with the player.',
  permission: 'gameFreeRound.cancel',
  request: v.object({ playerId: idIn, freeRoundId: codeIn, reason: reasonIn }),
  response: v.object({}),
  refusals: { freeRoundsNotFound: 1074 },
})

export const giveFreeRounds = staffChange({
  path: 'gameFreeRoundGive',
  summary:
    'Grants a player free rounds of one game, paid by the house. Above the reward limits, another member must approve.',
  permission: 'gameFreeRound.give',
  request: v.object({
    /** Idempotency key made by the form. */
    requestKey: v.pipe(v.string(), v.uuid()),
    playerId: idIn,
    providerId: providerIdIn,
    gameCode: codeIn,
    rounds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
    stake: v.pipe(
      centavosIn,
      v.check((stake) => stake > 0n, 'Enter a bet above ₱0.'),
      v.check((stake) => stake <= freeRoundStakeMax, 'Enter a bet of ₱1,000 or less.'),
    ),
    betRate: v.pipe(
      multiplierIn,
      v.check((rate) => rate <= playTimesMax, 'Enter a playthrough of 100× or less.'),
    ),
    expiresAt: instantIn,
    reason: reasonIn,
  }),
  response: v.object({
    /** Null while they wait for a second person. */
    freeRoundId: v.nullable(v.string()),
    /** Why they wait; null if granted. */
    waits: v.nullable(v.picklist(['aboveLetter', 'aboveMemberDay', 'aboveHouseDay', 'withoutPlay'])),
  }),
  refusals: { playerNotFound: 1074, gameNotFound: 1101, alreadyGranted: 1124, endIsPast: 1125 },
})
