import type { Score } from '../../score.ts'

/** The queen's garden: shells, vibes, bubbles. */
export const coralKingdomScore: Score = {
  tonic: 55,
  scale: 'lydian',
  tempo: 86,
  meter: [12, 6],
  chords: '1524152615264215',
  air: { name: 'deep', level: 0.5 },
  lead: 'capiz',
  stop: 'bubble',
  actions: ['tap', 'shot', 'hit'],
  bed: [
    { voice: 'capiz', octave: 0, level: 0.3, bars: 'AB', figures: { A: '1-5-8-9-8-5-', B: '1-3-5-7-5-3-' } },
    { voice: 'vibes', octave: 1, level: 0.22, bars: 'a_b_', figures: { a: '5-----4-3---', b: '6-----5-----' } },
    { voice: 'bubble', octave: 1, level: 0.16, bars: 'aab', figures: { a: 'x.....x.x...', b: '..x.x.....x.' } },
    { voice: 'bass', octave: -1, level: 0.46, bars: 'A', figures: { A: '1-----------' } },
  ],
  bonus: [],
}
