import type { Score } from '../../score.ts'

/** Ongpin after dark: a lute in five tones, a wooden clock. */
export const sicBoBituinScore: Score = {
  tonic: 50,
  scale: 'pentatonic',
  tempo: 80,
  meter: [8, 2],
  chords: '11441154',
  air: { name: 'room', level: 0.5 },
  lead: 'kudyapi',
  stop: 'woodblock',
  actions: ['tap', 'pick', 'chips', 'dice'],
  bed: [
    { voice: 'kudyapi', octave: 0, level: 0.4, bars: 'AB', figures: { A: '1..3.4..', B: '6..4.3..' } },
    { voice: 'woodblock', octave: 2, level: 0.18, bars: 'a', figures: { a: 'x...x...' } },
    { voice: 'bass', octave: -1, level: 0.5, bars: 'A', figures: { A: '1-------' } },
    { voice: 'flute', octave: 1, level: 0.18, bars: '__a___b_', figures: { a: '5---4---', b: '3-2-1---' } },
  ],
  bonus: [],
}
