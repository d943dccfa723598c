import type { Tone } from '#platform/browser/sound/chime.ts'

const bell = (pitch: number, at: number, ms = 700): Tone => ({ pitch, at, ms, gain: 0.12, shape: 'sine' })

/** A parol's bell, twice. */
export const stampChime: readonly Tone[] = [bell(1_318, 0, 400), bell(1_568, 110, 500)]

/** The wood of the window, then a rising arpeggio of small bells. */
export const doorChime: readonly Tone[] = [
  { pitch: 150, at: 0, ms: 180, gain: 0.1, shape: 'triangle' },
  ...[784, 988, 1_175, 1_568].map((pitch, step) => bell(pitch, 260 + step * 120)),
]

export const boxChime: readonly Tone[] = [523, 659, 784, 1_047, 1_319].map((pitch, step) =>
  bell(pitch, step * 105, 900),
)
