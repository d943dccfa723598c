import * as v from 'valibot'
import { idIn } from '#core/contract/id-in.ts'
import { idOut } from '#core/contract/id-out.ts'
import { instantIn, instantOut } from '#core/clock/wire-instant.ts'
import { reasonIn, staffCall, staffChange } from '#core/contract/staff-call.ts'
import { staffList } from '#core/contract/staff-list.ts'

export const viewMonitor = staffCall({
  path: 'monitor',
  summary: 'Returns the lag of each event consumer and the state of each job.',
  permission: 'monitor.view',
  request: v.object({}),
  response: v.object({
    at: instantOut,
    consumers: v.array(v.object({ name: v.string(), lagSeconds: v.number(), parked: v.number(), dead: v.number() })),
    jobs: v.array(
      v.object({
        name: v.string(),
        /** Null for a job that only runs when scheduled. */
        nextAt: v.nullable(instantOut),
        finishedAt: v.nullable(instantOut),
        isRunning: v.boolean(),
        /** Of the current or failed run. */
        attempts: v.number(),
        lastError: v.nullable(v.string()),
        waiting: v.number(),
        dead: v.number(),
      }),
    ),
  }),
  refusals: {},
})

const letterOut = {
  id: idOut,
  attempts: v.number(),
  error: v.string(),
  diedAt: instantOut,
}

const lookIn = {
  /** The exact name of a consumer or job. */
  name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80)), ''),
  /** The exact key. */
  key: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
}

export const listDeadEvents = staffList({
  path: 'monitorDeadEvents',
  summary: 'Lists events that failed for good in a consumer, newest first, 25 at a time.',
  permission: 'monitor.view',
  filter: lookIn,
  sorts: ['newest', 'oldest'],
  row: { ...letterOut, consumer: v.string(), topic: v.string(), key: v.string(), payload: v.string() },
})

export const listDeadRuns = staffList({
  path: 'monitorDeadRuns',
  summary: 'Lists job runs that failed for good, newest first, 25 at a time.',
  permission: 'monitor.view',
  filter: lookIn,
  sorts: ['newest', 'oldest'],
  row: { ...letterOut, name: v.string(), key: v.string(), dueAt: instantOut },
})

/** Our endpoints for external servers, and the one through which messages leave. */
export const refusingDoors = ['glw', 'adapters', 'payments', 'payouts', 'sms'] as const

export const listRefusedCalls = staffList({
  path: 'monitorRefusedCalls',
  summary: 'Counts rejected calls of game and payment providers and SMS codes held back, by hour, newest first.',
  permission: 'monitor.view',
  filter: {
    door: v.optional(v.picklist(['all', ...refusingDoors]), 'all'),
    /** A provider's id. */
    caller: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ''),
    code: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ''),
    from: v.optional(instantIn),
    until: v.optional(instantIn),
  },
  sorts: ['newest', 'oldest', 'most'],
  row: {
    id: idOut,
    door: v.string(),
    /** Empty: the caller did not authenticate. */
    caller: v.string(),
    what: v.string(),
    code: v.string(),
    count: v.number(),
    firstAt: instantOut,
    lastAt: instantOut,
    detail: v.string(),
  },
})

const letterKinds = ['event', 'run'] as const
export type LetterKind = (typeof letterKinds)[number]
const letterIn = v.object({ kind: v.picklist(letterKinds), id: idIn, reason: reasonIn })

export const replayLetter = staffChange({
  path: 'monitorReplay',
  summary: 'Retries a failed event or job. An effect that was already made is not repeated.',
  permission: 'monitor.replay',
  request: letterIn,
  response: v.object({}),
  refusals: { letterNotFound: 1074 },
})

export const dropLetter = staffChange({
  path: 'monitorDrop',
  summary: 'Discards a failed event or job: it is not retried.',
  permission: 'monitor.drop',
  request: letterIn,
  response: v.object({}),
  refusals: { letterNotFound: 1074 },
})

export const runJobNow = staffChange({
  path: 'monitorRunJob',
  summary: 'Runs a job’s next scheduled run now.',
  permission: 'monitor.runJob',
  request: v.object({ name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)), reason: reasonIn }),
  response: v.object({}),
  refusals: { jobNotWaiting: 1075 },
})
