import type { Score } from '../../score.ts'

/** An evening road: a bass that rolls, a bandurria at the window. */
export const jeepneyRollScore: Score = {
  tonic: 57,
  scale: 'mixolydian',
  tempo: 104,
  meter: [8, 2],
  chords: '11774411',
  lead: 'bandurria',
  stop: 'woodblock',
  actions: ['tap', 'ride', 'stop'],
  bed: [
    { voice: 'bass', octave: -1, level: 0.7, bars: 'AB', figures: { A: '1.15..6.', B: '1.15.87.' } },
    { voice: 'gitara', octave: 0, level: 0.36, bars: 'A', figures: { A: '..3..5..' } },
    { voice: 'shaker', octave: 2, level: 0.22, bars: 'a', figures: { a: 'x.x.x.xx' } },
    {
      voice: 'bandurria',
      octave: 1,
      level: 0.32,
      bars: 'a_b_c_d_',
      figures: { a: '5.6.8---', b: '7.6.5---', c: '6.4.6---', d: '5.3.1---' },
    },
  ],
  bonus: [],
}
