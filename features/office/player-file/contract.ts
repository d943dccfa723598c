import * as v from 'valibot'
import { idIn } from '#core/contract/id-in.ts'
import { idOut } from '#core/contract/id-out.ts'
import { expiryOut, instantIn, instantOut } from '#core/clock/wire-instant.ts'
import { reasonIn, staffCall, staffChange } from '#core/contract/staff-call.ts'
import { staffList } from '#core/contract/staff-list.ts'
import { centavosOut } from '#core/money/wire-money.ts'

export const viewPlayerMoney = staffCall({
  path: 'playerMoney',
  summary: 'Returns a player’s balances, open playthrough and last 25 deposits.',
  permission: 'player.viewMoney',
  request: v.object({ playerId: idIn }),
  response: v.object({
    coin: centavosOut,
    hold: centavosOut,
    safebox: centavosOut,
    /** In hundredths of a point. */
    points: v.pipe(v.bigint(), v.transform(Number), v.number(), v.safeInteger()),
    toStake: centavosOut,
    requirements: v.array(
      v.object({
        id: idOut,
        kind: v.picklist(['deposit', 'bonus']),
        title: v.string(),
        required: centavosOut,
        done: centavosOut,
        remaining: centavosOut,
        expiresAt: expiryOut,
      }),
    ),
    /** Transfers before this moment are in archives, and not in the balance history. */
    listedFrom: v.nullable(instantOut),
    /** Rounds that ended before this moment are in archives, and not in the list of rounds. */
    roundsListedFrom: v.nullable(instantOut),
    deposited: centavosOut,
    deposits: v.array(
      v.object({
        reference: v.string(),
        channelName: v.string(),
        amount: centavosOut,
        credited: v.nullable(centavosOut),
        state: v.string(),
        createdAt: instantOut,
      }),
    ),
  }),
  refusals: {},
})

export const listPlayerBook = staffList({
  path: 'playerBook',
  summary: 'Lists every transfer of a player’s coins, newest first, 25 at a time.',
  permission: 'player.viewMoney',
  filter: {
    playerId: idIn,
    show: v.optional(v.picklist(['all', 'besidePlay']), 'all'),
    from: v.optional(instantIn),
    until: v.optional(instantIn),
  },
  sorts: ['newest', 'oldest'],
  row: {
    seq: idOut,
    at: instantOut,
    reason: v.string(),
    reference: v.string(),
    counter: v.string(),
    amount: centavosOut,
    balance: centavosOut,
  },
})

export const listPlayerRounds = staffList({
  path: 'playerRounds',
  summary: 'Lists every round of a player, newest first, 25 at a time, with the provider’s page of it.',
  permission: 'player.viewMoney',
  filter: {
    playerId: idIn,
    show: v.optional(v.picklist(['all', 'open']), 'all'),
    providerId: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ''),
    from: v.optional(instantIn),
    until: v.optional(instantIn),
  },
  sorts: ['newest', 'oldest'],
  row: {
    providerId: v.string(),
    roundId: v.string(),
    gameCode: v.nullable(v.string()),
    /** Null: the house does not know the game. */
    gameTitle: v.nullable(v.string()),
    providerName: v.string(),
    state: v.picklist(['OPEN', 'CLOSED', 'VOIDED']),
    stake: centavosOut,
    win: centavosOut,
    isFree: v.boolean(),
    revision: v.number(),
    openedAt: instantOut,
    endedAt: v.nullable(instantOut),
    detailUrl: v.nullable(v.string()),
  },
  ids: 'text',
})

export const viewRoundReplay = staffCall({
  path: 'roundReplay',
  summary: 'Returns the page that replays a player’s round, and what the wallet did for the round.',
  permission: 'player.viewMoney',
  request: v.object({
    playerId: idIn,
    providerId: v.pipe(v.string(), v.maxLength(40)),
    roundId: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  }),
  response: v.object({
    url: v.nullable(v.string()),
    operations: v.array(
      v.object({ txId: v.string(), kind: v.string(), amount: centavosOut, state: v.string(), at: instantOut }),
    ),
  }),
  refusals: { roundNotFound: 1113, roundArchived: 1117 },
})

export const viewPlayerLinks = staffCall({
  path: 'playerLinks',
  summary: 'Lists the devices and IP addresses of a player, and other players who use the same.',
  permission: 'player.viewLinks',
  request: v.object({ playerId: idIn }),
  response: v.object({
    places: v.array(
      v.object({ device: v.string(), place: v.string(), ip: v.string(), times: v.number(), lastAt: instantOut }),
    ),
    shared: v.array(
      v.object({ playerId: idOut, kind: v.picklist(['device', 'network', 'payout', 'kyc']), since: instantOut }),
    ),
  }),
  refusals: {},
})

export const listPlayerNotes = staffCall({
  path: 'playerNotes',
  summary: 'Lists the staff’s notes on a player, newest first.',
  permission: 'playerNote.view',
  request: v.object({ playerId: idIn }),
  response: v.object({
    notes: v.array(v.object({ id: idOut, author: v.string(), text: v.string(), writtenAt: instantOut })),
  }),
  refusals: {},
})

export const addPlayerNote = staffChange({
  path: 'playerNoteAdd',
  summary: 'Adds a note on a player. The reason is the note.',
  permission: 'playerNote.add',
  request: v.object({ playerId: idIn, reason: reasonIn }),
  response: v.object({ noteId: idOut }),
  refusals: { playerNotFound: 1074 },
})
