import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { activityRefusal } from '#core/enumerations/activity-refusal.ts'
import { centavosOut } from '#core/money/wire-money.ts'

const weekIn = v.pipe(v.string(), v.regex(/^W\d{4}-\d{2}$/))

const winnerOut = v.object({
  place: v.number(),
  /** Masked. */
  name: v.string(),
  entrant: v.number(),
  ticket: v.number(),
  amount: centavosOut,
})

export const readLottery = call({
  path: 'anonymous/weekendLottery',
  summary: 'Returns this week’s draw with its prizes and commitment, the last draw, and the player’s tickets.',
  access: 'optional',
  money: 'none',
  activity: 'background',
  quiet401: true,
  request: v.object({}),
  response: v.object({
    /** Null: the budget does not cover this week's prizes. */
    week: v.nullable(
      v.object({
        week: v.string(),
        closesAt: instantOut,
        drawsAt: instantOut,
        pool: centavosOut,
        seedHash: v.string(),
        beaconRound: v.number(),
      }),
    ),
    /** Closed, and not drawn yet. */
    pending: v.nullable(v.object({ week: v.string(), drawsAt: instantOut, tickets: v.number(), listHash: v.string() })),
    prizes: v.array(v.object({ count: v.number(), amount: centavosOut })),
    depositPerTicket: centavosOut,
    playPerTicket: centavosOut,
    ticketsMax: v.number(),
    pack: v.object({ price: centavosOut, tickets: v.number(), isOnSale: v.boolean() }),
    /** Null for guests. */
    mine: v.nullable(
      v.object({
        deposited: centavosOut,
        played: centavosOut,
        hasPack: v.boolean(),
        byDeposits: v.number(),
        byPlay: v.number(),
        byPack: v.number(),
        tickets: v.number(),
        /** In the closed list of the pending or the last draw. */
        numbers: v.nullable(v.object({ week: v.string(), first: v.number(), last: v.number(), won: centavosOut })),
      }),
    ),
    /** The last draw, its highest prizes first. */
    last: v.nullable(v.object({ week: v.string(), drawnAt: instantOut, winners: v.array(winnerOut) })),
    now: instantOut,
  }),
  refusals: { notOpen: activityRefusal.notOpen },
})

export const readLotteryProof = call({
  path: 'anonymous/weekendLotteryProof',
  summary: 'Lists the newest draws and, for one of them, everything needed to recompute its winners.',
  access: 'anyone',
  money: 'none',
  request: v.object({ week: v.optional(weekIn) }),
  response: v.object({
    /** The newest first. */
    draws: v.array(v.object({ week: v.string(), drawsAt: instantOut, seedHash: v.string(), isDrawn: v.boolean() })),
    /** Null: no week was chosen, or it is not drawn yet. */
    proof: v.nullable(
      v.object({
        week: v.string(),
        seedHash: v.string(),
        seed: v.string(),
        listHash: v.string(),
        source: v.picklist(['beacon', 'list']),
        beaconChain: v.string(),
        beaconRound: v.number(),
        /** Null: drawn before signatures were verified. */
        beaconPublicKey: v.nullable(v.string()),
        randomness: v.string(),
        signature: v.nullable(v.string()),
        ticketsMax: v.number(),
        packTickets: v.number(),
        prizes: v.array(v.object({ count: v.number(), amount: centavosOut })),
        /** Every entrant: tickets by deposits, by play and by pack, and their first and last number. */
        lines: v.array(
          v.object({
            entrant: v.number(),
            name: v.string(),
            byDeposits: v.number(),
            byPlay: v.number(),
            byPack: v.number(),
            first: v.number(),
            last: v.number(),
          }),
        ),
        winners: v.array(winnerOut),
      }),
    ),
  }),
  refusals: { notOpen: activityRefusal.notOpen },
})
