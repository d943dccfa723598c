import type { Score } from '../../score.ts'

/** An island on the other side: bamboo bars, a shaker, shade. */
export const caribbeanStudScore: Score = {
  tonic: 53,
  scale: 'major',
  tempo: 102,
  meter: [16, 4],
  chords: '14151465',
  air: { name: 'sea', level: 0.4 },
  lead: 'bamboo',
  stop: 'card',
  actions: ['tap', 'card', 'chips'],
  bed: [
    {
      voice: 'bamboo',
      octave: 1,
      level: 0.34,
      bars: 'ABAC',
      figures: { A: '1..3..5...3.5...', B: '8..5..3...5.3...', C: '5..3..2...3.1...' },
    },
    { voice: 'bass', octave: -1, level: 0.6, bars: 'A', figures: { A: '1.....3.5.......' } },
    { voice: 'shaker', octave: 2, level: 0.18, bars: 'a', figures: { a: 'x.xxx.xxx.xxx.xx' } },
    { voice: 'gitara', octave: 0, level: 0.24, bars: 'A', figures: { A: '....3.3.....3.3.' } },
  ],
  bonus: [],
}
