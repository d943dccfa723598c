import type { Score } from '../../score.ts'

/** King and queen at a Spanish table: a guitar, hands that clap. */
export const hariReynaScore: Score = {
  tonic: 52,
  scale: 'harmonic',
  tempo: 84,
  meter: [12, 6],
  chords: '1451514517451451',
  lead: 'gitara',
  stop: 'clap',
  actions: ['tap', 'card', 'step'],
  bed: [
    { voice: 'gitara', octave: 0, level: 0.5, bars: 'A', figures: { A: '1-358531-585' } },
    { voice: 'bass', octave: -1, level: 0.5, bars: 'A', figures: { A: '1-----5-----' } },
    { voice: 'clap', octave: 1, level: 0.2, bars: 'aab', figures: { a: '...x.....x..', b: '...x.x...x.x' } },
    { voice: 'octavina', octave: 1, level: 0.28, bars: '__a___b_', figures: { a: '5-6-5-4-3---', b: '8-7-5-------' } },
  ],
  bonus: [],
}
