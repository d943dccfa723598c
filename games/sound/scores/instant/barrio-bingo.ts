import type { Score } from '../../score.ts'

/** Sunday in the covered court: a lyre, a tuba, the caller. */
export const barrioBingoScore: Score = {
  tonic: 55,
  scale: 'major',
  tempo: 114,
  meter: [8, 2],
  chords: '16251625',
  air: { name: 'crowd', level: 0.25 },
  lead: 'lyre',
  stop: 'woodblock',
  actions: ['tap', 'call', 'mark'],
  bed: [
    { voice: 'tuba', octave: -2, level: 0.46, bars: 'A', figures: { A: '1...5...' } },
    { voice: 'gitara', octave: 0, level: 0.34, bars: 'A', figures: { A: '..3...3.' } },
    {
      voice: 'lyre',
      octave: 1,
      level: 0.24,
      bars: 'abacabde',
      figures: { a: '3.5.3.5.', b: '6-5-3---', c: '4.3.2---', d: '5.4.3.2.', e: '1-------' },
    },
    { voice: 'snare', octave: 1, level: 0.12, bars: 'a', figures: { a: 'x.x.x.x.' } },
  ],
  bonus: [],
}
