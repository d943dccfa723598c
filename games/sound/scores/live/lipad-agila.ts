import type { Score } from '../../score.ts'

/** The eagle waits on a thermal: wind, a flute, strings that rise. */
export const lipadAgilaScore: Score = {
  tonic: 52,
  scale: 'dorian',
  tempo: 80,
  meter: [8, 2],
  chords: '11447711',
  air: { name: 'wind', level: 0.8 },
  lead: 'strings',
  stop: 'bamboo',
  actions: ['tap', 'chips', 'climb', 'tension', 'gone'],
  bed: [
    { voice: 'strings', octave: -1, level: 0.3, bars: 'A', figures: { A: '1-------' } },
    { voice: 'strings', octave: 0, level: 0.2, bars: 'A', figures: { A: '5-------' } },
    { voice: 'bamboo', octave: 0, level: 0.3, bars: 'AB', figures: { A: '1.5.8.5.', B: '1.5.9.5.' } },
    { voice: 'noseFlute', octave: 1, level: 0.2, bars: '__a___b_', figures: { a: '5---7-8-', b: '7---5---' } },
  ],
  bonus: [],
}
