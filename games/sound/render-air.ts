import { createRandom } from './random.ts'

type Air = {
  /** The band of the noise, in hertz. */
  readonly low: number
  readonly high: number
  /** How often in a loop it swells, and how deep. */
  readonly swells: readonly [count: number, depth: number]
  /** Small sounds in it: how many a second, their pitch, and how long they ring. */
  readonly grains?: {
    readonly perSec: number
    readonly hz: readonly [number, number]
    readonly seconds: number
    readonly level: number
  }
}

const airs = {
  sea: { low: 120, high: 1_500, swells: [3, 0.8] },
  river: {
    low: 500,
    high: 3_200,
    swells: [5, 0.25],
    grains: { perSec: 6, hz: [500, 1_300], seconds: 0.06, level: 0.16 },
  },
  wind: { low: 150, high: 900, swells: [4, 0.65] },
  rain: {
    low: 900,
    high: 6_000,
    swells: [2, 0.4],
    grains: { perSec: 14, hz: [1_200, 3_200], seconds: 0.02, level: 0.2 },
  },
  fire: { low: 90, high: 520, swells: [5, 0.4], grains: { perSec: 9, hz: [900, 2_600], seconds: 0.012, level: 0.5 } },
  night: {
    low: 300,
    high: 900,
    swells: [2, 0.3],
    grains: { perSec: 5, hz: [3_100, 3_900], seconds: 0.09, level: 0.1 },
  },
  room: {
    low: 180,
    high: 1_000,
    swells: [3, 0.25],
    grains: { perSec: 0.6, hz: [1_900, 2_700], seconds: 0.05, level: 0.16 },
  },
  crowd: { low: 300, high: 1_500, swells: [4, 0.45] },
  deep: { low: 60, high: 420, swells: [3, 0.5], grains: { perSec: 1.4, hz: [300, 700], seconds: 0.12, level: 0.3 } },
} as const satisfies Readonly<Record<string, Air>>
export type AirName = keyof typeof airs

/** The air around a place, as long as the loop; its end runs into its beginning. Loudness: an RMS of 1. */
export function renderAir(name: AirName, length: number, rate: number): Float32Array {
  const air: Air = airs[name]
  const out = bandOf(air, length, rate)
  const [count, depth] = air.swells
  for (let at = 0; at < length; at++) {
    const turn = (2 * Math.PI * at) / length
    const swell = 0.5 + 0.32 * Math.sin(turn * count) + 0.18 * Math.sin(turn * (count + 2) + 1)
    out[at] = (out[at] ?? 0) * (1 - depth + depth * swell)
  }
  const loudness = Math.sqrt(out.reduce((sum, value) => sum + value * value, 0) / length) || 1
  for (let at = 0; at < length; at++) out[at] = (out[at] ?? 0) / loudness
  if (air.grains !== undefined) addGrains(out, air.grains, rate)
  return out
}

/** The same noise runs through the filter twice, so that the filter ends as it began. */
function bandOf({ low, high }: Air, length: number, rate: number): Float32Array {
  const random = createRandom(Math.round(low * 7 + high))
  const source = Float32Array.from({ length }, () => random() * 2 - 1)
  const out = new Float32Array(length)
  const [down, up] = [1 - Math.exp((-2 * Math.PI * high) / rate), 1 - Math.exp((-2 * Math.PI * low) / rate)]
  let [first, second, slow] = [0, 0, 0]
  for (let at = 0; at < length * 2; at++) {
    first += down * ((source[at % length] ?? 0) - first)
    second += down * (first - second)
    slow += up * (second - slow)
    out[at % length] = second - slow
  }
  return out
}

function addGrains(out: Float32Array, { perSec, hz, seconds, level }: NonNullable<Air['grains']>, rate: number): void {
  const random = createRandom(Math.round(hz[0]))
  const count = Math.round((out.length / rate) * perSec)
  const lasts = Math.floor(seconds * rate)
  for (let grain = 0; grain < count; grain++) {
    const [begin, pitch, loud] = [Math.floor(random() * out.length), hz[0] + (hz[1] - hz[0]) * random(), random()]
    for (let step = 0; step < lasts; step++) {
      const part = step / lasts
      const at = (begin + step) % out.length
      const value = Math.sin((2 * Math.PI * pitch * step) / rate) * Math.min(1, part * 12) * (1 - part) ** 2
      out[at] = (out[at] ?? 0) + value * level * loud * 8
    }
  }
}
