import type { Tone } from '#platform/browser/sound/chime.ts'

const bell = (pitch: number, at: number, ms = 1_400): Tone[] => [
  { pitch, at, ms, gain: 0.14, shape: 'sine' },
  { pitch: pitch * 2.4, at, ms: ms * 0.5, gain: 0.04, shape: 'sine' },
]
const pop = (at: number): Tone => ({ pitch: 90, at, ms: 160, gain: 0.16, shape: 'triangle' })

/** A paper horn, blown twice. */
export const boxesChime: readonly Tone[] = [0, 170].map((at) => ({
  pitch: 370,
  at,
  ms: 150,
  gain: 0.05,
  shape: 'sawtooth',
}))

/** The lid, then the ticking of the hand. */
export const pieceChime: readonly Tone[] = [
  pop(0),
  ...[0, 1, 2, 3].map((tick): Tone => ({ pitch: 1_900, at: 220 + tick * 130, ms: 30, gain: 0.07, shape: 'square' })),
  ...bell(988, 760, 700),
]

/** Twelve o'clock, and the rockets that answer. */
export const grandChime: readonly Tone[] = [
  ...[0, 420, 840].flatMap((at) => bell(440, at)),
  ...[1_150, 1_320, 1_560].map(pop),
  ...[1_047, 1_319, 1_568, 2_093].flatMap((pitch, step) => bell(pitch, 1_200 + step * 130, 900)),
]
