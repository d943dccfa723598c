import type { Score } from '../../score.ts'

/** Binondo, early: a lute, a flute, tea. */
export const paiGowManilaScore: Score = {
  tonic: 48,
  scale: 'pentatonic',
  tempo: 74,
  meter: [8, 2],
  chords: '11554411',
  air: { name: 'room', level: 0.25 },
  lead: 'kudyapi',
  stop: 'card',
  actions: ['tap', 'pick', 'card', 'chips'],
  bed: [
    {
      voice: 'kudyapi',
      octave: 1,
      level: 0.34,
      bars: 'ABAC',
      figures: { A: '1...3.4.', B: '..6.4.3.', C: '5.4.3.1.' },
    },
    { voice: 'bass', octave: -1, level: 0.5, bars: 'A', figures: { A: '1...4...' } },
    {
      voice: 'flute',
      octave: 1,
      level: 0.2,
      bars: '__ab__cd',
      figures: { a: '6---5-4-', b: '3-------', c: '4---3-2-', d: '1-------' },
    },
  ],
  bonus: [],
}
