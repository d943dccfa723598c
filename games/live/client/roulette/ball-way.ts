import { easeOut } from '#games/client/loop.ts'

/** Where the ball is, in parts of the wheel's radius, and how many turns it has still to run. */
export type BallPlace = { readonly distance: number; readonly turnsLeft: number }

const turns = 6
const [track, rest] = [1.09, 0.7]
/** It leaves the track and meets the frets when they are heard: the face's beats. Each hop is lower than the last. */
export const ballBeats = [0.62, 0.72, 0.8] as const
const leavesTrackAt = 0.53
const hops = [
  { from: leavesTrackAt, to: ballBeats[0], start: track, end: 0.82, height: 0 },
  { from: ballBeats[0], to: ballBeats[1], start: 0.82, end: 0.75, height: 0.12 },
  { from: ballBeats[1], to: ballBeats[2], start: 0.75, end: rest, height: 0.06 },
] as const
const restsAt = ballBeats[2]

/** The ball after so much of the result. */
export function ballAt(part: number): BallPlace {
  const turnsLeft = (1 - easeOut(Math.min(1, part / restsAt))) * turns
  return { distance: distanceAt(part), turnsLeft }
}

function distanceAt(part: number): number {
  if (part <= leavesTrackAt) return track
  const hop = hops.find(({ to }) => part < to)
  if (hop === undefined) return rest
  const along = (part - hop.from) / (hop.to - hop.from)
  // A fall grows faster; a hop goes up and comes down.
  const fallen = hop.height === 0 ? along ** 2 : along
  return hop.start + (hop.end - hop.start) * fallen + hop.height * 4 * along * (1 - along)
}
