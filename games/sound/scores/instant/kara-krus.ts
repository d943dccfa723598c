import type { Score } from '../../score.ts'

/** Two coins on a corner: bamboo, a bass with hands in its pockets. */
export const karaKrusScore: Score = {
  tonic: 57,
  scale: 'minorPentatonic',
  tempo: 86,
  meter: [16, 4],
  chords: '11441151',
  lead: 'octavina',
  stop: 'bamboo',
  actions: ['tap', 'pick', 'toss', 'stop'],
  bed: [
    { voice: 'bass', octave: -1, level: 0.7, bars: 'AB', figures: { A: '1.....1.4...3.2.', B: '1.....1.5..4..3.' } },
    { voice: 'bamboo', octave: 0, level: 0.34, bars: 'aab', figures: { a: '....1.......2.1.', b: '....3.1.....2...' } },
    { voice: 'shaker', octave: 2, level: 0.2, bars: 'a', figures: { a: '..x...x...x...xx' } },
    {
      voice: 'octavina',
      octave: 1,
      level: 0.26,
      bars: '___a___b',
      figures: { a: '5.4.3---1-------', b: '6.5.4.3.1-------' },
    },
  ],
  bonus: [],
}
