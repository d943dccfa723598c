import { type CueName, type RewardName, rewardNames } from './actions.ts'
import { toPeak, withLighterBass } from './levels.ts'
import { rewardStrokes } from './reward-strokes.ts'
import { hertz, sampleRate, semitonesTo } from './scale.ts'
import type { Score, Stroke } from './score.ts'
import { usualStrokes } from './usual-strokes.ts'
import { voices } from './voices.ts'
import { withEdges } from './voices/voice.ts'

const heldSec = 0.22
/** The highest sample of each short sound, in decibels; a tap is hardly heard, a great win never shouts. */
const peaks: Readonly<Partial<Record<CueName, number>>> = {
  tap: -18,
  pick: -17,
  peg: -18,
  scratch: -18,
  mark: -16,
  count: -12,
  tension: -11,
  win: -8,
  goodWin: -7,
  greatWin: -6,
}
const usualPeak = -12
/** A gong rings for longer than a reel stops: its sound is faded out here. */
const secondsMost = { action: 1.5, reward: 3.5 }
const fadeSec = 0.3

/** All short sounds of a title. */
export const cueNamesOf = ({ actions }: Score): readonly CueName[] => [...actions, 'count', ...rewardNames]

/** One short sound as samples. */
export function renderCue(score: Score, name: CueName): Float32Array<ArrayBuffer> {
  const strokes = strokesOf(score, name)
  const played = strokes.map(([voice, degree, octave, at, level]) => {
    const hz = hertz(score.tonic + octave * 12 + semitonesTo(score.scale, degree))
    const own = voice === 'lead' || voice === 'stop' ? score[voice] : voice
    return {
      samples: voices[own]({ hz, seconds: heldSec }, sampleRate),
      begin: Math.floor((at / 1_000) * sampleRate),
      level,
    }
  })
  const out = new Float32Array(Math.max(...played.map(({ samples, begin }) => begin + samples.length)))
  for (const { samples, begin, level } of played)
    for (let at = 0; at < samples.length; at++) out[begin + at] = (out[begin + at] ?? 0) + (samples[at] ?? 0) * level
  const most = Math.floor((isReward(name) ? secondsMost.reward : secondsMost.action) * sampleRate)
  const whole = out.length > most ? withEdges(out.slice(0, most), { rise: 0, fall: fadeSec * sampleRate }) : out
  return toPeak(withLighterBass(whole, { rate: sampleRate, isLoop: false }), peaks[name] ?? usualPeak)
}

const isReward = (name: CueName): name is RewardName => rewardNames.some((reward) => reward === name)

function strokesOf(score: Score, name: CueName): readonly Stroke[] {
  if (name === 'count') return [['lead', 1, 1, 0, 1]]
  if (isReward(name)) return rewardStrokes(score, name)
  return score.own?.[name] ?? usualStrokes[name]
}
