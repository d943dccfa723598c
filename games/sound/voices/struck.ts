import { noiseOf, type Voice, withEdges } from './voice.ts'

/** One partial of a struck body: its ratio to the pitch, how loud, and the seconds until it is a thousandth of that. */
export type StruckPartial = readonly [ratio: number, level: number, seconds: number]

type Struck = {
  readonly partials: readonly StruckPartial[]
  readonly riseMs?: number
  /** How much of the mallet itself is heard. */
  readonly knock?: number
}

const thousandth = Math.log(1_000)
const highest = 0.44
/** At this pitch partials ring as long as they are written; lower ones longer. */
const usualHz = 330

/** Gongs, bars, bells, bamboo: a body that rings in some partials, each as a damped oscillation. */
export function struck({ partials, riseMs = 2, knock = 0 }: Struck): Voice {
  return ({ hz }, rate) => {
    const lengthen = Math.min(1.8, Math.max(0.55, (usualHz / hz) ** 0.35))
    const longest = Math.max(...partials.map(([, , seconds]) => seconds)) * lengthen
    const out = new Float32Array(Math.ceil(longest * rate))
    for (const [ratio, level, seconds] of partials)
      if (hz * ratio < rate * highest) ring(out, { hz: hz * ratio, level, seconds: seconds * lengthen, rate })
    if (knock > 0) addKnock(out, knock, rate)
    return withEdges(out, { rise: (riseMs / 1_000) * rate, fall: 0.02 * rate })
  }
}

type Ring = { readonly hz: number; readonly level: number; readonly seconds: number; readonly rate: number }

function ring(out: Float32Array, { hz, level, seconds, rate }: Ring): void {
  const turn = (2 * Math.PI * hz) / rate
  const damping = Math.exp(-thousandth / (seconds * rate))
  const [first, second] = [2 * damping * Math.cos(turn), -damping * damping]
  let before = 0
  let last = level * Math.sin(turn)
  const length = Math.min(out.length, Math.ceil(seconds * rate))
  for (let at = 0; at < length; at++) {
    out[at] = (out[at] ?? 0) + last
    const next = first * last + second * before
    before = last
    last = next
  }
}

function addKnock(out: Float32Array, level: number, rate: number): void {
  const noise = noiseOf(11)
  const length = Math.min(out.length, Math.floor(rate * 0.02))
  let soft = 0
  for (let at = 0; at < length; at++) {
    soft += 0.35 * (noise() - soft)
    out[at] = (out[at] ?? 0) + soft * level * (1 - at / length)
  }
}
