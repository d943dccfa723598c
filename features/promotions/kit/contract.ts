import * as v from 'valibot'
import { expiryOut, instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { centavosOut } from '#core/money/wire-money.ts'

export const readCatalogue = call({
  path: 'getActivityIds',
  summary: 'Lists the promotions open to the player, in order, with their badges.',
  access: 'player',
  money: 'none',
  activity: 'background',
  quiet401: true,
  request: v.object({}),
  response: v.object({
    activityIds: v.array(v.number()),
    activityMap: v.record(
      v.string(),
      v.object({
        sort: v.number(),
        title: v.string(),
        key: v.string(),
        endAt: expiryOut,
        /** The running window, or else the next, of an activity that opens at fixed hours. */
        window: v.optional(v.object({ startsAt: instantOut, endsAt: instantOut })),
      }),
    ),
    isBankrupt: v.boolean(),
    hasTurntable: v.boolean(),
    totalRecharge: centavosOut,
    loginPaying: v.boolean(),
    redDots: v.object({
      hasTask: v.boolean(),
      hasSignUpBonus: v.boolean(),
      hasFund: v.boolean(),
      hasAgent: v.boolean(),
      hasFreeBonus: v.boolean(),
    }),
    /** The server's time, which countdowns use. */
    now: instantOut,
  }),
  refusals: {},
})

const ruleBlock = v.object({
  heading: v.string(),
  text: v.array(v.string()),
  table: v.nullable(v.object({ head: v.array(v.string()), rows: v.array(v.array(v.string())) })),
})

export const readRule = call({
  path: 'anonymous/activityRule',
  summary: 'Returns the rules of a promotion, rendered from the version in force.',
  access: 'anyone',
  money: 'none',
  request: v.object({ name: v.pipe(v.string(), v.regex(/^[a-zA-Z0-9-]{1,40}$/)) }),
  response: v.object({ title: v.string(), blocks: v.array(ruleBlock) }),
  refusals: { ruleNotFound: 1001 },
})
