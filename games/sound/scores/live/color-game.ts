import type { Score } from '../../score.ts'

/** The perya: an organ, a crowd, three dice in a box. */
export const colorGameScore: Score = {
  tonic: 60,
  scale: 'major',
  tempo: 108,
  meter: [8, 2],
  chords: '14151465',
  air: { name: 'crowd', level: 0.6 },
  lead: 'organ',
  stop: 'die',
  actions: ['tap', 'pick', 'chips', 'dice'],
  bed: [
    { voice: 'organ', octave: 0, level: 0.13, bars: 'A', figures: { A: '..3...3.' } },
    { voice: 'organ', octave: 0, level: 0.12, bars: 'A', figures: { A: '..5...5.' } },
    { voice: 'tuba', octave: -2, level: 0.4, bars: 'A', figures: { A: '1...5...' } },
    {
      voice: 'organ',
      octave: 1,
      level: 0.13,
      bars: 'abacabde',
      figures: { a: '5-6-5-3-', b: '4---2---', c: '6-5-3---', d: '3-4-5-7-', e: '8-------' },
    },
    { voice: 'snare', octave: 1, level: 0.1, bars: 'a', figures: { a: '..x...x.' } },
  ],
  bonus: [],
}
