import type { Score } from '../../score.ts'

/** A wake of cards on a porch in the province: a rondalla far away, crickets, a bass that walks home. */
export const pusoyScore: Score = {
  tonic: 50,
  scale: 'major',
  tempo: 92,
  meter: [8, 2],
  chords: '11445511',
  air: { name: 'room', level: 0.22 },
  lead: 'gitara',
  stop: 'card',
  actions: ['tap', 'pick', 'card', 'chips'],
  bed: [
    {
      voice: 'gitara',
      octave: 0,
      level: 0.3,
      bars: 'ABAC',
      figures: { A: '1.5.3.5.', B: '1.5.6.5.', C: '1.3.5.3.' },
    },
    { voice: 'bass', octave: -1, level: 0.45, bars: 'AB', figures: { A: '1...5...', B: '1...3...' } },
  ],
  bonus: [],
}
