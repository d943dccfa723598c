import type { Score } from '../../score.ts'

/** A salon late at night: vibes, a walking bass, voices far off. */
export const baccaratBituinScore: Score = {
  tonic: 51,
  scale: 'dorian',
  tempo: 76,
  meter: [12, 3],
  chords: '142514724251',
  air: { name: 'room', level: 0.5 },
  lead: 'vibes',
  stop: 'piano',
  actions: ['tap', 'pick', 'chips', 'card'],
  bed: [
    { voice: 'bass', octave: -1, level: 0.6, bars: 'AB', figures: { A: '1-.3-.5-.6-.', B: '1-.5-.4-.2-.' } },
    { voice: 'piano', octave: 0, level: 0.26, bars: 'A', figures: { A: '..3-....3-..' } },
    { voice: 'piano', octave: 0, level: 0.22, bars: 'A', figures: { A: '..7-....7-..' } },
    {
      voice: 'vibes',
      octave: 1,
      level: 0.24,
      bars: 'a__b_c_d',
      figures: { a: '5-.7-.9-----', b: '..8-.7-.5---', c: '4-.5-.3-----', d: '..2-.3-.1---' },
    },
    { voice: 'shaker', octave: 2, level: 0.1, bars: 'a', figures: { a: 'x..x.xx..x.x' } },
  ],
  bonus: [],
}
