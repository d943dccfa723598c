/** Groups of players that a letter can go to, with their labels. */
export const segments = {
  everybody: 'All players who can play',
  new: 'Registered in the last 7 days',
  awake: 'Active in the last 7 days',
  asleep: 'Inactive for 30 days',
} as const
export type Segment = keyof typeof segments

const isSegment = (text: string): text is Segment => Object.hasOwn(segments, text)
export const segmentNames: readonly Segment[] = Object.keys(segments).filter(isSegment)
