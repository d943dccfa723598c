import { noiseOf, type Voice, withEdges } from './voice.ts'

type Plucked = {
  /** From 0, dull, to 1: how much of the string's brightness lives. */
  readonly bright: number
  /** Seconds until a string of 220 Hz is a thousandth as loud. */
  readonly seconds: number
  /** Strings of a course are a little apart. */
  readonly courses?: number
  /** Strokes a second: the rondalla's tremolo. */
  readonly tremolo?: number
}

/** A plucked string: noise that runs around a delay as long as the period, and loses its edges on the way. */
export function plucked({ bright, seconds, courses = 1, tremolo }: Plucked): Voice {
  return (note, rate) => {
    const { strokes, gap, softer } = strokesIn(note.seconds, tremolo)
    const ringSec = Math.min(2.4, seconds * Math.min(1.4, Math.max(0.4, (220 / note.hz) ** 0.5)))
    const out = new Float32Array(Math.ceil((gap * (strokes - 1) + ringSec) * rate))
    const strings = Array.from({ length: courses }, (_, course) =>
      pluck({ hz: note.hz * (1 + course * 0.0022), rate, bright, ringSec, seed: 3 + course }),
    )
    for (let stroke = 0; stroke < strokes; stroke++) {
      const begin = Math.floor(stroke * gap * rate)
      const level = (stroke % 2 === 0 ? 1 : 0.82) / (courses * softer)
      for (const string of strings)
        for (let at = 0; at < string.length && begin + at < out.length; at++)
          out[begin + at] = (out[begin + at] ?? 0) + (string[at] ?? 0) * level
    }
    return withEdges(out, { rise: 0.003 * rate, fall: 0.04 * rate })
  }
}

/** A tremolo strikes as long as the note is held, and more softly than one stroke that rings. */
function strokesIn(seconds: number, tremolo: number | undefined) {
  if (tremolo === undefined) return { strokes: 1, gap: 0, softer: 1 }
  const strokes = Math.max(1, Math.round(seconds * tremolo))
  return { strokes, gap: seconds / strokes, softer: 1.6 }
}

type PluckedString = {
  readonly hz: number
  readonly rate: number
  readonly bright: number
  readonly ringSec: number
  readonly seed: number
}

function pluck({ hz, rate, bright, ringSec, seed }: PluckedString): Float32Array {
  const keeps = 0.35 + 0.6 * bright
  // What the low-pass delays is taken off the string.
  const period = rate / hz - (1 - keeps) / keeps
  const whole = Math.floor(period)
  const part = period - whole
  const out = new Float32Array(Math.ceil(ringSec * rate))
  const burst = burstOf(Math.ceil(period), bright, seed)
  const loss = 10 ** (-3 / (ringSec * hz))
  let soft = 0
  for (let at = 0; at < out.length; at++) {
    const [near, far] = [out[at - whole] ?? 0, out[at - whole - 1] ?? 0]
    soft += keeps * (near * (1 - part) + far * part - soft)
    out[at] = (burst[at] ?? 0) + soft * loss
  }
  return out
}

/** Plucked at a seventh of its length, as near the bridge as players do. */
function burstOf(length: number, bright: number, seed: number): Float32Array {
  const noise = noiseOf(seed)
  const burst = new Float32Array(length)
  const softness = 0.12 + 0.5 * bright
  let [first, second] = [0, 0]
  for (let at = 0; at < length; at++) {
    first += softness * (noise() - first)
    second += softness * (first - second)
    burst[at] = second
  }
  const away = Math.max(1, Math.floor(length / 7))
  const combed = burst.map((value, at) => value - 0.8 * (burst[(at + length - away) % length] ?? 0))
  const mean = combed.reduce((sum, value) => sum + value, 0) / length
  const peak = combed.reduce((most, value) => Math.max(most, Math.abs(value - mean)), 1e-6)
  return combed.map((value) => (value - mean) / peak)
}
