/** Samples a second. No instrument here has anything to say above half of it. */
export const sampleRate = 22_050

/** Semitones above the tonic. */
const scales = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  harmonic: [0, 2, 3, 5, 7, 8, 11],
  pentatonic: [0, 2, 4, 7, 9],
  minorPentatonic: [0, 3, 5, 7, 10],
  /** Between two gongs of a kulintang row, near enough for ears that know both. */
  kulintang: [0, 2, 3, 7, 8],
  pelog: [0, 1, 3, 7, 8],
} as const satisfies Readonly<Record<string, readonly number[]>>
export type ScaleName = keyof typeof scales

const semitones = 12

/** Semitones from the tonic to a degree of a scale; degrees begin at 1 and go on above the octave. */
export function semitonesTo(scale: ScaleName, degree: number): number {
  const steps: readonly number[] = scales[scale]
  const index = degree - 1
  const octave = Math.floor(index / steps.length)
  return (steps[index - octave * steps.length] ?? 0) + octave * semitones
}

/** The pitch of a MIDI number. */
export const hertz = (midi: number): number => 440 * 2 ** ((midi - 69) / semitones)
