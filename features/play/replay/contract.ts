import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { idOut } from '#core/contract/id-out.ts'
import { multiplierOut } from '#core/money/wire-basis-points.ts'
import { centavosOut } from '#core/money/wire-money.ts'

const roundIn = { roundId: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }
/** A link that was cut off on its way is one that shares nothing, and no broken request. */
const shareToken = v.pipe(v.string(), v.maxLength(200))

const seen = {
  /** The page that plays the round, good for ten minutes. */
  url: v.string(),
  gameId: idOut,
  gameName: v.string(),
  isFree: v.boolean(),
  isVoided: v.boolean(),
  bet: centavosOut,
  win: centavosOut,
  /** How many times the bet was won; null for a free round, which has no bet. */
  multiple: v.nullable(multiplierOut),
}

export const watchRound = call({
  path: 'watchRound',
  summary:
    'Returns the page that replays one of the player’s own finished rounds, and the link that shares it, if any.',
  access: 'player',
  money: 'none',
  request: v.object(roundIn),
  response: v.object({ ...seen, time: instantOut, shareToken: v.nullable(v.string()) }),
  refusals: { roundNotFound: 1113, roundNotOver: 1114, roundNotReplayed: 1115, roundArchived: 1117 },
})

export const shareRound = call({
  path: 'shareRound',
  summary: 'Makes a public link to one of the player’s own finished rounds. Repeated, it returns the same link.',
  access: 'player',
  money: 'none',
  request: v.object(roundIn),
  response: v.object({ shareToken: v.string() }),
  refusals: {
    roundNotFound: 1113,
    roundNotOver: 1114,
    roundNotReplayed: 1115,
    roundArchived: 1117,
    sharingStopped: 1104,
  },
})

export const unshareRound = call({
  path: 'unshareRound',
  summary: 'Ends the public link to one of the player’s own rounds. Without a link, nothing changes.',
  access: 'player',
  money: 'none',
  request: v.object(roundIn),
  response: v.object({}),
  refusals: {},
})

export const sharedRound = call({
  path: 'anonymous/sharedRound',
  summary: 'Returns a round that its player shares, without player, balance or time, and the page that replays it.',
  access: 'anyone',
  money: 'none',
  quiet401: true,
  request: v.object({ shareToken }),
  response: v.object(seen),
  refusals: { roundNotShared: 1116 },
})
