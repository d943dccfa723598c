import type { Score } from '../../score.ts'

/** Two beasts, one card each: low drums, gongs, a string between them. */
export const dragonTigerScore: Score = {
  tonic: 55,
  scale: 'minorPentatonic',
  tempo: 88,
  meter: [8, 2],
  chords: '11331144',
  air: { name: 'room', level: 0.45 },
  lead: 'gangsa',
  stop: 'dabakan',
  actions: ['tap', 'pick', 'chips', 'card'],
  bed: [
    { voice: 'dabakan', octave: -1, level: 0.5, bars: 'aab', figures: { a: 'x..x....', b: 'x..x..xx' } },
    { voice: 'agung', octave: -1, level: 0.5, bars: 'A', figures: { A: '1...5...' } },
    { voice: 'kudyapi', octave: 1, level: 0.3, bars: 'abac', figures: { a: '1..2.3..', b: '..5.4...', c: '3..2.1..' } },
    { voice: 'strings', octave: 0, level: 0.16, bars: 'A', figures: { A: '1-------' } },
  ],
  bonus: [],
}
