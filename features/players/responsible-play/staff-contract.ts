import * as v from 'valibot'
import { idIn } from '#core/contract/id-in.ts'
import { idOut } from '#core/contract/id-out.ts'
import { calendarDayOut } from '#core/clock/manila.ts'
import { instantOut } from '#core/clock/wire-instant.ts'
import { reasonIn, staffCall, staffChange, staffSave } from '#core/contract/staff-call.ts'
import { staffList } from '#core/contract/staff-list.ts'
import { centavosOut } from '#core/money/wire-money.ts'
import { breakKinds, harmMarkers, limitKinds, limitPeriods } from './limit-words.ts'

const amountOut = v.pipe(v.bigint(), v.transform(Number), v.number(), v.safeInteger())
const markersOut = v.array(v.picklist(harmMarkers))
/** Half a year, a year, five years, ten years. */
const exclusionDays = [184, 366, 1_827, 3_653] as const

export const listHarm = staffList({
  path: 'rgQueue',
  summary: 'Lists players with signs of harm, the highest score first, 25 at a time.',
  permission: 'responsiblePlay.view',
  filter: { show: v.optional(v.picklist(['open', 'all']), 'open') },
  sorts: ['plainest', 'newest'],
  row: {
    playerId: idOut,
    score: v.number(),
    markers: markersOut,
    scoredAt: instantOut,
    lookedAt: v.nullable(instantOut),
  },
})

export const viewCare = staffCall({
  path: 'rgPlayer',
  summary: 'Returns one player’s limits, breaks, last fourteen days and logged contacts.',
  permission: 'responsiblePlay.view',
  request: v.object({ playerId: idIn }),
  response: v.object({
    score: v.number(),
    markers: markersOut,
    limits: v.array(
      v.object({
        setter: v.picklist(['player', 'operator']),
        kind: v.picklist(limitKinds),
        period: v.picklist(limitPeriods),
        amount: amountOut,
        waits: v.boolean(),
      }),
    ),
    breaks: v.array(v.object({ kind: v.picklist(breakKinds), beganAt: instantOut, endsAt: instantOut })),
    days: v.array(
      v.object({
        day: calendarDayOut,
        deposits: amountOut,
        deposited: centavosOut,
        withdrawn: centavosOut,
        staked: centavosOut,
        won: centavosOut,
        minutes: v.number(),
        nightMinutes: v.number(),
      }),
    ),
    contacts: v.array(v.object({ at: instantOut, staff: v.string(), text: v.string() })),
  }),
  refusals: {},
})

export const excludePlayer = staffChange({
  path: 'rgExclude',
  summary: 'Excludes a player, by the operator or at the family’s request. Nobody can shorten it.',
  permission: 'responsiblePlay.exclude',
  request: v.object({
    playerId: idIn,
    kind: v.picklist(['operatorExclusion', 'familyExclusion']),
    days: v.picklist(exclusionDays),
    reason: reasonIn,
  }),
  response: v.object({ endsAt: instantOut }),
  refusals: { playerNotFound: 1361, longerBreakRuns: 1362 },
})

const limitAmountIn = v.nullable(
  v.pipe(
    v.number(),
    v.safeInteger(),
    v.minValue(0),
    v.maxValue(1_000_000_000_000),
    v.transform((amount) => BigInt(amount)),
  ),
)

export const setOperatorLimit = staffSave({
  path: 'rgLimitSet',
  summary: 'Sets or removes an operator limit for one player. The stricter of this and the player’s own applies.',
  permission: 'responsiblePlay.setLimit',
  request: v.object({
    playerId: idIn,
    kind: v.picklist(limitKinds),
    period: v.picklist(limitPeriods),
    amount: limitAmountIn,
    /** The operator's limit that was seen; null for none. */
    expected: limitAmountIn,
    reason: reasonIn,
  }),
  response: v.object({}),
  refusals: { playerNotFound: 1361, nothingToChange: 1363 },
})

export const noteContact = staffChange({
  path: 'rgContact',
  summary: 'Logs a contact with a player, who leaves the review queue until the score rises.',
  permission: 'responsiblePlay.contact',
  request: v.object({ playerId: idIn, reason: reasonIn }),
  response: v.object({}),
  refusals: { playerNotFound: 1361 },
})
