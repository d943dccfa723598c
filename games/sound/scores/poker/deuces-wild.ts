import type { Score } from '../../score.ts'

/** Wild twos: a guitar with a grin, a piano a little out of time. */
export const deucesWildScore: Score = {
  tonic: 57,
  scale: 'mixolydian',
  tempo: 110,
  meter: [12, 3],
  chords: '111144117541',
  air: { name: 'room', level: 0.3 },
  lead: 'gitara',
  stop: 'card',
  actions: ['tap', 'card', 'pick'],
  bed: [
    { voice: 'bass', octave: -1, level: 0.6, bars: 'AB', figures: { A: '1-.3-.5-.6-.', B: '7-.6-.5-.3-.' } },
    { voice: 'gitara', octave: 0, level: 0.34, bars: 'A', figures: { A: '..3..5..3..5' } },
    {
      voice: 'piano',
      octave: 1,
      level: 0.22,
      bars: 'ab_c',
      figures: { a: '1.35-.......', b: '..67-.5-....', c: '8.7.5.3.1...' },
    },
    { voice: 'clap', octave: 1, level: 0.12, bars: 'a', figures: { a: '...x.....x..' } },
  ],
  bonus: [],
}
