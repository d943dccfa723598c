/** What a segment is good for; `loss`: it asks for what players have won or lost. */
export const segmentUses = ['usable', 'everybody', 'loss'] as const
export type SegmentUse = (typeof segmentUses)[number]
/** The segments that exist. */
