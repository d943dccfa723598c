import { createRandom } from '../random.ts'

export type Note = {
  readonly hz: number
  /** As long as the key is held; what rings on, rings on. */
  readonly seconds: number
}

/** The samples of one note, with a peak near 1. */
export type Voice = (note: Note, rate: number) => Float32Array

/** Noise that is the same each time, between -1 and 1. */
export function noiseOf(seed: number): () => number {
  const random = createRandom(seed)
  return () => random() * 2 - 1
}

/** The first milliseconds rise and the last fall, so that no note begins or ends with a click. */
export function withEdges(samples: Float32Array, { rise, fall }: { rise: number; fall: number }): Float32Array {
  const last = samples.length - 1
  for (let at = 0; at < Math.min(rise, samples.length); at++) samples[at] = (samples[at] ?? 0) * (at / rise)
  for (let at = 0; at < Math.min(fall, samples.length); at++)
    samples[last - at] = (samples[last - at] ?? 0) * (at / fall)
  return samples
}
