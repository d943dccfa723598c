import type { Score } from '../../score.ts'

/** Bossa for a wheel: a nylon guitar, a shaker, the ball goes round. */
export const rouletteBituinScore: Score = {
  tonic: 53,
  scale: 'minor',
  tempo: 92,
  meter: [16, 4],
  chords: '14731265',
  air: { name: 'room', level: 0.5 },
  lead: 'vibes',
  stop: 'gitara',
  actions: ['tap', 'pick', 'chips', 'wheel', 'ball'],
  bed: [
    { voice: 'gitara', octave: 0, level: 0.4, bars: 'A', figures: { A: '3..3..3...3..3..' } },
    { voice: 'gitara', octave: 0, level: 0.34, bars: 'A', figures: { A: '5..5..5...5..5..' } },
    { voice: 'bass', octave: -1, level: 0.6, bars: 'A', figures: { A: '1.....5-1.....5-' } },
    { voice: 'shaker', octave: 2, level: 0.16, bars: 'a', figures: { a: 'x.xxx.xxx.xxx.xx' } },
    {
      voice: 'vibes',
      octave: 1,
      level: 0.22,
      bars: 'a__b_c__',
      figures: { a: '..5---4-3-------', b: '..7---5-4---3---', c: '8---7---5-------' },
    },
  ],
  bonus: [],
}
