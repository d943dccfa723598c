import type { RewardName } from './actions.ts'
import { semitonesTo } from './scale.ts'
import type { Score, Stroke } from './score.ts'

const fifth = 7
const octave = 12
const shortestMs = 85
const longestMs = 135

/** The degrees of the title's own chord: tonic, third, fifth and octave, whatever its scale calls them. */
export function chordOf(scale: Score['scale']): readonly [number, number, number, number] {
  const degrees = Array.from({ length: octave }, (_, index) => index + 1)
  const at = (wanted: (semitones: number) => boolean): number =>
    degrees.find((degree) => wanted(semitonesTo(scale, degree))) ?? 1
  return [1, at((semitones) => semitones === 3 || semitones === 4), at((s) => s === fifth), at((s) => s === octave)]
}

/** Three endings in the title's key and pace: a step up, a run, and a run with a chord that stays. */
export function rewardStrokes({ scale, tempo }: Score, name: RewardName): readonly Stroke[] {
  const [root, third, dominant, high] = chordOf(scale)
  const gap = Math.min(longestMs, Math.max(shortestMs, 15_000 / tempo))
  const run = (degrees: readonly number[], first = 0): Stroke[] =>
    degrees.map((degree, index) => ['lead', degree, 1, first + index * gap, 0.7 + index * 0.05])
  const chord = (at: number, level: number): Stroke[] =>
    [root, third, dominant].map((degree) => ['lead', degree, 0, at, level])
  if (name === 'win') return run([root, third, dominant])
  if (name === 'goodWin') return [...run([root, third, dominant, high]), ...chord(gap * 4, 0.5)]
  const climb = [root, third, dominant, high, dominant, high, high + third - 1]
  const end = gap * (climb.length + 1)
  return [...run(climb), ...chord(end, 0.6), ['lead', high, 1, end, 0.9], ['cymbal', 1, 0, end, 0.35]]
}
