import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { reasonIn, staffCall, staffChange } from '#core/contract/staff-call.ts'
import { serviceLevelNames, targetMax } from './service-levels.ts'

export const slowRanges = ['hour', 'day'] as const
export type SlowRange = (typeof slowRanges)[number]

const times = {
  count: v.number(),
  failed: v.number(),
  /** In milliseconds. Percentiles are at most a quarter too high. */
  mean: v.number(),
  p50: v.number(),
  p95: v.number(),
  p99: v.number(),
}

/** Where the mean time went. Statements that overlap count once. */
const shares = v.array(v.object({ part: v.string(), mean: v.number() }))

export const viewSlow = staffCall({
  path: 'monitorSlow',
  summary: 'Splits the time of calls, jobs and consumers into ours, PostgreSQL’s and each provider’s part.',
  permission: 'monitor.view',
  request: v.object({ range: v.picklist(slowRanges) }),
  response: v.object({
    at: instantOut,
    from: instantOut,
    levels: v.array(
      v.object({
        name: v.picklist(serviceLevelNames),
        target: v.number(),
        /** Null: nothing was measured. */
        value: v.nullable(v.number()),
        isHeld: v.nullable(v.boolean()),
        count: v.number(),
      }),
    ),
    groups: v.array(v.object({ group: v.string(), ...times, parts: shares })),
    work: v.array(v.object({ group: v.string(), kind: v.string(), name: v.string(), ...times, parts: shares })),
    services: v.array(v.object({ name: v.string(), ...times })),
    statements: v.array(v.object({ name: v.string(), share: v.number(), ...times })),
    pages: v.array(
      v.object({ page: v.string(), lcp: v.nullable(v.number()), inp: v.nullable(v.number()), visits: v.number() }),
    ),
  }),
  refusals: {},
})

export const setServiceLevel = staffChange({
  path: 'monitorSetTarget',
  summary: 'Changes the target of one service level.',
  permission: 'monitor.setTarget',
  request: v.object({
    name: v.picklist(serviceLevelNames),
    target: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(targetMax)),
    reason: reasonIn,
  }),
  response: v.object({}),
  refusals: { nothingToChange: 1004, targetOutOfRange: 1076 },
})
