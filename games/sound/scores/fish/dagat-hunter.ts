import type { Score } from '../../score.ts'

/** The hunt: strings that row, a drum, deep water. */
export const dagatHunterScore: Score = {
  tonic: 50,
  scale: 'minor',
  tempo: 98,
  meter: [8, 2],
  chords: '11667755',
  air: { name: 'deep', level: 0.7 },
  lead: 'brass',
  stop: 'dabakan',
  actions: ['tap', 'shot', 'hit'],
  bed: [
    { voice: 'strings', octave: 0, level: 0.2, bars: 'A', figures: { A: '1-3-5-3-' } },
    { voice: 'bass', octave: -1, level: 0.6, bars: 'A', figures: { A: '1.11.1.5' } },
    { voice: 'bombo', octave: -2, level: 0.5, bars: 'aab', figures: { a: 'x...x...', b: 'x..xx.x.' } },
    {
      voice: 'octavina',
      octave: 1,
      level: 0.28,
      bars: 'a_b_c_d_',
      figures: { a: '5-..8-..', b: '7-6-5---', c: '4-..7-..', d: '5-4-2---' },
    },
  ],
  bonus: [],
}
