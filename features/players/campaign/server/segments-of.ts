import * as v from 'valibot'
import { type SegmentRule, segmentsWithRules, storedRuleIn } from '#features/players/segment/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { Graph } from '../graph.ts'
import type { KnownSegments } from '../rules.ts'
import type { SegmentUse } from '../segment-use.ts'

/** The segments that a version names, by number, as they were when it was saved. */
export const keptSegmentsIn = v.record(v.string(), v.object({ name: v.string(), ...storedRuleIn.entries }))
export type KeptSegments = v.InferOutput<typeof keptSegmentsIn>

/** A campaign must not start, or branch, by what players have lost. */
const useOf = ({ conditions }: SegmentRule): SegmentUse => {
  if (conditions.length === 0) return 'everybody'
  return conditions.some(({ fact }) => fact === 'net30') ? 'loss' : 'usable'
}

export const usesOf = async (db: Queryable) =>
  (await segmentsWithRules(db)).map(({ id, name, ...rule }) => ({ id, name, use: useOf(rule) }))

/** What the rules know of the segments, and what is kept of those that the steps name. */
export async function segmentsFor(
  db: Queryable,
  graph: Graph,
): Promise<{ readonly known: KnownSegments; readonly kept: KeptSegments }> {
  const all = await segmentsWithRules(db)
  const named = new Set(namedBy(graph))
  const kept = all
    .filter(({ id }) => named.has(id))
    .map(({ id, name, joined, conditions }) => [String(id), { name, joined, conditions }] as const)
  return { known: new Map(all.map((each) => [each.id, useOf(each)])), kept: Object.fromEntries(kept) }
}

const namedBy = ({ trigger, steps }: Graph): readonly number[] => [
  ...(trigger.kind === 'segment' ? [trigger.segment] : []),
  ...steps.flatMap((step) => (step.kind === 'condition' ? [step.segment] : [])),
]
