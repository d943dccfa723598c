import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { idOut } from '#core/contract/id-out.ts'
import { optionalRequestId } from '#core/contract/request-id.ts'
import { activityRefusal } from '#core/enumerations/activity-refusal.ts'
import { multiplierOut } from '#core/money/wire-basis-points.ts'
import { centavosOut } from '#core/money/wire-money.ts'
import { tournamentGames } from './tournament-games.ts'

/** An id that no tournament has, such as none, is refused as one that is not shown. */
const tournamentIdIn = v.pipe(v.string(), v.regex(/^[\w-]{0,40}$/))
const numberIn = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))
const states = v.picklist(['upcoming', 'running', 'counting', 'finished', 'stopped'])
/** Ten-thousandths of a bet where multiples are compared, centavos where totals are. */
const scoreOut = v.pipe(v.bigint(), v.transform(Number), v.number(), v.safeInteger())

const mineOut = v.object({
  entrant: v.number(),
  rounds: v.number(),
  score: scoreOut,
  /** Null: no score yet. */
  place: v.nullable(v.number()),
  prize: centavosOut,
  /** By a break, an exclusion or a suspension. */
  hasLeft: v.boolean(),
})

const tournamentOut = v.object({
  tournamentId: v.string(),
  name: v.string(),
  scoring: v.picklist(['multiple', 'total']),
  games: v.picklist(tournamentGames),
  rounds: v.number(),
  stake: centavosOut,
  /** Whole points; 0: free. */
  entryPoints: scoreOut,
  pool: centavosOut,
  prizes: v.array(v.object({ count: v.number(), amount: centavosOut })),
  startsAt: instantOut,
  endsAt: instantOut,
  state: states,
  entrants: v.number(),
  mine: v.nullable(mineOut),
})

const listOut = {
  /** Those that have not ended by their start, then the last that have. */
  tournaments: v.array(tournamentOut),
  /** The player's whole points; null for guests. */
  points: v.nullable(scoreOut),
  now: instantOut,
}

export const readTournaments = call({
  path: 'anonymous/tournaments',
  summary: 'Lists the tournaments that run, come next or have just ended, with the player’s place in each.',
  access: 'optional',
  money: 'none',
  activity: 'background',
  quiet401: true,
  request: v.object({}),
  response: v.object(listOut),
  refusals: { notOpen: activityRefusal.notOpen },
})

export const enterTournament = call({
  path: 'tournamentEnter',
  summary: 'Enters a tournament, once per person, for free or for points.',
  access: 'player',
  money: 'gift',
  presence: 'recent',
  request: v.object({ tournamentId: tournamentIdIn, reqId: optionalRequestId }),
  response: v.object(listOut),
  refusals: activityRefusal,
})

export const readStandings = call({
  path: 'anonymous/tournamentStandings',
  summary: 'Returns the best of a tournament under masked names, and the player’s own place.',
  access: 'optional',
  money: 'none',
  activity: 'background',
  quiet401: true,
  request: v.object({ tournamentId: tournamentIdIn }),
  response: v.object({
    tournament: tournamentOut,
    /** How many have a score. */
    ranked: v.number(),
    lines: v.array(
      v.object({
        place: v.number(),
        entrant: v.number(),
        name: v.string(),
        score: scoreOut,
        rounds: v.number(),
        prize: centavosOut,
        isMine: v.boolean(),
      }),
    ),
    now: instantOut,
  }),
  refusals: { notOpen: activityRefusal.notOpen },
})

const roundOut = v.object({ ordinal: v.number(), stake: centavosOut, win: centavosOut, closedAt: instantOut })

export const readTournamentEntrant = call({
  path: 'anonymous/tournamentEntrant',
  summary: 'Lists the counted rounds of one entrant under a masked name.',
  access: 'anyone',
  money: 'none',
  quiet401: true,
  request: v.object({ tournamentId: tournamentIdIn, entrant: numberIn }),
  response: v.object({ name: v.string(), score: scoreOut, rounds: v.array(roundOut) }),
  refusals: { notOpen: activityRefusal.notOpen },
})

export const readTournamentTable = call({
  path: 'anonymous/tournamentTable',
  summary: 'Returns a part of a finished tournament’s final table with all counted rounds, to recompute it.',
  access: 'anyone',
  money: 'none',
  quiet401: true,
  request: v.object({
    tournamentId: tournamentIdIn,
    /** Begins behind this place. */
    after: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647)), 0),
  }),
  response: v.object({
    tournamentId: v.string(),
    scoring: v.picklist(['multiple', 'total']),
    rounds: v.number(),
    stake: centavosOut,
    prizes: v.array(v.object({ count: v.number(), amount: centavosOut })),
    startsAt: instantOut,
    endsAt: instantOut,
    tableHash: v.string(),
    lines: v.array(
      v.object({
        place: v.number(),
        entrant: v.number(),
        name: v.string(),
        enteredAt: instantOut,
        score: scoreOut,
        reachedAt: instantOut,
        prize: centavosOut,
        rounds: v.array(roundOut),
      }),
    ),
    /** The place after which the next part begins; null: this was the last. */
    next: v.nullable(v.number()),
  }),
  refusals: { notOpen: activityRefusal.notOpen },
})

export const watchTournamentRound = call({
  path: 'anonymous/tournamentRound',
  summary: 'Returns a counted round without its player, and the page that replays it.',
  access: 'anyone',
  money: 'none',
  quiet401: true,
  request: v.object({ tournamentId: tournamentIdIn, entrant: numberIn, ordinal: numberIn }),
  response: v.object({
    /** The page that plays the round, good for ten minutes. */
    url: v.string(),
    gameId: idOut,
    gameName: v.string(),
    isFree: v.boolean(),
    isVoided: v.boolean(),
    bet: centavosOut,
    win: centavosOut,
    multiple: v.nullable(multiplierOut),
  }),
  refusals: { roundNotShown: 1116 },
})
