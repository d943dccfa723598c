import { slotActions } from '../../actions.ts'
import type { Score } from '../../score.ts'

/** The mountain at dusk: deep gongs, a drum that walks, kulintang like sparks. */
export const mayonFireScore: Score = {
  tonic: 50,
  scale: 'kulintang',
  tempo: 84,
  meter: [16, 4],
  chords: '11111111',
  air: { name: 'fire', level: 0.5 },
  lead: 'kulintang',
  stop: 'agung',
  actions: slotActions,
  // The gong alone is too deep for the speaker of a phone.
  own: {
    stop: [
      ['stop', 1, 0, 0, 1],
      ['kulintang', 1, 0, 0, 0.4],
    ],
  },
  bed: [
    {
      voice: 'agung',
      octave: -1,
      level: 0.7,
      bars: 'aabaaabc',
      figures: { a: '1.......4.......', b: '1.......5.......', c: '1...4...5...4...' },
    },
    {
      voice: 'dabakan',
      octave: -1,
      level: 0.4,
      bars: 'aab',
      figures: { a: 'x.....x...x.....', b: 'x..x..x...x.xx..' },
    },
    {
      voice: 'kulintang',
      octave: 1,
      level: 0.34,
      bars: 'abacadbe',
      figures: {
        a: '1.2.3...2.......',
        b: '3.4.5...4.3.....',
        c: '6...5.4.3.......',
        d: '2.3.4.3.2...1...',
        e: '4.3.2.3.1-------',
      },
    },
  ],
  bonus: [
    {
      voice: 'kulintang',
      octave: 1,
      level: 0.3,
      bars: 'ab',
      figures: { a: '1.3.1.4.1.3.1.5.', b: '4.6.4.5.3.4.2.3.' },
    },
    { voice: 'bombo', octave: -2, level: 0.7, bars: 'a', figures: { a: 'x..x..x.x..x..x.' } },
    { voice: 'gangsa', octave: 1, level: 0.2, bars: 'a', figures: { a: 'x...x...x...x...' } },
  ],
}
