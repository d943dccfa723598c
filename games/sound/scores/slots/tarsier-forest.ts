import { slotActions } from '../../actions.ts'
import type { Score } from '../../score.ts'

/** Bohol at night: bamboo drops, a nose flute far off, wide eyes. */
export const tarsierForestScore: Score = {
  tonic: 59,
  scale: 'minorPentatonic',
  tempo: 80,
  meter: [8, 2],
  chords: '11114411',
  air: { name: 'night', level: 0.55 },
  lead: 'bamboo',
  stop: 'tongatong',
  actions: slotActions,
  bed: [
    { voice: 'bamboo', octave: 0, level: 0.4, bars: 'ABAC', figures: { A: '1..4..2.', B: '.3..5..4', C: '1.2..3..' } },
    { voice: 'tongatong', octave: -1, level: 0.5, bars: 'aab', figures: { a: 'x...x...', b: 'x..x..x.' } },
    { voice: 'noseFlute', octave: 0, level: 0.22, bars: '__a___b_', figures: { a: '5---4-3-', b: '6---5---' } },
  ],
  bonus: [
    { voice: 'bamboo', octave: 1, level: 0.3, bars: 'A', figures: { A: '16453645' } },
    { voice: 'dabakan', octave: -1, level: 0.4, bars: 'a', figures: { a: 'x.xx.xx.' } },
  ],
}
