import type { ActionName } from './actions.ts'
import type { ScaleName } from './scale.ts'
import type { VoiceName } from './voices.ts'
import type { AirName } from './render-air.ts'

/**
 * One instrument's part. `bars` names a figure for each bar ('_' rests). A figure has one sign a step: a degree from 1 to 9
 * or a to c (10 to 12), 'x' for a stroke without pitch, '-' holds, '.' rests. Figures with a capital letter move with the chord
 * of their bar; small ones stay where the scale is.
 */
export type Part = {
  readonly voice: VoiceName
  readonly octave: number
  readonly level: number
  readonly bars: string
  readonly figures: Readonly<Record<string, string>>
}

/** Strokes of one short sound: whose voice, which degree and octave, after how many milliseconds, how loud. */
export type Stroke = readonly [
  voice: VoiceName | 'lead' | 'stop',
  degree: number,
  octave: number,
  at: number,
  level: number,
]

/** All that a title has of its own; everything that is heard is made from it. */
export type Score = {
  /** MIDI number of the first degree. */
  readonly tonic: number
  readonly scale: ScaleName
  /** Beats a minute. */
  readonly tempo: number
  /** Steps in a bar, and in a beat. */
  readonly meter: readonly [bar: number, beat: number]
  /** A degree for each bar. */
  readonly chords: string
  readonly bed: readonly Part[]
  /** What joins the bed during a bonus. */
  readonly bonus: readonly Part[]
  readonly air?: { readonly name: AirName; readonly level: number }
  /** What counts up and celebrates. */
  readonly lead: VoiceName
  /** What lands, stops and is picked. */
  readonly stop: VoiceName
  readonly actions: readonly ActionName[]
  readonly own?: Partial<Record<ActionName, readonly Stroke[]>>
}
