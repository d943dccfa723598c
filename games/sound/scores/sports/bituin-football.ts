import type { Score } from '../../score.ts'

/** The stands an hour before: a drum, claps, a chord that waits. */
export const bituinFootballScore: Score = {
  tonic: 52,
  scale: 'minor',
  tempo: 108,
  meter: [8, 2],
  chords: '11664477',
  air: { name: 'crowd', level: 0.9 },
  lead: 'synth',
  stop: 'clap',
  actions: ['tap', 'chips', 'goal'],
  bed: [
    { voice: 'synth', octave: 0, level: 0.13, bars: 'A', figures: { A: '1-------' } },
    { voice: 'synth', octave: 0, level: 0.1, bars: 'A', figures: { A: '5-------' } },
    { voice: 'bombo', octave: -1, level: 0.5, bars: 'aab', figures: { a: 'x...x.x.', b: 'x.x.x.xx' } },
    { voice: 'clap', octave: 1, level: 0.16, bars: 'a', figures: { a: '..x...x.' } },
    { voice: 'bass', octave: -1, level: 0.46, bars: 'A', figures: { A: '1.1.1.1.' } },
  ],
  bonus: [],
}
