import type { Score } from '../../score.ts'

/** Stones over lava: a gong, a drum that waits, sparks. */
export const lavaStepsScore: Score = {
  tonic: 49,
  scale: 'pelog',
  tempo: 72,
  meter: [8, 2],
  chords: '11113311',
  air: { name: 'fire', level: 0.7 },
  lead: 'kulintang',
  stop: 'tongatong',
  actions: ['tap', 'step'],
  bed: [
    { voice: 'agung', octave: -1, level: 0.7, bars: 'aab', figures: { a: '1.......', b: '1...4...' } },
    { voice: 'tongatong', octave: 0, level: 0.44, bars: 'AB', figures: { A: '1..2..1.', B: '..4..3..' } },
    { voice: 'dabakan', octave: -1, level: 0.3, bars: 'a', figures: { a: '..x...xx' } },
  ],
  bonus: [],
}
