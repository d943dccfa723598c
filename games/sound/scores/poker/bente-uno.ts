import type { Score } from '../../score.ts'

/** A ballroom on the bay after midnight: a bass that walks, vibes, a guitar that answers them. */
export const benteUnoScore: Score = {
  tonic: 51,
  scale: 'dorian',
  tempo: 92,
  meter: [12, 3],
  chords: '11441575',
  air: { name: 'room', level: 0.3 },
  lead: 'vibes',
  stop: 'card',
  actions: ['tap', 'pick', 'card', 'chips'],
  bed: [
    {
      voice: 'bass',
      octave: -1,
      level: 0.58,
      bars: 'ABAC',
      figures: { A: '1-.3-.5-.6-.', B: '8-.6-.5-.3-.', C: '1-.2-.3-.5-.' },
    },
    { voice: 'vibes', octave: 0, level: 0.24, bars: 'AB', figures: { A: '...3-....5-.', B: '..5-...7-...' } },
    {
      voice: 'gitara',
      octave: 1,
      level: 0.2,
      bars: 'a__b_c__',
      figures: { a: '5..7..8-----', b: '..9-.8-.5---', c: '4-.5-.3-----' },
    },
    { voice: 'shaker', octave: 2, level: 0.14, bars: 'a', figures: { a: 'x..x.xx..x.x' } },
  ],
  bonus: [],
}
