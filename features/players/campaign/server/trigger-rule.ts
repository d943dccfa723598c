import type { SegmentRule } from '#features/players/segment/server/index.ts'
import type { Trigger } from '../graph.ts'
import type { KeptSegments } from './segments-of.ts'

/** What happened before midnight is counted after it. */
const freshDays = 2
const monthDays = 30

/** The players who enter a campaign now, as conditions over facts. */
export const triggerRule = (trigger: Trigger, segments: KeptSegments): SegmentRule =>
  ruleWithin(trigger, segments, freshDays)

/** The players who would have entered it in the last month, as the facts stand now. */
export const triggerRuleOfMonth = (trigger: Trigger, segments: KeptSegments): SegmentRule =>
  trigger.kind === 'inactive'
    ? all([...inactive(trigger.days), { fact: 'seen', is: 'within', value: trigger.days + monthDays }])
    : ruleWithin(trigger, segments, monthDays)

function ruleWithin(trigger: Trigger, segments: KeptSegments, days: number): SegmentRule {
  switch (trigger.kind) {
    case 'segment':
      return segmentRule(trigger.segment, segments)
    case 'registered':
      return all([{ fact: 'registered', is: 'within', value: days }])
    case 'firstDeposit':
      return all([
        { fact: 'deposits', is: 'atLeast', value: 1 },
        { fact: 'deposits', is: 'atMost', value: 1 },
        { fact: 'deposited', is: 'within', value: days },
      ])
    case 'inactive':
      return all(inactive(trigger.days))
  }
}

/** The conditions of a segment as the version keeps them. */
export function segmentRule(id: number, segments: KeptSegments): SegmentRule {
  const kept = segments[String(id)]
  if (kept === undefined) throw new Error(`the version keeps no segment ${id}`)
  return kept
}

const all = (conditions: SegmentRule['conditions']): SegmentRule => ({ joined: 'all', conditions })

const inactive = (days: number): SegmentRule['conditions'] => [
  { fact: 'seen', is: 'before', value: days },
  { fact: 'registered', is: 'before', value: days },
]
