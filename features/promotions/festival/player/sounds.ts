import type { Tone } from '#platform/browser/sound/chime.ts'

const drum = (at: number, pitch = 110): Tone => ({ pitch, at, ms: 90, gain: 0.16, shape: 'triangle' })
const bamboo = (pitch: number, at: number, ms = 220): Tone => ({ pitch, at, ms, gain: 0.06, shape: 'square' })
const lyre = (pitch: number, at: number): Tone => ({ pitch, at, ms: 500, gain: 0.1, shape: 'sine' })

/** The drum of the ati-atihan, and three bars of a marching lyre. */
export const starsChime: readonly Tone[] = [
  ...[0, 110, 170, 280].map((at) => drum(at)),
  ...[1_047, 1_319, 1_568].map((pitch, step) => lyre(pitch, 90 + step * 110)),
]

/** The musikong bumbong strikes up: bamboo horns over the drum. */
export const exchangeChime: readonly Tone[] = [
  ...[0, 160, 320, 400, 480, 640].map((at, beat) => drum(at, beat % 3 === 0 ? 82 : 123)),
  ...[392, 392, 523, 659].map((pitch, step) => bamboo(pitch, step * 160)),
  ...[1_319, 1_568, 2_093].map((pitch, step) => lyre(pitch, 560 + step * 105)),
]
