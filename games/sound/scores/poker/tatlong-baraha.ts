import type { Score } from '../../score.ts'

/** Three cards, few words: piano and vibes in the lamplight. */
export const tatlongBarahaScore: Score = {
  tonic: 50,
  scale: 'dorian',
  tempo: 78,
  meter: [8, 2],
  chords: '14174351',
  air: { name: 'room', level: 0.35 },
  lead: 'vibes',
  stop: 'card',
  actions: ['tap', 'card', 'chips'],
  bed: [
    { voice: 'piano', octave: 0, level: 0.32, bars: 'AB', figures: { A: '1.5.3.7.', B: '1.3.5.9.' } },
    { voice: 'bass', octave: -1, level: 0.5, bars: 'A', figures: { A: '1---5---' } },
    {
      voice: 'vibes',
      octave: 1,
      level: 0.2,
      bars: '_a_b_c_d',
      figures: { a: '5---4-3-', b: '..7---5-', c: '6-5-3---', d: '..2-1---' },
    },
  ],
  bonus: [],
}
