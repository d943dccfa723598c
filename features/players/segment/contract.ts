import * as v from 'valibot'
import { calendarDayOut } from '#core/clock/manila.ts'
import { instantOut } from '#core/clock/wire-instant.ts'
import { reasonIn, staffCall, staffSave } from '#core/contract/staff-call.ts'
import { ruleIn, storedRuleIn } from './segment-rule.ts'

const nameIn = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'Enter a name.'),
  v.maxLength(60, 'Use 60 characters or fewer.'),
)
const useStates = ['waiting', 'approved', 'refused', 'withdrawn', 'expired'] as const
const idIn = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const sizeOut = { players: v.number(), leftOut: v.number() }

export const listSegments = staffCall({
  path: 'segments',
  summary: 'Lists the segments with their size as last measured.',
  permission: 'segment.view',
  request: v.object({}),
  response: v.object({
    segments: v.array(
      v.object({
        id: v.number(),
        name: v.string(),
        isBuiltIn: v.boolean(),
        version: v.number(),
        ...storedRuleIn.entries,
        savedBy: v.string(),
        savedAt: instantOut,
        /** Null: not measured yet. */
        size: v.nullable(v.object({ ...sizeOut, measuredAt: instantOut })),
      }),
    ),
  }),
  refusals: {},
})

export const viewSegment = staffCall({
  path: 'segment',
  summary: 'Returns a segment’s size by day, its versions, and the messages that used it.',
  permission: 'segment.view',
  request: v.object({ id: idIn }),
  response: v.object({
    /** Measured now unless it was within the last minutes; null: the facts are being collected for the first time. */
    size: v.nullable(v.object({ ...sizeOut, measuredAt: instantOut })),
    days: v.array(v.object({ day: calendarDayOut, ...sizeOut })),
    versions: v.array(
      v.object({
        version: v.number(),
        name: v.string(),
        ...storedRuleIn.entries,
        savedBy: v.string(),
        savedAt: instantOut,
      }),
    ),
    uses: v.array(v.object({ title: v.string(), by: v.string(), at: instantOut, state: v.picklist(useStates) })),
  }),
  refusals: { segmentNotFound: 1074 },
})

export const measureSegment = staffCall({
  path: 'segmentSize',
  summary: 'Returns how many players fulfil conditions now, and how many of them marketing must not reach.',
  permission: 'segment.view',
  request: ruleIn,
  response: v.object({ ...sizeOut, measuredAt: instantOut, factsAt: v.nullable(instantOut) }),
  refusals: {},
})

export const sampleSegment = staffCall({
  path: 'segmentSample',
  summary: 'Returns up to 20 players who fulfil conditions and whom marketing may reach.',
  permission: 'segment.view',
  request: ruleIn,
  response: v.object({ players: v.array(v.object({ playerId: v.number(), name: v.string() })) }),
  refusals: {},
})

const shownIn = v.object({ name: v.string(), ...storedRuleIn.entries })

export const saveSegment = staffSave({
  path: 'segmentSave',
  summary: 'Saves a segment, as a new version of an earlier one.',
  permission: 'segment.save',
  request: v.object({
    /** Null: a new segment. */
    id: v.nullable(idIn),
    name: nameIn,
    ...ruleIn.entries,
    expected: v.nullable(shownIn),
    reason: reasonIn,
  }),
  response: v.object({ id: v.number(), ...sizeOut }),
  refusals: { segmentNotFound: 1074, builtIn: 1414, nameTaken: 1415 },
})

export const removeSegment = staffSave({
  path: 'segmentRemove',
  summary: 'Deletes a segment. Messages already requested for it are not affected.',
  permission: 'segment.remove',
  request: v.object({ id: idIn, expected: shownIn, reason: reasonIn }),
  response: v.object({}),
  refusals: { segmentNotFound: 1074, builtIn: 1414 },
})
