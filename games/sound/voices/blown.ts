import { noiseOf, type Voice } from './voice.ts'

type Blown = {
  /** The harmonics' levels, the first first. */
  readonly harmonics: readonly number[]
  readonly riseMs: number
  readonly fallMs: number
  readonly vibrato?: number
  readonly breath?: number
  /** Harmonics come in one after the other with the breath, as in brass. */
  readonly opens?: boolean
  /** How far a second player is away, as a part of the pitch. */
  readonly apart?: number
}

const vibratoHz = 5.2

/** Flutes, brass, reeds and strings: a tone that is held, with its harmonics, breath and vibrato. */
export function blown(sound: Blown): Voice {
  const { riseMs, fallMs, apart } = sound
  return ({ hz, seconds }, rate) => {
    const out = new Float32Array(Math.ceil((seconds + fallMs / 1_000) * rate))
    const shape = (at: number): number => {
      const [sec, rise, fall] = [at / rate, riseMs / 1_000, fallMs / 1_000]
      const risen = Math.min(1, sec / rise)
      const fallen = Math.min(1, Math.max(0, (seconds + fall - sec) / fall))
      return risen * (2 - risen) * fallen * fallen
    }
    addTone(out, sound, { hz, rate, shape })
    if (apart !== undefined) addTone(out, sound, { hz: hz * (1 + apart), rate, shape })
    const sum = sound.harmonics.reduce((total, level) => total + level, 0) * (apart === undefined ? 0.8 : 1.5)
    return out.map((value) => value / sum)
  }
}

type Tone = { readonly hz: number; readonly rate: number; readonly shape: (at: number) => number }

function addTone(out: Float32Array, sound: Blown, { hz, rate, shape }: Tone): void {
  const { harmonics, vibrato = 0, breath = 0, opens = false } = sound
  const sounding = harmonics.filter((_, index) => hz * (index + 1) < rate * 0.44)
  const noise = noiseOf(Math.round(hz))
  let [turn, soft] = [0, 0]
  for (let at = 0; at < out.length; at++) {
    const level = shape(at)
    const sway = vibrato * Math.sin((2 * Math.PI * vibratoHz * at) / rate) * Math.min(1, at / (rate * 0.35))
    turn += (2 * Math.PI * hz * (1 + sway)) / rate
    let value = 0
    let opened = 1
    let [before, last] = [0, Math.sin(turn)]
    const twice = 2 * Math.cos(turn)
    for (const harmonic of sounding) {
      value += harmonic * opened * last
      if (opens) opened *= 0.35 + 0.65 * level
      const next = twice * last - before
      before = last
      last = next
    }
    soft += 0.2 * (noise() - soft)
    out[at] = (out[at] ?? 0) + (value + soft * breath) * level
  }
}
