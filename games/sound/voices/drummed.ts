import { noiseOf, type Voice, withEdges } from './voice.ts'

type Drummed = {
  /** The skin's pitch as it is struck and as it settles, in parts of the note's. Undefined: noise alone. */
  readonly skin?: readonly [from: number, to: number]
  readonly seconds: number
  readonly noise?: {
    readonly level: number
    readonly seconds: number
    readonly low: number
    readonly high: number
    readonly riseSec?: number
  }
  /** Strokes of one sound: their distances in seconds. */
  readonly strokes?: readonly number[]
}

/** Drums, shakers, sticks, cards and chips: a skin that sinks into its pitch, and noise in a band. */
export function drummed({ skin, seconds, noise, strokes = [0] }: Drummed): Voice {
  return ({ hz }, rate) => {
    const longest = Math.max(seconds, noise?.seconds ?? 0)
    const out = new Float32Array(Math.ceil(((strokes.at(-1) ?? 0) + longest) * rate))
    for (const [index, begin] of strokes.entries()) {
      const at = Math.floor(begin * rate)
      const level = 1 - 0.5 * (index / strokes.length)
      if (skin !== undefined) addSkin(out, { at, level, from: skin[0] * hz, to: skin[1] * hz, seconds, rate })
      if (noise !== undefined) addNoise(out, { ...noise, at, level: noise.level * level, rate, seed: 7 + index })
    }
    return withEdges(out, { rise: 0.0008 * rate, fall: 0.01 * rate })
  }
}

type Skin = {
  readonly at: number
  readonly level: number
  readonly from: number
  readonly to: number
  readonly seconds: number
  readonly rate: number
}

function addSkin(out: Float32Array, { at, level, from, to, seconds, rate }: Skin): void {
  let turn = 0
  const length = Math.floor(seconds * rate)
  for (let step = 0; step < length && at + step < out.length; step++) {
    const part = step / length
    const hz = to + (from - to) * Math.exp(-part * 9)
    turn += (2 * Math.PI * hz) / rate
    out[at + step] = (out[at + step] ?? 0) + Math.sin(turn) * level * Math.exp(-part * 5.5)
  }
}

type Band = {
  readonly at: number
  readonly level: number
  readonly seconds: number
  readonly low: number
  readonly high: number
  readonly riseSec?: number
  readonly rate: number
  readonly seed: number
}

/** Two poles above and two below: between them the noise remains. */
function addNoise(out: Float32Array, { at, level, seconds, low, high, riseSec = 0, rate, seed }: Band): void {
  const source = noiseOf(seed)
  const [down, up] = [Math.min(0.9, (2 * Math.PI * high) / rate / 1.4), Math.min(0.9, (2 * Math.PI * low) / rate)]
  let [first, second, slow] = [0, 0, 0]
  const length = Math.floor(seconds * rate)
  // The narrower the band, the less of the noise is left: made up for.
  const gain = level * 1.9 * Math.sqrt(Math.max(1, rate / 3 / Math.max(500, high - low)))
  for (let step = 0; step < length && at + step < out.length; step++) {
    first += down * (source() - first)
    second += down * (first - second)
    slow += up * (second - slow)
    const part = step / length
    const rising = riseSec === 0 ? 1 : Math.min(1, step / (riseSec * rate))
    out[at + step] = (out[at + step] ?? 0) + (second - slow) * gain * rising * Math.exp(-part * 5) * (1 - part)
  }
}
