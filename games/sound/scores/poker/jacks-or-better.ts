import type { Score } from '../../score.ts'

/** A swing bar on Escolta: piano, a bass that walks, brushes. */
export const jacksOrBetterScore: Score = {
  tonic: 58,
  scale: 'major',
  tempo: 100,
  meter: [12, 3],
  chords: '16251625',
  air: { name: 'room', level: 0.3 },
  lead: 'piano',
  stop: 'card',
  actions: ['tap', 'card', 'pick'],
  bed: [
    { voice: 'bass', octave: -2, level: 0.6, bars: 'AB', figures: { A: '1-.3-.5-.6-.', B: '1-.2-.3-.5-.' } },
    { voice: 'piano', octave: 0, level: 0.24, bars: 'A', figures: { A: '...3-....3-.' } },
    { voice: 'piano', octave: 0, level: 0.2, bars: 'A', figures: { A: '...7-....7-.' } },
    { voice: 'shaker', octave: 2, level: 0.16, bars: 'a', figures: { a: 'x..x.xx..x.x' } },
    { voice: 'piano', octave: 1, level: 0.24, bars: 'a__b', figures: { a: '5-.6-.8-----', b: '..9-.8-.5---' } },
  ],
  bonus: [],
}
