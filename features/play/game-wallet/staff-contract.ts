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
  v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'Use small letters, digits and dashes, up to 40.'),
)
/** The maximum stake of one free round. */
const freeRoundStakeMax = pesos(1_000n)
/** The maximum turnover of winnings. */
const playTimesMax = basisPoints(1_000_000)
const states = ['enabled', 'paused', 'disabled'] as const

/** The editable terms of a provider. */
const termsIn = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1, 'Give a name.'), v.maxLength(80)),
  state: v.picklist(states),
  adapter: v.nullable(v.picklist(adapterNames)),
  mayVoidRound: v.boolean(),
  mayAdjust: v.boolean(),
  mayPromo: v.boolean(),
  mayJackpot: v.boolean(),
  lateWinHours: v.nullable(
    v.pipe(v.number(), v.integer(), v.minValue(1, 'From 1 hour on.'), v.maxValue(720, '720 hours at most.')),
  ),
  promoBetRate: multiplierIn,
  requestsPerSecond: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)),
  /** Where its catalogue is fetched and, without an adapter, where it is asked about rounds. */
  inquiryUrl: v.nullable(
    v.pipe(v.string(), v.trim(), v.maxLength(500), v.regex(/^https?:\/\/[\x21-\x7e]+$/, 'Give a web address.')),
  ),
})

export const listProviders = staffCall({
  path: 'gameProviderList',
  summary:
    'The providers of games with what each may do, their live keys without the secrets, and what is to be looked at.',
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

export const addProvider = staffChange({
  path: 'gameProviderAdd',
  summary: 'Adds a provider of games. It can do nothing before it has a key.',
  permission: 'gameProvider.save',
  request: v.object({ providerId: providerIdIn, terms: termsIn, reason: reasonIn }),
  response: v.object({}),
  refusals: { providerExists: 1120, addressPrivate: 1127 },
})

export const saveProvider = staffSave({
  path: 'gameProviderSave',
  summary: 'Changes what a provider of games is and may do. It acts within two seconds.',
  permission: 'gameProvider.save',
  request: v.object({ providerId: providerIdIn, terms: termsIn, expected: termsIn, reason: reasonIn }),
  response: v.object({}),
  refusals: { providerNotFound: 1074, nothingToChange: 1004, keysInUse: 1126, addressPrivate: 1127 },
})

export const addProviderKey = staffChange({
  path: 'gameProviderKeyAdd',
  summary: 'A new key of a provider; its secret is answered this once. Two work at a time.',
  permission: 'gameProvider.addKey',
  request: v.object({
    providerId: providerIdIn,
    /** What an aggregator supplied: a shared secret, a public key, or a token with its secret. */
    given: v.optional(
      v.object({
        id: v.optional(codeIn),
        secret: v.pipe(v.string(), v.trim(), v.minLength(16, 'It has 16 characters or more.'), v.maxLength(4000)),
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
  summary: 'Ends a key of a provider. What is signed with it is refused within two seconds.',
  permission: 'gameProvider.endKey',
  request: v.object({ keyId: codeIn, reason: reasonIn }),
  response: v.object({}),
  refusals: { keyNotFound: 1074 },
})

const numbersOut = v.record(v.string(), v.string())
const differenceKinds = ['roundTotals', 'counters', 'rounds'] as const

export const listDifferences = staffList({
  path: 'gameDifferenceList',
  summary: "Where the providers' numbers and ours are not the same, newest first, 25 at a time.",
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
  summary: 'Says that a difference is explained. It comes back when it is found again.',
  permission: 'gameDifference.resolve',
  request: v.object({ differenceId: idIn, reason: reasonIn }),
  response: v.object({}),
  refusals: { differenceNotFound: 1074 },
})

export const listFreeRounds = staffList({
  path: 'gameFreeRoundList',
  summary: 'Free rounds that were given, newest first, 25 at a time; of one player or of all.',
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
  summary: 'Takes back the free rounds of one grant that are not played yet. What was won stays the player’s.',
  permission: 'gameFreeRound.cancel',
  request: v.object({ playerId: idIn, freeRoundId: codeIn, reason: reasonIn }),
  response: v.object({}),
  refusals: { freeRoundsNotFound: 1074 },
})

export const giveFreeRounds = staffChange({
  path: 'gameFreeRoundGive',
  summary:
    'Gives a player rounds of one game that the house pays for. Above the caps of gifts by hand they wait for a second person.',
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
      v.check((stake) => stake > 0n, 'A round is played for something.'),
      v.check((stake) => stake <= freeRoundStakeMax, 'A free round is played for ₱1,000 at most.'),
    ),
    betRate: v.pipe(
      multiplierIn,
      v.check((rate) => rate <= playTimesMax, 'Winnings are played 100 times at most.'),
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
