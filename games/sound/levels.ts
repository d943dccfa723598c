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

/** The speaker of a phone plays little below this. */
const speakerHz = 300
const shelfHz = 250
/** So much louder than on a phone a sound may be on headphones, in decibels. */
const boomMost = 6
const shareMost = 0.9
const shareStep = 0.1

/** What the speaker of a phone lets through. */
export function heardOnPhone(samples: Float32Array, rate: number): Float32Array {
  const [once, twice] = [createBass(speakerHz, rate), createBass(speakerHz, rate)]
  return samples.map((value) => {
    const above = value - once(value)
    return above - twice(above)
  })
}

/**
 * A drum or a gong that is nearly all bass is silent on a phone: its bass is lowered until what lies above it has its part. A loop begins
 * with what is left of its end.
 */
export function withLighterBass(
  samples: Float32Array,
  { rate, isLoop }: { readonly rate: number; readonly isLoop: boolean },
): Float32Array {
  const bass = createBass(shelfHz, rate)
  if (isLoop) for (const value of samples.subarray(-Math.floor(rate / 10))) bass(value)
  const low = samples.map(bass)
  const share = shareToTake(mixOf(samples, low), mixOf(heardOnPhone(samples, rate), heardOnPhone(low, rate)))
  return share === 0 ? samples : samples.map((value, at) => value - share * (low[at] ?? 0))
}

/** The power of a sound and of its bass, and what they have in common: enough to know any mixture of the two. */
type Mix = { readonly whole: number; readonly common: number; readonly bass: number }

function mixOf(samples: Float32Array, low: Float32Array): Mix {
  let [whole, common, bass] = [0, 0, 0]
  for (let at = 0; at < samples.length; at++) {
    const [value, deep] = [samples[at] ?? 0, low[at] ?? 0]
    whole += value * value
    common += value * deep
    bass += deep * deep
  }
  return { whole, common, bass }
}

/** The least that suffices. */
function shareToTake(all: Mix, heard: Mix): number {
  const most = partOfFull(2 * boomMost)
  let share = 0
  while (share < shareMost && powerWithout(all, share) > most * powerWithout(heard, share)) share += shareStep
  return share
}

const powerWithout = ({ whole, common, bass }: Mix, share: number): number =>
  whole - 2 * share * common + share * share * bass

/** One pole: what lies below, sample by sample. */
function createBass(hz: number, rate: number): (value: number) => number {
  const step = 1 - Math.exp((-2 * Math.PI * hz) / rate)
  let low = 0
  return (value) => (low += step * (value - low))
}
