import { renderAir } from './render-air.ts'
import { toLoudness, withLighterBass } from './levels.ts'
import { createRandom } from './random.ts'
import { hertz, sampleRate, semitonesTo } from './scale.ts'
import type { Part, Score } from './score.ts'
import { voices } from './voices.ts'

/** Quiet enough to speak over. */
const bedLevels = { rms: -25, peak: -8 }
/** Louder than the bed, as more happens. */
const bonusLevels = { rms: -22, peak: -6 }

type WrittenNote = { readonly step: number; readonly degree: number; readonly steps: number }

export const bedSeconds = ({ tempo, meter: [bar, beat], chords }: Score): number =>
  (chords.length * bar * 60) / (tempo * beat)

/**
 * The bed as samples, or the bonus, in which more instruments play. What rings over the end rings into the beginning, so that the
 * loop has no seam.
 */
export function renderBed(score: Score, kind: 'bed' | 'bonus'): Float32Array<ArrayBuffer> {
  const length = Math.round(bedSeconds(score) * sampleRate)
  const out = new Float32Array(length)
  const parts = kind === 'bed' ? score.bed : [...score.bed, ...score.bonus]
  for (const part of parts) renderPart(score, part, out)
  if (score.air !== undefined) {
    const air = renderAir(score.air.name, length, sampleRate)
    const level = score.air.level * 0.05
    for (let at = 0; at < length; at++) out[at] = (out[at] ?? 0) + (air[at] ?? 0) * level
  }
  return toLoudness(withLighterBass(out, { rate: sampleRate, isLoop: true }), kind === 'bed' ? bedLevels : bonusLevels)
}

function renderPart(score: Score, part: Part, out: Float32Array): void {
  const { tempo, meter, tonic, scale } = score
  const stepSec = 60 / (tempo * meter[1])
  const random = createRandom(part.bars.length * 31 + Math.round(part.level * 1_000) + part.octave)
  const played = new Map<string, Float32Array>()
  for (const { step, degree, steps } of notesOf(score, part)) {
    const key = `${degree} ${steps}`
    const hz = hertz(tonic + part.octave * 12 + semitonesTo(scale, degree))
    const samples = played.get(key) ?? voices[part.voice]({ hz, seconds: steps * stepSec * 0.95 }, sampleRate)
    played.set(key, samples)
    // Nobody strikes twice alike.
    const begin = Math.round((step * stepSec + random() * 0.008) * sampleRate)
    const level = part.level * (0.85 + 0.15 * random()) * (step % meter[0] === 0 ? 1 : 0.9)
    for (let at = 0; at < samples.length; at++) {
      const place = (begin + at) % out.length
      out[place] = (out[place] ?? 0) + (samples[at] ?? 0) * level
    }
  }
}

const rest = '.'
const held = '-'

/** Bar after bar, a written part as notes. */
export function notesOf({ chords, meter: [steps] }: Pick<Score, 'chords' | 'meter'>, part: Part): WrittenNote[] {
  return [...chords].flatMap((chord, bar) => {
    const name = part.bars[bar % part.bars.length] ?? '_'
    const figure = part.figures[name] ?? ''
    const moves = name !== name.toLowerCase() ? degreeOf(chord) - 1 : 0
    return [...figure].flatMap((sign, at) => {
      if (sign === rest || sign === held) return []
      const after = Array.from(figure.slice(at + 1)).findIndex((next) => next !== held)
      const length = after === -1 ? figure.length - at : after + 1
      return [{ step: bar * steps + at, degree: degreeOf(sign) + moves, steps: length }]
    })
  })
}

const letters = 36
const degreeOf = (sign: string): number => (sign === 'x' ? 1 : Number.parseInt(sign, letters))
