/** What both groups of a version are compared by, for each player. */
export const measureNames = ['deposits', 'ggr', 'ngr', 'bonus', 'playthrough', 'limitDays', 'exclusions'] as const
export type MeasureName = (typeof measureNames)[number]

/** Counts; the others are sums of money. */
export const isCount = (name: MeasureName): boolean => name === 'limitDays' || name === 'exclusions'
