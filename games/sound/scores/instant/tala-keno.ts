import type { Score } from '../../score.ts'

/** Forty stars: vibes, shells, a slow night. */
export const talaKenoScore: Score = {
  tonic: 56,
  scale: 'lydian',
  tempo: 72,
  meter: [8, 2],
  chords: '15264215',
  air: { name: 'night', level: 0.2 },
  lead: 'vibes',
  stop: 'capiz',
  actions: ['tap', 'call', 'mark'],
  bed: [
    { voice: 'vibes', octave: 0, level: 0.34, bars: 'AB', figures: { A: '1..5..9.', B: '1..3..7.' } },
    { voice: 'capiz', octave: 1, level: 0.22, bars: 'a_b_', figures: { a: '5...4...', b: '..6...3.' } },
    { voice: 'strings', octave: -1, level: 0.2, bars: 'A', figures: { A: '1-------' } },
  ],
  bonus: [],
}
