/** Loudness of samples: the root of their mean square, and their highest, in decibels of full scale. */
export function levelsOf(samples: Float32Array): { readonly rms: number; readonly peak: number } {
  let [squares, peak] = [0, 0]
  for (const value of samples) {
    squares += value * value
    peak = Math.max(peak, Math.abs(value))
  }
  return { rms: decibels(Math.sqrt(squares / Math.max(1, samples.length))), peak: decibels(peak) }
}

const decibels = (part: number): number => 20 * Math.log10(Math.max(part, 1e-9))
export const partOfFull = (decibel: number): number => 10 ** (decibel / 20)

/** To one loudness, with peaks that are bent and never cut. */
export function toLoudness(
  samples: Float32Array,
  { rms, peak }: { rms: number; peak: number },
): Float32Array<ArrayBuffer> {
  const gain = partOfFull(rms - levelsOf(samples).rms)
  const ceiling = partOfFull(peak)
  return samples.map((value) => limited(value * gain, ceiling))
}

/** To one peak. */
export function toPeak(samples: Float32Array, peak: number): Float32Array<ArrayBuffer> {
  const gain = partOfFull(peak - levelsOf(samples).peak)
  return samples.map((value) => value * gain)
}

const knee = 0.6

/** Below the knee as it is; above it bent towards a ceiling that it never reaches. */
export function limited(value: number, ceiling: number): number {
  const size = Math.abs(value)
  const bend = ceiling * knee
  if (size <= bend) return value
  const room = ceiling - bend
  return Math.sign(value) * (bend + room * Math.tanh((size - bend) / room))
}
