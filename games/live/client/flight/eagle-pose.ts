import { altitudeOf } from './sky-colors.ts'
import type { FlightMoment } from './flight-moment.ts'

/** How the eagle holds itself. Angles in radians, clockwise. */
export type EaglePose = {
  /** Of the whole body: below zero it looks up. */
  tilt: number
  /** Of the wing about the shoulder: above zero it lies back along the body. */
  sweep: number
  /** How far the wing is lifted: 1 straight up, below zero down. */
  lift: number
  /** How wide the wing is spread. */
  spread: number
}

const glideBeat = 1.6
const strainBeat = 13
/** From so far up it has to work for every height. */
const strainFrom = 0.12
const strainWhole = 0.55

/** How hard it works, from 0 to 1. */
export const strainOf = (height: number): number =>
  Math.min(1, Math.max(0, (altitudeOf(height) - strainFrom) / (strainWhole - strainFrom)))

/** It glides at first, strains the higher it comes, and at the end folds its wings and dives out of the picture. */
export function setPose(pose: EaglePose, { phase, height, elapsedMs }: FlightMoment, seconds: number): EaglePose {
  if (phase === 'gone') {
    const part = Math.min(1, elapsedMs / 280)
    pose.tilt = -0.3 + 1.25 * part
    pose.sweep = 1.05 * part
    pose.lift = 0.9 - 0.45 * part
    pose.spread = 1.2 - 0.3 * part
    return pose
  }
  const strain = phase === 'flying' ? strainOf(height) : 0
  const beat = Math.sin(beatAt(strain, elapsedMs, seconds))
  const reach = phase === 'flying' ? 0.16 + 0.6 * strain : 0.34
  pose.tilt = phase === 'flying' ? -0.22 - 0.26 * strain + beat * 0.03 * strain : -0.08
  pose.sweep = 0.3 - 0.42 * strain
  pose.lift = 0.98 - 0.42 * strain + reach * beat
  pose.spread = 1.22 + 0.06 * strain * beat
  return pose
}

/** The beats quicken without a jump: their angle follows from the time flown alone. */
function beatAt(strain: number, elapsedMs: number, seconds: number): number {
  const flown = elapsedMs / 1_000
  return strain === 0
    ? seconds * glideBeat * 2
    : flown * (glideBeat * 2) + ((strainBeat - glideBeat) * flown * strain) / 2
}
